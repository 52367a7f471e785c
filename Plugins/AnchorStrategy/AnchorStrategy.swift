public import LayoutModel

/// Lima's anchor view: members lie over each other, each pinned to edges of the container's margins or centred.
///
/// It has no keys. A member's `anchor` is `"all"` or an array of `"top"`, `"bottom"`, `"left"`, `"right"`, `"leading"`
/// and `"trailing"`; along an axis without an edge the member is centred in the bounds. At edges that are not pinned
/// members stay inside the margins, at 999.
public struct AnchorStrategy: LayoutStrategy {
  /// The edges a member is pinned to.
  public static let memberKeys = ["anchor"]

  /// Reads no keys.
  public init(options: inout ObjectReader) {}

  /// Writes the constraints of every member by itself.
  ///
  /// - Throws: `LayoutError` if a member's `anchor` is wrong.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    for member in container.members {
      let edges = try AnchorEdges(member.view)
      for axis in Axis.allCases {
        pin(member, to: edges, of: container, along: axis, into: &sink)
        contain(member, unlessPinnedTo: edges, in: container, along: axis, into: &sink)
        let isStretched = edges.pinsBothEnds(of: axis)
        sink.prefer(
          hugging: isStretched ? .defaultLow : .required,
          compressionResistance: isStretched ? .defaultHigh : .required, for: member.item, along: axis)
      }
    }
  }

  /// Ties the named edges to the margins, or the centre to the centre of the bounds.
  private func pin(
    _ member: Member, to edges: AnchorEdges, of container: Container, along axis: Axis,
    into sink: inout ConstraintSink
  ) {
    let named = edges.edges(along: axis)
    for edge in named {
      sink.add(
        member.item[edge], .equal, container.item[edge.ofMargins], subject: "\(member.view.id).\(edge.rawValue)")
    }
    guard named.isEmpty else { return }
    sink.add(
      member.item[axis.center], .equal, container.item[axis.center],
      subject: "\(member.view.id).\(axis.center.rawValue)")
  }

  /// Keeps a member inside the margins where no edge holds it.
  private func contain(
    _ member: Member, unlessPinnedTo edges: AnchorEdges, in container: Container, along axis: Axis,
    into sink: inout ConstraintSink
  ) {
    guard !edges.pinsBothEnds(of: axis) else { return }
    for edge in [axis.start, axis.end] where !edges.contains(edge) {
      sink.add(
        member.item[edge], edge == axis.start ? .greaterOrEqual : .lessOrEqual, container.item[edge.ofMargins],
        priority: .containment, subject: "\(member.view.id).\(edge.rawValue)")
    }
  }
}

extension Attribute {
  /// The edge of the margins that an edge of the bounds lies at.
  fileprivate var ofMargins: Attribute {
    switch self {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
