internal import ConstraintSolver
internal import Galley
internal import LayoutModel
internal import TextMeasurement

extension Engines {
  /// The package's own engines.
  static let live = Engines(
    measurer: { (document, options) throws(LayoutError) in try DocumentMeasurer(document, options) },
    treeLayout: { (options) throws(LayoutError) in
      let fonts = FontLibrary(directories: options.fontDirectories)
      let engine = TreeEngine(strategies: options.strategies, fonts: fonts)
      return { trees in engine.layout(trees, worker: BatchWorker()) }
    },
    systemSolver: { verifies in { $0.solve(verifies: verifies) } },
    textMeasurer: { (options) throws(LayoutError) in
      let fonts = FontLibrary(directories: options.fontDirectories)
      return { line in
        Result { () throws(LayoutError) in try TextAnswer(line, fonts: fonts) }
      }
    })
}
