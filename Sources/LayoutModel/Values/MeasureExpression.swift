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
  /// The first value times the second over the third; 0 where the third is 0.
  case portion(of: AffineForm, part: AffineForm, whole: AffineForm)
  /// What the member at a place of `among` gets of a room that all of them share by weight within limits.
  case share(Int, among: [Share], room: AffineForm)
  /// The width that a text asks for where it is offered one: of its longest line; nil offers no limit.
  case textWidth(ItemReference, offered: AffineForm?)
  /// An expression's value as it is solved.
  case solved(LayoutExpression)

  /// A value where it is positive, else 0.
  public static func positivePart(_ value: AffineForm) -> MeasureExpression { .maximum(value, 0) }
}

/// What one member gets of a room: its weight times one number for all, within limits.
///
/// The number is the least t ≥ 0 at which the room is full. Where all weights are 0, all count as 1.
public struct Share: Hashable, Sendable {
  /// The weight, at least 0.
  public var weight: AffineForm
  /// The least that the member gets.
  public var minimum: AffineForm
  /// The most that it gets, also where that is less than the least; nil is no limit.
  public var maximum: AffineForm?

  /// Creates a share.
  public init(weight: AffineForm, minimum: AffineForm = 0, maximum: AffineForm? = nil) {
    self.weight = weight
    self.minimum = minimum
    self.maximum = maximum
  }
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
