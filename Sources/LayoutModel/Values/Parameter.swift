/// A number that a cell brings to its group's equations: one column of the batch.
public enum Parameter: Hashable, Sendable {
  /// The width that the root is given.
  case offeredWidth
  /// The height that the root is given.
  case offeredHeight
  /// A number field of the item.
  case field(FieldPath, fallback: Double?)
  /// A number field of the item that may not be negative: a length.
  case length(FieldPath, fallback: Double?)
  /// The width of a size field of the item.
  case fieldWidth(FieldPath, fallback: Double?)
  /// The height of a size field of the item.
  case fieldHeight(FieldPath, fallback: Double?)
  /// The width a text asks for: natural, or of its longest line once it wrapped.
  case textWidth(ItemReference)
  /// The height of a text at its width.
  case textHeight(ItemReference)
  /// The distance of a text's first baseline from its top.
  case textFirstBaseline(ItemReference)
  /// The distance of a text's last baseline from its bottom.
  case textLastBaseline(ItemReference)
  /// A value that is not linear in others: the place of its expression in the sink's list.
  case measured(Int)

  /// Whether an item brings the value.
  public var isField: Bool {
    switch self {
    case .field, .length, .fieldWidth, .fieldHeight: true
    default: false
    }
  }

  /// Whether the value is never negative.
  public var isNonNegative: Bool {
    switch self {
    case .offeredWidth, .offeredHeight, .length, .fieldWidth, .fieldHeight, .textWidth, .textHeight: true
    case .field, .textFirstBaseline, .textLastBaseline, .measured: false
    }
  }
}
