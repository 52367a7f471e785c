/// A type of property that may be a length, a ratio or another number: its content is a number or missing.
public protocol ItemNumber: ItemValue {}

extension Double: ItemNumber {
  /// The number.
  public var itemContent: ItemContent { .number(self) }
}

extension Float: ItemNumber {
  /// The number.
  public var itemContent: ItemContent { .number(Double(self)) }
}

extension Int: ItemNumber {
  /// The nearest number.
  public var itemContent: ItemContent { .number(Double(self)) }
}

extension Optional: ItemNumber where Wrapped: ItemNumber {}
