/// One attribute of one item.
public struct Anchor: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemReference
  /// What is measured of it.
  public var attribute: Attribute

  /// Creates an anchor.
  public init(item: ItemReference, attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// One side of a constraint: anchors times numbers, plus an affine form in the parameters.
public struct LayoutExpression: Hashable, Sendable {
  /// One anchor and its factor.
  public struct Term: Hashable, Sendable {
    /// The anchor.
    public var anchor: Anchor
    /// Its factor.
    public var factor: Double
  }

  /// The anchors.
  public var terms: [Term]
  /// The part without anchors, in points.
  public var constant: AffineForm

  /// A constant side.
  public init(_ constant: AffineForm) {
    terms = []
    self.constant = constant
  }

  /// One anchor.
  public init(_ anchor: Anchor) {
    terms = [Term(anchor: anchor, factor: 1)]
    constant = 0
  }

  /// The sum of two expressions.
  public static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var sum = left
    sum.terms += right.terms
    sum.constant.add(right.constant)
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left + -1 * right
  }

  /// An expression moved by an affine form.
  public static func + (left: LayoutExpression, right: AffineForm) -> LayoutExpression {
    left + LayoutExpression(right)
  }

  /// An expression moved back by an affine form.
  public static func - (left: LayoutExpression, right: AffineForm) -> LayoutExpression {
    left - LayoutExpression(right)
  }

  /// A number times an expression.
  public static func * (factor: Double, expression: LayoutExpression) -> LayoutExpression {
    var product = expression
    for place in product.terms.indices { product.terms[place].factor *= factor }
    product.constant = factor * expression.constant
    return product
  }
}
