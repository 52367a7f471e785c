/// One view of a document: its content, its own sizes, and how it lays out its children.
public struct LayoutView: Sendable {
  /// What a view shows by itself.
  public enum Content: Sendable {
    /// Nothing: a plain view or container.
    case none
    /// A text.
    case text(TextContent)
    /// A picture or control of its own size.
    case size(IntrinsicSize)
  }

  /// Unique in the document; by default the path of child indices, such as `root.0.1`.
  public var id: String = ""
  /// Where the view stands in the document, for errors.
  public var path: String = ""
  /// What it shows.
  public var content: Content = .none
  /// Its children; nil for a leaf.
  ///
  /// A view with an empty list is a container.
  public var children: [LayoutView]?
  /// Its own sizes.
  public var sizing = Sizing()
  /// When it is left out.
  public var hidden: HiddenRule = .never
  /// Distance of the first baseline from the top, for a leaf without text.
  public var firstBaseline: Quantity?
  /// Distance of the last baseline from the bottom, for a leaf without text.
  public var lastBaseline: Quantity?
  /// Layout margins.
  public var margins = Edges<Quantity>(
    top: .literal(0), leading: .literal(0), bottom: .literal(0), trailing: .literal(0))
  /// The strategies that lay out its children, with their names.
  public var strategies: [(name: String, strategy: any LayoutStrategy)] = []
  /// The keys that the parent's strategies read, such as `weight`.
  public var memberOptions: [String: JSONValue] = [:]
  /// Whether it is a spacer.
  public var isSpacer = false

  /// Whether the view is a container.
  public var isContainer: Bool { children != nil }

  /// Creates a view without content, children and wishes.
  public init() {}
}
