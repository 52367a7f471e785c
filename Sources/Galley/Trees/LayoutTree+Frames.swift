public import BatchLayout
public import LayoutModel

extension LayoutTree {
  /// Lays the tree out; a dimension of nil is fitted to the content.
  ///
  /// - Returns: Status, frames, content sizes and diagnostics; of a faulty tree the status `error` and the reason.
  public func layout(width: Double? = nil, height: Double? = nil, by engine: TreeEngine = .standard) -> CellResult {
    engine.layout([self], width: width, height: height)[0]
  }

  /// The frames of all visible views by id, each in its parent's coordinates; a dimension of nil is fitted.
  ///
  /// - Throws: `LayoutError` if the tree is faulty; it names the line of the declaration.
  public func frames(
    width: Double? = nil, height: Double? = nil, by engine: TreeEngine = .standard
  ) throws(LayoutError) -> [String: Rectangle] {
    let result = layout(width: width, height: height, by: engine)
    guard result.status != .error else {
      let reason = result.diagnostics.first
      throw LayoutError(at: "", reason?.message ?? "cannot be laid out", source: reason?.sources.first)
    }
    return Dictionary(result.frames.map { ($0.view, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
