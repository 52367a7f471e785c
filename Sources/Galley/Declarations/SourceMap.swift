import BatchLayout
import LayoutModel

/// Where the parts of a declaration stand in the source, by their names in errors and diagnostics.
struct SourceMap: Sendable {
  /// The place of the whole, for what is no part's fault; nil where nothing is declared in Swift.
  private let whole: SourcePlace?
  /// Places by path, such as `root.children[2]`.
  private var paths: [String: SourcePlace] = [:]
  /// Places of views by id.
  private var views: [String: SourcePlace] = [:]
  /// Places of constraints by their names in diagnostics.
  private var constraints: [String: SourcePlace] = [:]

  /// Creates a map of the parts of a declaration, none noted yet.
  init(_ whole: SourcePlace? = nil) { self.whole = whole }

  /// Notes where the part at a path is declared.
  mutating func note(_ source: SourcePlace, path: String) { paths[path] = source }

  /// Notes where a view is declared.
  mutating func note(_ source: SourcePlace, view: String) { views[view] = source }

  /// Notes where a constraint is declared.
  mutating func note(_ source: SourcePlace, constraint: String) { constraints[constraint] = source }

  /// The error with the place of what it is about.
  func locating(_ error: LayoutError) -> LayoutError {
    guard error.source == nil else { return error }
    return LayoutError(at: error.path, error.problem, source: place(of: error.path))
  }

  /// The result with the places of what its diagnostics are about.
  func locating(_ result: CellResult) -> CellResult {
    var result = result
    for place in result.diagnostics.indices {
      result.diagnostics[place].sources = sources(of: result.diagnostics[place])
    }
    return result
  }

  /// Constraints first, then views; an error's message starts with its path.
  private func sources(of diagnostic: Diagnostic) -> [SourcePlace] {
    if diagnostic.kind == .error {
      return place(of: String(diagnostic.message.prefix { $0 != ":" })).map { [$0] } ?? []
    }
    var seen: Set<SourcePlace> = []
    let places = diagnostic.constraints.compactMap { constraints[$0] } + diagnostic.views.compactMap { views[$0] }
    return places.filter { seen.insert($0).inserted }
  }

  /// The place of the innermost part that encloses a path, or of the whole.
  private func place(of path: String) -> SourcePlace? {
    var path = path[...]
    while !path.isEmpty {
      if let place = paths[String(path)] { return place }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { break }
      path = path[..<end]
    }
    return whole
  }
}
