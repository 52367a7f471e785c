/// The edges of an anchor box that a member is tied to.
public struct AnchorEdges: OptionSet, Hashable, Sendable {
  /// A bit an edge.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = AnchorEdges(rawValue: 1)
  /// The bottom edge.
  public static let bottom = AnchorEdges(rawValue: 2)
  /// The left edge, in either direction of reading.
  public static let left = AnchorEdges(rawValue: 4)
  /// The right edge, in either direction of reading.
  public static let right = AnchorEdges(rawValue: 8)
  /// The edge where lines start.
  public static let leading = AnchorEdges(rawValue: 16)
  /// The edge where lines end.
  public static let trailing = AnchorEdges(rawValue: 32)
  /// Top, leading, bottom and trailing.
  public static let all: AnchorEdges = [.top, .leading, .bottom, .trailing]

  /// The names that documents use.
  var names: [String] {
    let edges: [(AnchorEdges, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"), (.left, "left"),
      (.right, "right"),
    ]
    return edges.filter { contains($0.0) }.map(\.1)
  }
}
