internal import LayoutModel

extension ItemBatch {
  /// Some items of the batch, in the order of their places.
  func selection(_ places: [Int]) -> ItemBatch {
    guard places.count < count else { return self }
    func picked<Element>(_ values: [Element]) -> [Element] { values.isEmpty ? [] : places.map { values[$0] } }
    let columns = columns.map { whole in
      var column = whole
      column.kinds = picked(whole.kinds)
      column.numbers = picked(whole.numbers)
      column.heights = picked(whole.heights)
      column.textStarts = picked(whole.textStarts)
      column.textLengths = picked(whole.textLengths)
      return column
    }
    var part = ItemBatch(count: places.count, fields: fields, columns: columns, arena: arena, keys: picked(keys))
    for (place, item) in places.enumerated() { part.faults[place] = faults[item] }
    return part
  }
}
