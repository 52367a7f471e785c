/// The kind of a field's value in one item.
public enum FieldKind: UInt8, Sendable {
  /// The item has no such field.
  case absent
  /// `null`.
  case null
  /// `false`.
  case no
  /// `true`.
  case yes
  /// A finite number.
  case number
  /// A string.
  case text
  /// An array without elements.
  case emptyArray
  /// Any other array that is not a size.
  case array
  /// Any object that is not a size.
  case object
  /// `{"width", "height"}`, `{"w", "h"}` (either may be missing, then NaN) or an array of two numbers.
  case size

  /// Whether a `hidden` condition counts the kind alone as *no*; numbers and texts are judged by their value.
  public var isMissing: Bool { self == .absent || self == .null }
}

/// The values of one field over a batch of items: a column.
///
/// Every array has one entry an item. Texts are ranges of bytes in the batch's arena.
public struct FieldColumn: Sendable {
  /// The kind of each value.
  public var kinds: [FieldKind]
  /// Numbers; of a size its width.
  ///
  /// Zero elsewhere.
  public var numbers: [Double]
  /// Of a size its height.
  ///
  /// Zero elsewhere.
  public var heights: [Double]
  /// Where each text starts in the arena.
  public var textStarts: [Int32]
  /// Each text's length in bytes of UTF-8.
  public var textLengths: [Int32]

  /// Creates a column of `count` absent values.
  public init(count: Int) {
    kinds = Array(repeating: .absent, count: count)
    numbers = Array(repeating: 0, count: count)
    heights = Array(repeating: 0, count: count)
    textStarts = Array(repeating: 0, count: count)
    textLengths = Array(repeating: 0, count: count)
  }
}
