public import LayoutModel

/// What sizes were measured with: of two measurements of equal origins, contents and widths, the sizes are equal.
public struct SizeOrigin: Hashable, Sendable {
  /// The hash of the document, 32 bytes.
  public var document: [UInt8]
  /// The fingerprint of the font files, 32 bytes.
  public var fonts: [UInt8]
  /// The reading direction.
  public var direction: LayoutDocument.Direction
  /// The process's locale, by name.
  public var locale: String
  /// The version of the engine and of the libraries that it measures with.
  public var engine: String

  /// Creates an origin.
  public init(
    document: [UInt8], fonts: [UInt8], direction: LayoutDocument.Direction, locale: String, engine: String
  ) {
    self.document = document
    self.fonts = fonts
    self.direction = direction
    self.locale = locale
    self.engine = engine
  }
}
