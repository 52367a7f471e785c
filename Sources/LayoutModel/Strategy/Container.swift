/// What a strategy sees: one container and its visible members.
public struct Container: Sendable {
  /// The container itself.
  public let item: ItemReference
  /// Its view.
  public let view: LayoutView
  /// Its visible members, in document order.
  public let members: [Member]
  /// The view that it is a member of; nil for the root.
  public let parent: LayoutView?

  /// Creates a container.
  public init(item: ItemReference, view: LayoutView, members: [Member], parent: LayoutView? = nil) {
    self.item = item
    self.view = view
    self.members = members
    self.parent = parent
  }
}

/// A visible member of a container.
public struct Member: Sendable {
  /// The member.
  public let item: ItemReference
  /// Its view, with the keys that strategies read.
  public let view: LayoutView
  /// The member's own visible members; empty for a leaf.
  public let members: [Member]

  /// Creates a member.
  public init(item: ItemReference, view: LayoutView, members: [Member]) {
    self.item = item
    self.view = view
    self.members = members
  }
}
