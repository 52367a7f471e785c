/// Values that strategies often ask for; those that are known when a structure is compiled are folded.
extension ConstraintSink {
  /// The value of an expression as it is solved, for the right-hand sides of other constraints.
  ///
  /// Nothing flows back: a constraint on the value says nothing to what decides the expression.
  public mutating func value(of expression: LayoutExpression) -> AffineForm {
    expression.terms.isEmpty ? expression.constant : measure(.solved(expression))
  }

  /// The smaller of two values.
  public mutating func smaller(_ left: AffineForm, _ right: AffineForm) -> AffineForm {
    if let difference = (left - right).literal { return difference <= 0 ? left : right }
    return measure(.minimum(left, right))
  }

  /// The larger of two values.
  public mutating func larger(_ left: AffineForm, _ right: AffineForm) -> AffineForm {
    if let difference = (left - right).literal { return difference >= 0 ? left : right }
    return measure(.maximum(left, right))
  }

  /// A value within limits; nil is none.
  public mutating func clamped(
    _ value: AffineForm, minimum: AffineForm?, maximum: AffineForm?
  ) -> AffineForm {
    let floored = minimum.map { larger(value, $0) } ?? value
    return maximum.map { smaller(floored, $0) } ?? floored
  }

  /// A value within the limits that a view requires along an axis; its exact size where it requires one.
  public mutating func limited(_ value: AffineForm, of view: LayoutView, along axis: Axis) -> AffineForm {
    let extent = view.sizing[axis]
    if let exact = extent.requiredExact { return AffineForm(length: exact) }
    let capped = extent.requiredMaximum.map { smaller(value, AffineForm(length: $0)) } ?? value
    return extent.requiredMinimum.map { larger(capped, AffineForm(length: $0)) } ?? capped
  }

  /// The extent of a leaf's content along an axis, within the view's required limits; nil if it has none.
  ///
  /// Of a text the width in one line, or the height at the width that it is given.
  public mutating func content(of member: Member, along axis: Axis) -> AffineForm? {
    let content: AffineForm?
    switch member.view.content {
    case .none: content = nil
    case .text:
      content =
        axis == .horizontal
        ? measure(.textWidth(member.item, offered: nil)) : AffineForm(.textHeight(member.item))
    case .size(let size): content = size.extent(along: axis)
    }
    if let exact = member.view.sizing[axis].requiredExact { return AffineForm(length: exact) }
    return content.map { limited($0, of: member.view, along: axis) }
  }
}

extension AffineForm {
  /// The value of a form without parameters.
  public var literal: Double? { terms.isEmpty ? constant : nil }
}

extension IntrinsicSize {
  /// The extent along an axis; nil if there is none.
  public func extent(along axis: Axis) -> AffineForm? {
    switch self {
    case .parts(let width, let height):
      (axis == .horizontal ? width : height).map { AffineForm(length: $0) }
    case .bound(let field, let fallback):
      axis == .horizontal
        ? AffineForm(.fieldWidth(field, fallback: fallback?.width))
        : AffineForm(.fieldHeight(field, fallback: fallback?.height))
    }
  }
}
