/// A value that is not linear in the parameters, evaluated over whole columns before a solve.
public enum MeasureExpression: Hashable, Sendable {
  /// The smaller of two values.
  case minimum(AffineForm, AffineForm)
  /// The larger of two values.
  case maximum(AffineForm, AffineForm)
  /// A value within a lower and an upper limit; where they cross, the lower one counts.
  case clamp(AffineForm, lower: AffineForm, upper: AffineForm)
  /// One of two values: the first where `condition` is at least 0, else the second.
  case select(condition: AffineForm, AffineForm, AffineForm)
  /// The first value times the width of a size field of the item over its height, or times a number field.
  case timesRatio(AffineForm, RatioSource)
  /// The first value over the same ratio.
  case overRatio(AffineForm, RatioSource)

  /// A value where it is positive, else 0.
  public static func positivePart(_ value: AffineForm) -> MeasureExpression { .maximum(value, 0) }
}

/// Where a width-to-height ratio is read from: a number field or a size field of the item.
public struct RatioSource: Hashable, Sendable {
  /// The field.
  public var field: FieldPath
  /// The ratio where the item has none.
  public var fallback: Double?

  /// Creates a source.
  public init(field: FieldPath, fallback: Double?) {
    self.field = field
    self.fallback = fallback
  }
}
