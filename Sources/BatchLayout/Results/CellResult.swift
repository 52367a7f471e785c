public import LayoutModel

/// Everything that may be asked of one cell.
public struct CellResult: Sendable {
  /// What became of the cell.
  public var status: RowStatus
  /// The root's height in points; 0 when the status is `error`.
  public var height: Double
  /// Frames of all visible views in document order; empty unless asked for.
  public var frames: [NamedFrame]
  /// Content sizes of scroll views, by id.
  public var contentSizes: [(view: String, size: Size)]
  /// Remarks, where they were asked for; of a failure always the reason.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(
    status: RowStatus, height: Double, frames: [NamedFrame] = [],
    contentSizes: [(view: String, size: Size)] = [], diagnostics: [Diagnostic] = []
  ) {
    self.status = status
    self.height = height
    self.frames = frames
    self.contentSizes = contentSizes
    self.diagnostics = diagnostics
  }

  /// The result of a cell that could not be measured.
  public static func failure(_ reason: String) -> CellResult {
    CellResult(status: .error, height: 0, diagnostics: [Diagnostic(kind: .error, message: reason)])
  }
}
