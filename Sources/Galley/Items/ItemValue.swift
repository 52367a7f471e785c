/// A type of property that a layout may read of an item.
///
/// `String`, `Substring`, `Double`, `Float`, `Int`, `Bool`, `Size`, arrays, and optionals of all of them conform. An
/// enumeration with raw values of one of these conforms without a line of its own:
///
/// ```swift
/// enum Side: String, ItemValue { case incoming, outgoing }
/// ```
///
/// A view that is hidden `unless` a property holds is left out where its content is missing, `false`, 0, an empty
/// text or an empty list.
public protocol ItemValue: SendableMetatype {
  /// What the value brings to a layout.
  var itemContent: ItemContent { get }
}

extension ItemValue where Self: RawRepresentable, RawValue: ItemValue {
  /// The content of the raw value.
  public var itemContent: ItemContent { rawValue.itemContent }
}

extension Optional: ItemValue where Wrapped: ItemValue {
  /// The content of the value, or `missing`.
  public var itemContent: ItemContent { self?.itemContent ?? .missing }
}

extension Bool: ItemValue {
  /// The truth value.
  public var itemContent: ItemContent { .bool(self) }
}

extension Array: ItemValue {
  /// A list.
  public var itemContent: ItemContent { .list(isEmpty: isEmpty) }
}
