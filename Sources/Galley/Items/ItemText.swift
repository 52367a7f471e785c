/// A type of property that a text view may show: its content is a text or missing.
public protocol ItemText: ItemValue {}

extension String: ItemText {
  /// The text.
  public var itemContent: ItemContent { .text(self) }
}

extension Substring: ItemText {
  /// The text.
  public var itemContent: ItemContent { .text(String(self)) }
}

extension Optional: ItemText where Wrapped: ItemText {}
