/// A measurer that the host program supplies, asked grapheme by grapheme.
///
/// Breaking into lines stays with the engine; the host only says how wide things are. The answers must be a
/// pure function of the arguments, since the engine keeps and shares them.
public protocol HostMeasurer: Sendable {
  /// The advance of one grapheme, in points.
  func advance(ofGrapheme utf8: [UInt8], size: Double) -> Double
  /// The part of a line above the baseline and the part below it, in points.
  func lineExtents(size: Double) -> (ascent: Double, descent: Double)
}
