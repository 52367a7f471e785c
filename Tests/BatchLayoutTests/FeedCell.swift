import BatchLayout
import LayoutModel

/// The feed cell of the benchmark: avatar, title, body, sometimes an image, and three buttons.
struct FeedCell: Sendable {
  /// Letters of the title.
  var title: Int
  /// Letters of the body; there may be none.
  var body: Int
  /// Whether there is an image.
  var hasImage: Bool
  /// The image's width over its height.
  var ratio: Double

  /// The cell as a document.
  static let document = #"""
    { "version": 1,
      "fonts": {"default": {"measurer": "fixed", "advance": 7, "lineHeight": 17}},
      "root": {
        "margins": 12, "layout": {"strategy": "row", "spacing": 12, "verticalAlignment": "top"},
        "children": [
          {"id": "avatar", "width": 40, "height": 40},
          {"id": "column", "weight": 1, "layout": {"strategy": "column", "spacing": 8}, "children": [
            {"id": "texts", "layout": {"strategy": "column", "spacing": 4}, "children": [
              {"id": "title", "text": {"bind": "title"}}, {"id": "body", "text": {"bind": "body"}}]},
            {"id": "image", "hidden": {"unless": "ratio"}, "maxHeight": 300,
             "aspectRatio": {"value": {"bind": "ratio"}, "priority": 900}},
            {"id": "footer", "layout": {"strategy": "row", "spacing": 8}, "children": [
              {"id": "like", "height": 32, "weight": 1}, {"id": "reply", "height": 32, "weight": 1},
              {"id": "share", "height": 32, "weight": 1}]}]}]}}
    """#

  /// The first `count` cells of the benchmark's generator.
  static func cells(_ count: Int) -> [FeedCell] {
    var state: UInt64 = 12345
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    return (0..<count).map { _ in
      FeedCell(
        title: 10 + next() % 81, body: next() % 601, hasImage: next() % 10 < 3,
        ratio: Double(500 + next() % 1501) / 1000)
    }
  }

  /// The height at a width, by plain arithmetic.
  func height(width: Double) -> Double {
    let column = width - 12 - 40 - 12 - 12
    let perLine = Int(column / 7)
    let lines = (title + perLine - 1) / perLine + (body + perLine - 1) / perLine
    let image = hasImage ? min(300, column / ratio) + 8 : 0
    return max(40, 17 * Double(lines) + 4 + 8 + image + 32) + 24
  }

  /// Cells as a batch of the fields given.
  static func batch(_ cells: [FeedCell], fields: [FieldPath]) -> ItemBatch {
    var batch = ItemBatch(fields: fields, keys: cells.indices.map { .number("\($0)") })
    for (item, cell) in cells.enumerated() {
      for (column, field) in fields.enumerated() {
        switch field.description {
        case "title": batch.set(letters: cell.title, column: column, item: item)
        case "body": batch.set(letters: cell.body, column: column, item: item)
        case "ratio" where cell.hasImage:
          batch.columns[column].kinds[item] = .number
          batch.columns[column].numbers[item] = cell.ratio
        default: break
        }
      }
    }
    return batch
  }

  /// Heights of cells at one width.
  static func heights(
    of cells: [FeedCell], _ engine: LayoutEngine, width: Double = 375, worker: BatchWorker = BatchWorker()
  ) -> [Double] {
    let batch = batch(cells, fields: engine.fields)
    return engine.measure(batch, MeasureRequest(widths: [width]), worker: worker).map(\.height)
  }
}

extension ItemBatch {
  /// Puts a text of so many letters into a column.
  fileprivate mutating func set(letters: Int, column: Int, item: Int) {
    columns[column].kinds[item] = .text
    columns[column].textStarts[item] = Int32(arena.count)
    columns[column].textLengths[item] = Int32(letters)
    arena.append(contentsOf: repeatElement(UInt8(ascii: "x"), count: letters))
  }
}
