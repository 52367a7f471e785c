import Foundation

/// The texts to be measured, by set, taken from the datasets.
struct TextSets {
  /// A line of a dataset, as far as texts go.
  private struct Item: Decodable {
    var lang: String
    var title: String?
    var body: String?
    var text: String?
    var name: String?
    var description: String?

    /// The paragraphs of the item.
    var paragraphs: [String] {
      [title, text, name, body, description].compactMap { $0 }.flatMap { $0.split(separator: "\n").map(String.init) }
    }
  }

  /// A set and the fonts that it is measured in.
  struct Kind {
    /// The name.
    var name: String
    /// The languages that it takes; nil for all.
    var languages: Set<String>?
    /// The families.
    var fonts: [String]
  }

  /// The sets.
  static let kinds = [
    Kind(name: "latin", languages: ["en"], fonts: ["Noto Sans", "DejaVu Sans", "Inter"]),
    Kind(name: "feed", languages: nil, fonts: ["Noto Sans", "Inter"]),
    Kind(
      name: "cjk", languages: ["zh_CN", "zh_TW", "zh", "ja", "ko", "zh-Hans", "zh-Hant", "zh_HK"],
      fonts: ["Noto Sans"]),
    Kind(name: "arabic", languages: ["ar", "fa", "ur"], fonts: ["Noto Sans"]),
    Kind(name: "hindi", languages: ["hi", "mr", "ne"], fonts: ["Noto Sans"]),
    Kind(name: "thai", languages: ["th"], fonts: ["Noto Sans"]),
  ]

  /// Paragraphs of each dataset with their language.
  private var paragraphs: [(language: String, text: String)] = []

  /// Reads the datasets and deals their paragraphs like cards, so that every part is a mixture.
  init(folder: String) throws {
    var piles: [[(String, String)]] = []
    for name in ["chat", "feed", "catalog"] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).ndjson"))
      let decoder = JSONDecoder()
      var pile: [(String, String)] = []
      for line in data.split(separator: 0x0A) {
        let item = try decoder.decode(Item.self, from: line)
        pile += item.paragraphs.map { (item.lang, $0) }
      }
      piles.append(pile)
    }
    let longest = piles.map(\.count).max() ?? 0
    for place in 0..<longest {
      for pile in piles where place < pile.count { paragraphs.append(pile[place]) }
    }
  }

  /// The first paragraphs of a set, none twice, and where there are too few, new ones made of their words.
  func texts(_ kind: Kind, count: Int) -> [String] {
    var texts: [String] = []
    var seen: Set<String> = []
    for (language, text) in paragraphs where kind.languages?.contains(language) ?? true {
      guard texts.count < count else { break }
      if seen.insert(text).inserted { texts.append(text) }
    }
    let words = texts.flatMap { $0.split(separator: " ") }
    var state: UInt64 = 12345
    while texts.count < count, !words.isEmpty {
      var text = ""
      repeat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += (text.isEmpty ? "" : " ") + words[Int(state >> 33) % words.count]
      } while text.utf8.count < 40 + Int(state >> 40 % 120)
      texts.append(text)
    }
    return texts
  }
}
