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
  /// A text of which only the number of characters is known, each as wide as the next, none of them a space.
  ///
  /// Only a fixed measurer can lay it out.
  case characters

  /// Whether a `hidden` condition counts the kind alone as *no*; numbers and texts are judged by their value.
  public var isMissing: Bool { self == .absent || self == .null }
}

/// The values of one field over a batch of items: a column.
///
/// `kinds` has one entry an item. Each other array has too, or is empty where no value of the column needs it. Texts
/// are ranges of bytes in the batch's arena.
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
  /// Each text's length in bytes of UTF-8, or in characters where these alone are known.
  public var textLengths: [Int32]

  /// Creates a column of `count` absent values.
  public init(count: Int) {
    kinds = Array(repeating: .absent, count: count)
    numbers = Array(repeating: 0, count: count)
    heights = Array(repeating: 0, count: count)
    textStarts = Array(repeating: 0, count: count)
    textLengths = Array(repeating: 0, count: count)
  }

  private init(kinds: [FieldKind], numbers: [Double] = [], textLengths: [Int32] = []) {
    self.kinds = kinds
    self.numbers = numbers
    heights = []
    textStarts = []
    self.textLengths = textLengths
  }

  /// Creates a column of numbers; absent where `isPresent` says so.
  ///
  /// - Precondition: `isPresent` has an entry for each number.
  public init(numbers: [Double], isPresent: [Bool]? = nil) {
    self.init(kinds: Self.kinds(.number, count: numbers.count, isPresent), numbers: numbers)
  }

  /// Creates a column of texts known by their numbers of characters only, from 0 to 10,000,000; absent where
  /// `isPresent` says so.
  ///
  /// Each is laid out as that many letters without a space would be, by a `fixed` measurer.
  ///
  /// - Precondition: `isPresent` has an entry for each count.
  public init(characterCounts: [Int32], isPresent: [Bool]? = nil) {
    self.init(
      kinds: Self.kinds(.characters, count: characterCounts.count, isPresent), textLengths: characterCounts)
  }

  /// Creates a column of `true` and `false`.
  public init(flags: [Bool]) { self.init(kinds: flags.map { $0 ? .yes : .no }) }

  private static func kinds(_ kind: FieldKind, count: Int, _ isPresent: [Bool]?) -> [FieldKind] {
    guard let isPresent else { return Array(repeating: kind, count: count) }
    precondition(isPresent.count == count, "there must be one entry of isPresent for each value")
    return isPresent.map { $0 ? kind : .absent }
  }

  /// Whether each array has `count` entries or, but for the kinds, none.
  public func isWellFormed(count: Int) -> Bool {
    let others = [numbers.count, heights.count, textStarts.count, textLengths.count]
    return kinds.count == count && others.allSatisfy { $0 == count || $0 == 0 }
  }
}
