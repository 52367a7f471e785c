import LayoutModel

/// Lima's anchor view: each member is tied to the edges that its `anchor` names, and centred along an axis without any.
///
/// ```swift
/// AnchorBox {
///   Picture(\.imageSize).anchor(.all)
///   Text(\.badge).anchor([.top, .trailing])
/// }
/// ```
public struct AnchorBox<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates an anchor box.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(
      SourcePlace(fileID: fileID, line: line), strategy: "anchor", children: content())
  }
}
