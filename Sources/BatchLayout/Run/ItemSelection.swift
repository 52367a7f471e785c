/// Some items of a batch, in rising order: a stretch without gaps, or picked ones.
struct ItemSelection {
  /// The items picked; empty for a stretch.
  private(set) var items: [Int32] = []
  /// The first item of the stretch, or the first place in `items`.
  private(set) var start: Int
  /// How many.
  private(set) var count: Int

  /// A stretch.
  init(_ range: Range<Int>) {
    start = range.lowerBound
    count = range.count
  }

  /// The items at the places `range` of a list.
  init(_ items: [Int32], _ range: Range<Int>) {
    self.items = items
    start = range.lowerBound
    count = range.count
  }

  /// Whether the items lie side by side.
  var isStretch: Bool { items.isEmpty }

  /// The item at a place.
  subscript(place: Int) -> Int { items.isEmpty ? start + place : Int(items[start + place]) }

  /// The items at the places `range` of this selection.
  subscript(range: Range<Int>) -> ItemSelection {
    var part = self
    part.start += range.lowerBound
    part.count = range.count
    return part
  }
}
