import LayoutModel

/// The visible views of one kind of cell, flattened in document order.
struct CellStructure: Sendable {
  /// One visible view.
  struct Node: Sendable {
    let view: LayoutView
    /// The parent's place; the root is its own parent.
    let parent: Int
    /// The places of visible children, in document order.
    var children: [Int] = []

    /// Whether the view is a text.
    var text: TextContent? {
      if case .text(let text) = view.content { text } else { nil }
    }
  }

  /// Views in document order (pre-order).
  private(set) var nodes: [Node] = []

  /// Flattens `root`, leaving out the views that `isHidden` names, with all below them.
  init(root: LayoutView, isHidden: (LayoutView) -> Bool) {
    append(root, parent: 0, isHidden: isHidden)
  }

  private mutating func append(_ view: LayoutView, parent: Int, isHidden: (LayoutView) -> Bool) {
    let place = nodes.count
    nodes.append(Node(view: view, parent: parent))
    for child in view.children ?? [] where !isHidden(child) {
      nodes[place].children.append(nodes.count)
      append(child, parent: place, isHidden: isHidden)
    }
  }

  /// The view at `place` as a strategy sees a member; its items are numbered `shift` above their places.
  func member(_ place: Int, shift: Int = 0) -> Member {
    Member(
      item: ItemReference(index: place + shift), view: nodes[place].view,
      members: nodes[place].children.map { member($0, shift: shift) })
  }

  /// The view at `place` as its strategies see it.
  func container(_ place: Int, shift: Int = 0) -> Container {
    let member = member(place, shift: shift)
    return Container(
      item: member.item, view: member.view, members: member.members,
      parent: place == 0 ? nil : nodes[nodes[place].parent].view)
  }
}
