/// The cells of a run that it answers.
struct RunAnswer {
  /// The cells' group.
  let group: CellGroup
  /// The plan that was run.
  let compiled: CompiledModel
  /// The items of all cells of the run.
  let items: ItemSelection
  /// The place of the answers among those of one item.
  let place: Int
  /// The cells answered, as places in the run; nil for all.
  let picked: [Int]?

  /// Whether all cells are answered.
  var isWhole: Bool { picked == nil }
  /// How many cells are answered.
  var count: Int { picked?.count ?? items.count }

  /// The place in the run of one of the cells answered.
  subscript(number: Int) -> Int { picked?[number] ?? number }
}
