/// Where a member of a list in lanes stands.
public struct LaneFrame: Hashable, Sendable {
  /// The lane; nil for a member across all lanes.
  public var lane: Int?
  /// Where it stands across the list.
  public var across: ListFrame
  /// Where it stands along the list.
  public var along: ListFrame
}
