public import BatchLayout
import LayoutModel
import TextMeasurement

extension TreeEngine {
  /// An engine of the built-in strategies and the system's fonts, made at its first use.
  public static let standard = TreeEngine(strategies: .builtIn, fonts: FontLibrary())

  /// Lays out trees that are declared in Swift; trees of equal structure are solved together.
  ///
  /// - Parameters:
  ///   - trees: The trees.
  ///   - width: The width of each root, in points; nil fits it to the content.
  ///   - height: The height of each root, in points; nil fits it to the content.
  /// - Returns: One result a tree, with frames and diagnostics, in the order given.
  public func layout(_ trees: [LayoutTree], width: Double? = nil, height: Double? = nil) -> [CellResult] {
    var results = Array(repeating: CellResult(status: .ok, height: 0), count: trees.count)
    var lines: [(tree: Int, json: JSONValue)] = []
    for (place, tree) in trees.enumerated() {
      do throws(LayoutError) {
        lines.append((place, try tree.json(width: width, height: height)))
      } catch {
        results[place] = .failure(error)
      }
    }
    for (line, result) in zip(lines, layout(lines.map(\.json), worker: BatchWorker())) {
      results[line.tree] = trees[line.tree].sources.locating(result)
    }
    return results
  }
}

extension CellResult {
  /// The result of a tree that cannot be written; the place in the source stands apart from the message.
  fileprivate static func failure(_ error: LayoutError) -> CellResult {
    var result = CellResult.failure(LayoutError(at: error.path, error.problem).description)
    for place in result.diagnostics.indices { result.diagnostics[place].sources = error.source.map { [$0] } ?? [] }
    return result
  }
}
