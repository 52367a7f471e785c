/// The cells of a run that it answers, as places in the run.
struct RunAnswer: Sequence {
  /// The cells' group.
  let group: CellGroup
  /// The plan that was run.
  let compiled: CompiledModel
  /// The items of all cells of the run.
  let items: ItemSelection
  /// The place of the answers among those of one item.
  let place: Int
  /// The cells answered; nil for all.
  let picked: [Int]?

  /// Whether all cells are answered.
  var isWhole: Bool { picked == nil }
  /// How many cells are answered.
  var count: Int { picked?.count ?? items.count }

  /// The places of the cells answered.
  func makeIterator() -> AnyIterator<Int> {
    guard let picked else { return AnyIterator((0..<items.count).makeIterator()) }
    return AnyIterator(picked.makeIterator())
  }
}
