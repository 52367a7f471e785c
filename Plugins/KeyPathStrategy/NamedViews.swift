import LayoutModel

/// The views that the constraints of a container may name.
struct NamedViews {
  /// Visible views by id, and the container under its id and `super`.
  private var items: [String: ItemReference] = [:]
  /// All ids in document order, of hidden views too.
  private var known: [String] = []
  private let container: String

  /// The name of the container, whatever its id.
  private static let superview = "super"
  /// Ids that a fault lists at most.
  private static let listed = 8

  /// Collects the views of a container, at any depth.
  init(of container: Container) {
    self.container = container.view.id
    collect(container.members)
    collectNames(of: container.view)
    items[container.view.id] = container.item
    items[Self.superview] = container.item
  }

  /// The item of a name; nil if the view is hidden.
  ///
  /// - Throws: `LayoutError` if no view of the container has the name.
  func item(_ name: ViewAttribute, at path: String) throws(LayoutError) -> ItemReference? {
    if let item = items[name.view] { return item }
    guard !known.contains(name.view) else { return nil }
    let listing = known.prefix(Self.listed).joined(separator: ", ") + (known.count > Self.listed ? ", …" : "")
    throw LayoutError(
      at: path,
      "unknown view \"\(name.view)\"; inside \"\(container)\" are \(listing.isEmpty ? "none" : listing), and super")
  }

  private mutating func collect(_ members: [Member]) {
    for member in members {
      items[member.view.id] = member.item
      collect(member.members)
    }
  }

  private mutating func collectNames(of view: LayoutView) {
    for child in view.children ?? [] {
      known.append(child.id)
      collectNames(of: child)
    }
  }
}
