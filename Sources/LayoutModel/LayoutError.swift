/// A fault in a layout document, tree, system or item: where it is, what is wrong and how to mend it.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, as a path of keys and array places such as `root.children[2].weight`; empty for the whole input.
  public var path: String
  /// What is wrong and what would be right, in one clause without a final period.
  public var problem: String
  /// Where the faulty part was declared, if that was in Swift.
  public var source: SourcePlace?

  /// Creates an error at `path`.
  public init(at path: String, _ problem: String, source: SourcePlace? = nil) {
    self.path = path
    self.problem = problem
    self.source = source
  }

  /// The error as one line: `file:line: path: problem`, without the parts that are unknown.
  public var description: String {
    [source?.description, path.isEmpty ? nil : path, problem].compactMap(\.self).joined(separator: ": ")
  }

  /// The same error seen from an enclosing place, whose path comes first.
  public func within(_ outer: String) -> LayoutError {
    guard !path.isEmpty else { return LayoutError(at: outer, problem, source: source) }
    return LayoutError(at: path.hasPrefix("[") ? outer + path : "\(outer).\(path)", problem, source: source)
  }
}
