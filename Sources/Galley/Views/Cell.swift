import LayoutModel

/// Lima's table cell: one member pinned to all four edges.
public struct Cell<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - ignoreMargins: Whether the member reaches the edges rather than the margins.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - content: The one member.
  public init(
    ignoreMargins: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(
      SourcePlace(fileID: fileID, line: line), strategy: "cell", children: content())
    declaration.setLayout("ignoreMargins", ignoreMargins ? .literal(.bool(true)) : nil)
  }
}
