import LayoutModel

/// Lima's column: members one below the other.
///
/// ```swift
/// Column(spacing: 4) {
///   Text(\.title)
///   Text(\.body).hidden(unless: \.body)
/// }
/// ```
public struct Column<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - spacing: Points between neighbours; nil is 8.
  ///   - horizontalAlignment: How each member sits between the margins.
  ///   - verticalAlignment: How the line of members sits between the margins.
  ///   - alignToGrid: Whether the k-th members of all rows in it share one width.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - content: The members.
  public init(
    spacing: Double? = nil, horizontalAlignment: HorizontalAlignment = .fill,
    verticalAlignment: VerticalAlignment = .fill, alignToGrid: Bool = false,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(
      SourcePlace(fileID: fileID, line: line), strategy: "column", children: content())
    declaration.setBox(spacing, horizontalAlignment, verticalAlignment)
    declaration.setLayout("alignToGrid", alignToGrid ? .literal(.bool(true)) : nil)
  }

  /// Takes the spacing from each item.
  public func spacing<Value: ItemNumber>(_ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil) -> Self {
    settingLayout("spacing", .bound(ItemField(keyPath), default: fallback.map { .number($0) }))
  }
}
