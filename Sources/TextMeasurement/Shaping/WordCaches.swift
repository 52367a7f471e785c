/// The word caches of one thread, by font and language.
struct WordCaches {
  /// What words of a cache have in common.
  private struct Key: Hashable {
    /// The font at a size, with its letter spacing.
    var font: Int
    /// The language.
    var language: String
  }

  /// Caches kept at most; beyond, all are forgotten.
  private static let limit = 64

  /// The caches.
  private var caches: [WordCache] = []
  /// The place of each.
  private var places: [Key: Int] = [:]
  /// The key asked for last.
  private var lastKey = Key(font: -1, language: "")
  /// Its place.
  private var lastPlace = 0

  /// The place of the cache of a font and language.
  mutating func place(font: Int, language: String) -> Int {
    if font == lastKey.font, language == lastKey.language { return lastPlace }
    let key = Key(font: font, language: language)
    if places[key] == nil, caches.count >= Self.limit { self = WordCaches() }
    let place = places[key] ?? caches.count
    if place == caches.count { caches.append(WordCache()) }
    places[key] = place
    (lastKey, lastPlace) = (key, place)
    return place
  }

  /// A cache by its place.
  subscript(place: Int) -> WordCache {
    _read { yield caches[place] }
    _modify { yield &caches[place] }
  }
}
