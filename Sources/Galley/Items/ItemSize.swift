public import LayoutModel

/// A type of property that may be the size of a picture or control: its content is a size or missing.
///
/// To read sizes of a type of your own, conform it:
///
/// ```swift
/// extension CGSize: @retroactive ItemSize {
///   public var itemContent: ItemContent { .size(Size(width: width, height: height)) }
/// }
/// ```
public protocol ItemSize: ItemValue {}

extension Size: ItemSize {
  /// The size.
  public var itemContent: ItemContent { .size(self) }
}

extension Optional: ItemSize where Wrapped: ItemSize {}
