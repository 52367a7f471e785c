import LayoutModel

/// Measures that a grid's cells ask for.
extension ConstraintSink {
  /// What a leaf's content asks along an axis, from its ratio where its other length is known.
  mutating func content(of cell: GridCell, along axis: Axis, across other: AffineForm?) -> AffineForm {
    let view = cell.member.view
    if view.sizing[axis].requiredExact == nil, let ratio = view.sizing.ratio, let other {
      let length: AffineForm
      switch ratio {
      case .literal(let number): length = (axis == .horizontal ? number : 1 / number) * other
      case .bound(let source):
        length = measure(axis == .horizontal ? .timesRatio(other, source) : .overRatio(other, source))
      }
      return limited(length, of: view, along: axis)
    }
    return content(of: cell.member, along: axis) ?? limited(0, of: view, along: axis)
  }

  /// Lengths up to this count as none, in points: far above the rounding of sums, far below a pixel.
  private static let negligible = 1e-6

  /// The second value where the first is above 0, else the third.
  mutating func chosen(_ value: AffineForm, positive: AffineForm, otherwise: AffineForm) -> AffineForm {
    if let literal = value.literal { return literal > Self.negligible ? positive : otherwise }
    return measure(.select(condition: AffineForm(Self.negligible) - value, otherwise, positive))
  }
}

extension GridCell {
  /// Whether the view is a text whose height depends on its width.
  var mayWrap: Bool { text.map { $0.style.wraps && $0.style.maxLines != 1 } ?? false }
}
