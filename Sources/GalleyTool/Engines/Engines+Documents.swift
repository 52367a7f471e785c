internal import BatchLayout
internal import ItemReading
internal import LayoutModel

extension Engines {
  /// Makes the engine of the document in a file; `-` is standard input.
  ///
  /// - Throws: What is wrong with the file or the document, with its path.
  func measurer(of path: String, _ options: EngineOptions) throws(LayoutError) -> any CellMeasurer {
    let options = try options.loadingPlugins()
    let bytes = try FileSource.contents(of: path)
    guard !bytes.isEmpty else { throw LayoutError(at: path, "is empty; expected a layout document") }
    do throws(LayoutError) {
      return try measurer(JSONReader().read(bytes), options)
    } catch {
      throw LayoutError(at: path, error.description)
    }
  }
}
