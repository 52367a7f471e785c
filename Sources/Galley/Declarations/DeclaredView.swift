import LayoutModel

/// What a view's declaration holds: its keys, layouts, children and place in the source.
///
/// It is made by the views of this module and changed by their modifiers.
public struct DeclaredView<Item>: Sendable {
  /// Where the view is declared.
  let source: SourcePlace
  /// Its name; nil stands for its path of child indices.
  var id: String?
  /// Its keys, apart from `id`, `layout` and `children`.
  private(set) var members: [DeclaredMember<Item>] = []
  /// The layouts of its children, each a list of keys that starts with `strategy`.
  var layouts: [[DeclaredMember<Item>]] = []
  /// Its children; nil for a leaf.
  var children: [DeclaredView<Item>]?
  /// Its constraints to its parent and siblings.
  var constraints: [DeclaredConstraint] = []

  /// Creates a plain view; with children a container.
  init(_ source: SourcePlace, children: [DeclaredView<Item>]? = nil) {
    self.source = source
    self.children = children
  }

  /// Creates a container with one layout.
  init(_ source: SourcePlace, strategy: String, children: [DeclaredView<Item>]) {
    self.init(source, children: children)
    layouts = [[DeclaredMember("strategy", .string(strategy))]]
  }

  /// Gives a key a value, in place of any earlier one.
  mutating func set(_ key: String, _ value: DeclaredValue<Item>) {
    members.removeAll { $0.key == key }
    members.append(DeclaredMember(key, value))
  }

  /// Gives a key of the first layout a value, in place of any earlier one; nil leaves its default.
  mutating func setLayout(_ key: String, _ value: DeclaredValue<Item>?) {
    guard let value, !layouts.isEmpty else { return }
    layouts[0].removeAll { $0.key == key }
    layouts[0].append(DeclaredMember(key, value))
  }
}

extension DeclaredView<Never> {
  /// The same view for any item: without an item, nothing is bound.
  func typed<Other>() -> DeclaredView<Other> {
    var view = DeclaredView<Other>(source, children: children?.map { $0.typed() })
    view.id = id
    for member in members { view.set(member.key, member.value.typed()) }
    view.layouts = layouts.map { $0.typed() }
    view.constraints = constraints
    return view
  }
}
