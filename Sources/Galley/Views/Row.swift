import LayoutModel

/// Lima's row: members side by side, from leading to trailing.
///
/// ```swift
/// Row(spacing: 12, verticalAlignment: .center) {
///   Picture(width: 40, height: 40)
///   Text(\.author).weight(1)
/// }
/// ```
public struct Row<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - spacing: Points between neighbours; nil is 8.
  ///   - horizontalAlignment: How the line of members sits between the margins.
  ///   - verticalAlignment: How each member sits between the margins.
  ///   - alignToBaseline: Which baselines meet; nil is none.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - content: The members.
  public init(
    spacing: Double? = nil, horizontalAlignment: HorizontalAlignment = .fill,
    verticalAlignment: VerticalAlignment = .fill, alignToBaseline: Baseline? = nil,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(
      SourcePlace(fileID: fileID, line: line), strategy: "row", children: content())
    declaration.setBox(spacing, horizontalAlignment, verticalAlignment)
    declaration.setLayout("alignToBaseline", alignToBaseline.map { .string($0.rawValue) })
  }

  /// Takes the spacing from each item.
  public func spacing<Value: ItemNumber>(_ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil) -> Self {
    settingLayout("spacing", .bound(ItemField(keyPath), default: fallback.map { .number($0) }))
  }
}

extension DeclaredView {
  /// Sets the options that rows and columns share.
  mutating func setBox(_ spacing: Double?, _ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    setLayout("spacing", spacing.map { .number($0) })
    setLayout("horizontalAlignment", horizontal == .fill ? nil : .string(horizontal.rawValue))
    setLayout("verticalAlignment", vertical == .fill ? nil : .string(vertical.rawValue))
  }
}
