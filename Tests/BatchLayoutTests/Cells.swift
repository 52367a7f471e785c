import BatchLayout
import Galley
import ItemReading
import LayoutModel
import TextMeasurement

/// Documents and items of the tests, written as JSON.
enum Cells {
  /// Frames and heights further apart than this differ: far below a pixel, far above the rounding of the solver.
  static let tolerance = 0.001

  /// An engine of a document.
  static func engine(_ document: String) throws -> LayoutEngine {
    try LayoutEngine(JSONReader().read(Array(document.utf8)), strategies: .builtIn, fonts: FontLibrary())
  }

  /// An engine of a document whose default font has characters of 10 × 20.
  static func engine(root: String, setting: String = "") throws -> LayoutEngine {
    let font = #"{"measurer": "fixed", "advance": 10, "lineHeight": 20}"#
    return try engine(
      #"{"version": 1, "fonts": {"default": \#(font)}, \#(setting) "root": \#(root)}"#)
  }

  /// Items, one an element, as a batch for an engine.
  static func batch(_ items: [String], for engine: LayoutEngine) throws -> ItemBatch {
    let bytes = Array(items.joined(separator: "\n").utf8)
    var reader = ItemReader(ByteArraySource(bytes), fields: engine.fields, itemCount: max(1, items.count))
    return try reader.next() ?? ItemBatch(fields: engine.fields, keys: [])
  }

  /// Measures items at one width, with frames and diagnostics.
  static func measure(_ engine: LayoutEngine, _ items: [String], width: Double) throws -> [CellResult] {
    engine.measure(
      try batch(items, for: engine), MeasureRequest(widths: [width], frames: true, diagnostics: true),
      worker: BatchWorker())
  }

  /// Measures one item of a root at one width, with frames and diagnostics.
  static func measure(
    root: String, setting: String = "", _ item: String = "{}", width: Double
  ) throws -> CellResult {
    try measure(try engine(root: root, setting: setting), [item], width: width)[0]
  }
}

extension CellResult {
  /// The frame of a view as x, y, width and height; empty if it has none.
  subscript(view: String) -> [Double] {
    guard let frame = frames.first(where: { $0.view == view })?.frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// Whether the frame of a view is the one expected, but for the tolerance.
  func has(_ view: String, _ expected: [Double]) -> Bool {
    let frame = self[view]
    return frame.count == expected.count
      && zip(frame, expected).allSatisfy { abs($0 - $1) <= Cells.tolerance }
  }
}
