import BatchLayout
import Galley
import ItemReading
import LayoutModel
import TextMeasurement

/// What became of one tree: its status, its frames and the kinds of its diagnostics.
struct TreeLayout: CustomStringConvertible {
  /// Frames further apart than this differ: far below a pixel, far above the rounding of the solver.
  static let tolerance = 0.001

  /// What the engine says.
  let result: CellResult

  /// Lays out a tree.
  init(of tree: JSONValue) {
    let engine = TreeEngine(strategies: .builtIn, fonts: FontLibrary())
    result = engine.layout([tree], worker: BatchWorker())[0]
  }

  /// Lays out a tree that is written as JSON.
  init(_ json: String) throws {
    self.init(of: try JSONReader().read(Array(json.utf8)))
  }

  /// Lays out a root that is written as JSON, in a box of the given size.
  init(width: Double? = nil, height: Double? = nil, root: String) throws {
    let size = [("width", width), ("height", height)].compactMap { key, extent in
      extent.map { "\"\(key)\": \($0), " }
    }
    try self.init("{\(size.joined())\"root\": \(root)}")
  }

  /// The status by name.
  var status: String { result.status.name }

  /// The kinds of the diagnostics, in their order.
  var kinds: [String] { result.diagnostics.map(\.kind.rawValue) }

  /// The messages of the diagnostics, in their order.
  var messages: [String] { result.diagnostics.map(\.message) }

  /// The views that the diagnostics name, in their order.
  var views: [String] { result.diagnostics.flatMap(\.views) }

  /// The constraints that the diagnostics name, in their order.
  var constraints: [String] { result.diagnostics.flatMap(\.constraints) }

  /// The frame of a view as x, y, width and height; empty if it has none.
  subscript(view: String) -> [Double] {
    guard let frame = result.frames.first(where: { $0.view == view })?.frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// The frames of all views by id.
  var frames: [String: [Double]] {
    Dictionary(result.frames.map { ($0.view, self[$0.view]) }, uniquingKeysWith: { first, _ in first })
  }

  /// The status and the frames, a line each.
  var description: String { Self.describe(status: status, frames) }

  /// A status and frames, a line each, in the order of the ids.
  static func describe(status: String, _ frames: [String: [Double]]) -> String {
    let lines = frames.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    return ([status] + lines).joined(separator: "\n")
  }

  /// Whether the same views have frames, and equal ones but for the tolerance.
  func matches(_ expected: [String: [Double]]) -> Bool {
    frames.keys == expected.keys
      && frames.allSatisfy { view, frame in
        zip(frame, expected[view] ?? []).allSatisfy { abs($0 - $1) <= Self.tolerance }
      }
  }
}
