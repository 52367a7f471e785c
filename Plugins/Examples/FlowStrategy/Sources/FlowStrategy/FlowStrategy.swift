import LayoutModel

/// Members in lines, like words: each starts where the one before ends, or on a new line if it does not fit.
///
/// Keys: `spacing` (8) between members of a line; `lineSpacing` (`spacing`) between lines. Members have a size of their
/// own; one whose content is wider than the margin area is as wide as that. Members of a line share their tops. The
/// container's width comes from outside: its members do not widen it.
struct FlowStrategy: LayoutStrategy {
  private let spacing: AffineForm
  private let lineSpacing: AffineForm

  /// A line may stick out by this much: sums of widths are rounded.
  private static let tolerance: AffineForm = 1e-6

  init(options: inout ObjectReader) throws(LayoutError) {
    let spacing = try options.quantity("spacing") ?? .literal(8)
    self.spacing = AffineForm(spacing)
    lineSpacing = AffineForm(try options.quantity("lineSpacing") ?? spacing)
  }

  func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    let room = sink.value(of: container.item[.widthMargin])
    var line = Line()
    for (place, member) in container.members.enumerated() {
      let (width, height) = try Self.size(of: member, in: room, &sink)
      if place == 0 {
        line.height = height
      } else {
        let spare = room - line.end - width + Self.tolerance
        let below = line.top + line.height + lineSpacing
        let tallest = sink.measure(.maximum(line.height, height))
        line.end = sink.measure(.select(condition: spare, line.end, 0))
        line.top = sink.measure(.select(condition: spare, line.top, below))
        line.height = sink.measure(.select(condition: spare, tallest, height))
      }
      sink.add(
        member.item[.leading], .equal, container.item[.leadingMargin] + line.end,
        subject: "\(member.view.id).leading")
      sink.add(
        member.item[.top], .equal, container.item[.topMargin] + line.top, subject: "\(member.view.id).top")
      sink.add(member.item[.width], .equal, LayoutExpression(width), subject: "\(member.view.id).width")
      sink.decide(member.item, along: .horizontal)
      line.end = line.end + width + spacing
    }
    sink.add(
      container.item[.heightMargin], .greaterOrEqual, LayoutExpression(line.top + line.height),
      priority: .containment, subject: "\(container.view.id).height")
  }

  /// The line that members are put on, and where it stands in the margin area.
  private struct Line {
    var end: AffineForm = 0
    var top: AffineForm = 0
    var height: AffineForm = 0
  }

  /// A member's width, at most the room's unless it is exact, and its height at that width.
  private static func size(
    of member: Member, in room: AffineForm, _ sink: inout ConstraintSink
  ) throws(LayoutError) -> (width: AffineForm, height: AffineForm) {
    guard let width = sink.content(of: member, along: .horizontal),
      let height = sink.content(of: member, along: .vertical)
    else {
      throw LayoutError(at: member.view.path, "has no size of its own, which a flow needs; give it a width and height")
    }
    let isExact = member.view.sizing.horizontal.requiredExact != nil
    return (isExact ? width : sink.measure(.minimum(width, room)), height)
  }
}
