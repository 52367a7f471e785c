internal import LayoutModel

extension ItemBatch {
  /// Some items of the batch, in the order of their places.
  func selection(_ places: [Int]) -> ItemBatch {
    guard places.count < count else { return self }
    var part = ItemBatch(fields: fields, keys: places.map { keys[$0] })
    part.arena = arena
    for (column, whole) in columns.enumerated() {
      for (place, item) in places.enumerated() {
        part.columns[column].kinds[place] = whole.kinds[item]
        part.columns[column].numbers[place] = whole.numbers[item]
        part.columns[column].heights[place] = whole.heights[item]
        part.columns[column].textStarts[place] = whole.textStarts[item]
        part.columns[column].textLengths[place] = whole.textLengths[item]
      }
    }
    for (place, item) in places.enumerated() { part.faults[place] = faults[item] }
    return part
  }
}
