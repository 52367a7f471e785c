public import LayoutModel

/// A stretch of a text with a font of its own, or a picture in the line.
///
/// ```swift
/// Text([.field(\.sender, font: bold), .text(" likes "), .attachment(Size(width: 16, height: 16))])
/// ```
public struct TextSpan<Item>: Sendable {
  /// The span as documents write it.
  let value: DeclaredValue<Item>

  /// A stretch of the same text for all items; a font or letter spacing of nil is the text's.
  public static func text(_ text: String, font: FontDescription? = nil, letterSpacing: Double? = nil) -> TextSpan {
    TextSpan(.string(text), font, letterSpacing)
  }

  /// A stretch that each item brings, or `fallback` where it has none.
  public static func field<Value: ItemText>(
    _ keyPath: ItemPath<Item, Value>, default fallback: String? = nil, font: FontDescription? = nil,
    letterSpacing: Double? = nil
  ) -> TextSpan {
    TextSpan(.bound(ItemField(keyPath), default: fallback.map { .string($0) }), font, letterSpacing)
  }

  /// A picture that stands in the line like a character.
  public static func attachment(_ size: Size) -> TextSpan {
    TextSpan(
      value: .object([DeclaredMember("attachment", .array([.number(size.width), .number(size.height)]))]))
  }

  private init(value: DeclaredValue<Item>) { self.value = value }

  private init(_ text: DeclaredValue<Item>, _ font: FontDescription?, _ letterSpacing: Double?) {
    var members = [DeclaredMember("text", text)]
    if let font { members.append(DeclaredMember("font", .font(font))) }
    if let letterSpacing { members.append(DeclaredMember("letterSpacing", .number(letterSpacing))) }
    value = .object(members)
  }
}
