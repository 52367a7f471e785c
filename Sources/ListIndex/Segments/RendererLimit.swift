/// How tall an element renderers hold, in their pixels.
///
/// A list whose length in pixels exceeds the limit needs `SegmentSplit` or `SegmentScale`.
public enum RendererLimit {
  /// Chromium and WebKit: lengths are 1/64 pixel in 32 bits; what lies beyond is cut off.
  public static let chromium: Double = 33_554_400
  /// Firefox: lengths are 1/60 pixel in 30 bits; elements beyond are not drawn.
  public static let firefox: Double = 17_895_600
  /// A length that every browser in use holds.
  public static let anyBrowser: Double = 15_000_000
}
