internal import BatchLayout
internal import ItemReading
internal import LayoutModel
internal import SavedSizes

/// The rows of `measure`: a row a cell, items before widths before text scales.
struct MeasureRows: Sendable {
  /// The forms that rows can take.
  enum Format: String, CaseIterable, Sendable {
    case csv, ndjson, binary, sqlite

    /// Whether rows are text.
    var isText: Bool { self == .csv || self == .ndjson }
  }

  /// The form of the rows.
  let format: Format
  /// Whether rows hold frames; only NDJSON can.
  let frames: Bool
  /// Widths and text scales of an item's rows, in their order.
  private let cells: [(width: Double, textScale: Double)]
  /// `,width,textScale,` of each of them.
  private let cellTexts: [[UInt8]]

  /// Creates the rows of cells at all widths and text scales.
  init(format: Format, frames: Bool, widths: [Double], textScales: [Double]) {
    self.format = format
    self.frames = frames
    cells = widths.flatMap { width in textScales.map { (width, $0) } }
    cellTexts = cells.map { cell in
      var text = Array(",".utf8)
      text.append(decimal: cell.width)
      text.append(UInt8(ascii: ","))
      text.append(decimal: cell.textScale)
      text.append(UInt8(ascii: ","))
      return text
    }
  }

  /// What comes before all rows.
  var header: [UInt8] { format == .csv ? Array("id,width,textScale,height,status\n".utf8) : [] }

  /// The columns of sizes: the cells of an item.
  var settings: [SizeSetting] { cells.map { SizeSetting(width: $0.width, textScale: $0.textScale) } }

  /// Puts the results of a batch into words.
  func answer(_ results: [CellResult], of batch: ItemBatch) -> BlockAnswer {
    precondition(results.count == batch.count * cells.count, "there must be a result for every cell")
    var answer = BlockAnswer(items: batch.count, rows: results.count)
    var writer = JSONWriter()
    if format.isText { writer.bytes.reserveCapacity(results.count * 40) }
    for (place, result) in results.enumerated() {
      let (item, cell) = place.quotientAndRemainder(dividingBy: cells.count)
      let key = batch.keys[item]
      answer.count(result.status, of: key) { result.diagnostics.first?.message ?? "" }
      switch format {
      case .csv: appendCSV(result, key, cell, to: &writer.bytes)
      case .ndjson: appendJSON(result, key, cell, to: &writer)
      case .binary, .sqlite: break
      }
    }
    answer.bytes = writer.bytes
    answer.heights = cells.indices.map { cell in
      stride(from: cell, to: results.count, by: cells.count).reduce(0) { $0 + results[$1].height }
    }
    if !format.isText {
      answer.sizes = SizeBlock(
        keys: batch.keys, heights: results.map { $0.status == .error ? 0 : $0.height }, statuses: results.map(\.status))
    }
    return answer
  }

  /// Appends a row of CSV.
  private func appendCSV(_ result: CellResult, _ key: ItemBatch.Key, _ cell: Int, to bytes: inout [UInt8]) {
    bytes.append(csvKey: key)
    bytes.append(contentsOf: cellTexts[cell])
    if result.status != .error { bytes.append(decimal: result.height) }
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: result.status.name.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a row of NDJSON.
  private func appendJSON(
    _ result: CellResult, _ key: ItemBatch.Key, _ cell: Int, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    writer.itemKey(key)
    writer.key("width")
    writer.number(cells[cell].width)
    writer.key("textScale")
    writer.number(cells[cell].textScale)
    writer.key("height")
    if result.status == .error { writer.value(.null) } else { writer.number(result.height) }
    writer.key("status")
    writer.string(result.status.name)
    if frames, result.status != .error {
      writer.frames(result.frames)
      writer.contentSizes(result.contentSizes)
    }
    if !result.diagnostics.isEmpty { writer.diagnostics(result.diagnostics) }
    writer.endObject()
    writer.endLine()
  }
}
