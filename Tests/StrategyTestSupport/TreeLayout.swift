public import BatchLayout
public import Galley
import ItemReading
public import LayoutModel
import TextMeasurement

/// What became of one tree: its status, its frames and the kinds of its diagnostics.
public struct TreeLayout: CustomStringConvertible {
  /// Frames further apart than this differ: far below a pixel, far above the rounding of the solver.
  public static let tolerance = 0.001

  /// What the engine says.
  public let result: CellResult

  /// Lays out a tree.
  public init(of tree: JSONValue, strategies: StrategyRegistry = .builtIn) {
    let engine = TreeEngine(strategies: strategies, fonts: FontLibrary())
    result = engine.layout([tree], worker: BatchWorker())[0]
  }

  /// Lays out a tree that is written as JSON.
  public init(_ json: String) throws {
    self.init(of: try JSONReader().read(Array(json.utf8)))
  }

  /// Lays out a root that is written as JSON, in a box of the given size.
  public init(width: Double? = nil, height: Double? = nil, root: String) throws {
    let size = [("width", width), ("height", height)].compactMap { key, extent in
      extent.map { "\"\(key)\": \($0), " }
    }
    try self.init("{\(size.joined())\"root\": \(root)}")
  }

  /// The status by name.
  public var status: String { result.status.name }

  /// The kinds of the diagnostics, in their order.
  public var kinds: [String] { result.diagnostics.map(\.kind.rawValue) }

  /// The messages of the diagnostics, in their order.
  public var messages: [String] { result.diagnostics.map(\.message) }

  /// The views that the diagnostics name, in their order.
  public var views: [String] { result.diagnostics.flatMap(\.views) }

  /// The constraints that the diagnostics name, in their order.
  public var constraints: [String] { result.diagnostics.flatMap(\.constraints) }

  /// The frame of a view as x, y, width and height; empty if it has none.
  public subscript(view: String) -> [Double] {
    guard let frame = result.frames.first(where: { $0.view == view })?.frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// The frames of all views by id.
  public var frames: [String: [Double]] {
    Dictionary(result.frames.map { ($0.view, self[$0.view]) }, uniquingKeysWith: { first, _ in first })
  }

  /// The content sizes of all views that scroll, by id.
  public var contentSizes: [String: [Double]] {
    Dictionary(uniqueKeysWithValues: result.contentSizes.map { ($0.view, [$0.size.width, $0.size.height]) })
  }

  /// The status and the frames, a line each.
  public var description: String { Self.describe(status: status, frames) }

  /// A status and frames, a line each, in the order of the ids.
  public static func describe(status: String, _ frames: [String: [Double]]) -> String {
    let lines = frames.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    return ([status] + lines).joined(separator: "\n")
  }

  /// Whether the same views have frames, and equal ones but for the tolerance.
  public func matches(_ expected: [String: [Double]]) -> Bool { Self.agree(frames, expected) }

  /// Whether the same views scroll, over contents of equal sizes but for the tolerance.
  public func matches(contentSizes expected: [String: [Double]]) -> Bool { Self.agree(contentSizes, expected) }

  private static func agree(_ found: [String: [Double]], _ expected: [String: [Double]]) -> Bool {
    found.keys == expected.keys
      && found.allSatisfy { view, numbers in
        zip(numbers, expected[view] ?? []).allSatisfy { abs($0 - $1) <= tolerance }
      }
  }
}
