/// What is asked of every item of a batch.
public struct MeasureRequest: Sendable {
  /// The widths offered, in points; each gives an answer of its own.
  public var widths: [Double]
  /// Factors on text sizes; each gives an answer of its own.
  public var textScales: [Double]
  /// Whether frames and content sizes are wanted.
  public var frames: Bool
  /// Whether diagnostics are wanted.
  public var diagnostics: Bool

  /// Creates a request.
  public init(widths: [Double], textScales: [Double] = [1], frames: Bool = false, diagnostics: Bool = false) {
    self.widths = widths
    self.textScales = textScales
    self.frames = frames
    self.diagnostics = diagnostics
  }
}
