import LayoutModel

/// Members in lines, like words: each starts where the one before ends, or on a new line if it does not fit.
///
/// Keys: `spacing` (8) between members of a line; `lineSpacing` (`spacing`) between lines; `width`, the room that lines
/// have, by default the width offered to the cell less the container's margins. Members have a size of their own; one
/// whose content is wider than the room is as wide as the room. Members of a line share their tops.
struct FlowStrategy: LayoutStrategy {
  private let spacing: AffineForm
  private let lineSpacing: AffineForm
  private let width: AffineForm?

  /// A line may stick out by this much: sums of widths are rounded.
  private static let tolerance: AffineForm = 1e-6

  init(options: inout ObjectReader) throws(LayoutError) {
    let spacing = try options.quantity("spacing") ?? .literal(8)
    self.spacing = AffineForm(spacing)
    lineSpacing = AffineForm(try options.quantity("lineSpacing") ?? spacing)
    width = try options.quantity("width").map(AffineForm.init(length:))
  }

  func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    let room = room(in: container)
    var line = Line()
    for (place, member) in container.members.enumerated() {
      let (ownWidth, height) = try Self.ownSize(of: member)
      let isFixed = member.view.sizing.horizontal.requiredExact != nil
      let width = isFixed ? ownWidth : sink.measure(.minimum(ownWidth, room))
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

  private func room(in container: Container) -> AffineForm {
    let margins = container.view.margins
    return width ?? AffineForm(.offeredWidth) - AffineForm(margins.leading) - AffineForm(margins.trailing)
  }

  private static func ownSize(of member: Member) throws(LayoutError) -> (AffineForm, AffineForm) {
    guard let width = member.ownExtent(along: .horizontal), let height = member.ownExtent(along: .vertical) else {
      throw LayoutError(at: member.view.path, "has no size of its own, which a flow needs; give it a width and height")
    }
    return (width, height)
  }
}
