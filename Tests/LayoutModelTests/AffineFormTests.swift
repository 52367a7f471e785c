import LayoutModel
import Testing

/// Sums of parameters, and expressions of anchors.
@Suite struct AffineFormTests {
  /// A field's parameter.
  private func field(_ name: String) -> Parameter { .field(FieldPath(name), fallback: nil) }

  /// Literals are constants.
  @Test func literals() {
    let whole: AffineForm = 3
    let broken: AffineForm = 2.5
    #expect(whole == AffineForm(3))
    #expect(broken.constant == 2.5)
    #expect(broken.terms.isEmpty)
  }

  /// A parameter with factor 0 is no term.
  @Test func zeroFactorLeavesNoTerm() {
    #expect(AffineForm(.offeredWidth, factor: 0) == AffineForm(0))
  }

  /// Quantities become constants or field parameters with their fallback.
  @Test func quantities() {
    #expect(AffineForm(Quantity.literal(7)) == 7)
    #expect(
      AffineForm(Quantity.bound(FieldPath("a.b"), fallback: 4))
        == AffineForm(.field(FieldPath("a.b"), fallback: 4)))
  }

  /// 2(3 + w) + (1 - 5h) - (w + h) is 7 + w - 6h.
  @Test func sums() {
    let width = AffineForm(.offeredWidth)
    let height = AffineForm(.offeredHeight)
    let sum = 2 * (3 + width) + (1 - 5 * height) - (width + height)
    #expect(sum.constant == 7)
    #expect(sum.terms.map(\.parameter) == [.offeredWidth, .offeredHeight])
    #expect(sum.terms.map(\.factor) == [1, -6])
  }

  /// Terms that cancel leave; order is that of first use.
  @Test func cancellingTermsLeave() {
    let a = AffineForm(field("a"))
    let b = AffineForm(field("b"))
    #expect((a + b - a) == b)
    #expect((a + b - a + a).terms.map(\.parameter) == [field("b"), field("a")])
    #expect((0 * (a + 5)) == 0)
  }

  /// The same field with another fallback is another parameter.
  @Test func fallbackIsPartOfTheParameter() {
    let sum =
      AffineForm(.field(FieldPath("a"), fallback: 1)) + AffineForm(.field(FieldPath("a"), fallback: 2))
    #expect(sum.terms.count == 2)
  }

  /// Which parameters are never negative.
  @Test(arguments: [
    (Parameter.offeredWidth, true), (.offeredHeight, true), (.field(FieldPath("a"), fallback: nil), false),
    (.fieldWidth(FieldPath("a"), fallback: nil), true), (.fieldHeight(FieldPath("a"), fallback: nil), true),
    (.textWidth(ItemReference(index: 0)), true), (.textHeight(ItemReference(index: 0)), true),
    (.textFirstBaseline(ItemReference(index: 0)), false), (.measured(0), false),
  ]) func nonNegative(_ parameter: Parameter, _ isNonNegative: Bool) {
    #expect(parameter.isNonNegative == isNonNegative)
  }

  /// 2(a.left + 3) - b.width + w: three parts, in order.
  @Test func expressions() {
    let a = ItemReference(index: 1)
    let b = ItemReference(index: 2)
    let expression = 2 * (a[.left] + 3) - b[.width] + AffineForm(.offeredWidth)
    #expect(
      expression.terms.map(\.anchor) == [
        Anchor(item: a, attribute: .left), Anchor(item: b, attribute: .width),
      ])
    #expect(expression.terms.map(\.factor) == [2, -1])
    #expect(expression.constant == 6 + AffineForm(.offeredWidth))
  }

  /// A subtracted expression takes its constant along; a subtracted form moves only the constant.
  @Test func differences() {
    let a = ItemReference(index: 0)
    let difference = (a[.right] + 10) - (a[.left] + 4) - 1
    #expect(difference.terms.map(\.factor) == [1, -1])
    #expect(difference.constant == 5)
    #expect(LayoutExpression(8).terms.isEmpty)
  }

  /// Attributes per axis.
  @Test(arguments: Axis.allCases) func axisAttributes(_ axis: Axis) {
    for attribute in [axis.start, axis.end, axis.startMargin, axis.endMargin, axis.center, axis.extent] {
      #expect(attribute.axis == axis)
    }
    #expect(axis.crossing != axis)
    #expect(axis.crossing.crossing == axis)
    #expect(axis.extent.isDimension)
    #expect(axis.start.isDirectional == (axis == .horizontal))
  }

  /// Named priorities from the strongest to the weakest.
  @Test func prioritiesInOrder() {
    let falling: [Priority] = [
      .fact, .required, .farEdge, .weight, .limitedShare, .containment, .centering, .defaultHigh, .defaultLow,
      .fittingSize, .baselineGroup, .content,
    ]
    for (higher, lower) in zip(falling, falling.dropFirst()) { #expect(lower < higher) }
    #expect(falling.filter(\.isDemanded) == [.required, .farEdge])
    #expect(Priority(1000) == .required)
    #expect(!Priority(999.5).isDemanded)
  }
}
