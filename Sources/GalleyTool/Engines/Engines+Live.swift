internal import LayoutModel

extension Engines {
  /// The package's own engines.
  static let live = Engines(
    measurer: { (_, _) throws(LayoutError) in throw missing },
    treeLayout: { (_) throws(LayoutError) in throw missing },
    systemSolver: {
      { _ in
        SystemAnswer(
          status: .error, diagnostics: [Diagnostic(kind: .error, message: missing.description)])
      }
    },
    textMeasurer: { (_) throws(LayoutError) in throw missing })

  /// Stands for an engine that is not connected yet.
  private static let missing = LayoutError(at: "", "this build has no engine")
}
