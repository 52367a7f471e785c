import LayoutModel

/// GridLayout's grid: cells one after the other along one axis, each as long as its content, a constant or a share.
///
/// ```swift
/// Grid.vertical {
///   label.auto()
///   box.constant(50)
///   body.expanded(2)
/// }
/// ```
///
/// A child without ``ViewDeclaration/auto()``, ``ViewDeclaration/constant(_:)`` or ``ViewDeclaration/expanded(_:)`` is
/// an auto cell.
public struct Grid<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a grid whose cells stand one below the other, `spacing` points apart.
  public static func vertical(
    spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder<Item> _ content: () -> [DeclaredView<Item>]
  ) -> Grid {
    Grid(.vertical, spacing, SourcePlace(fileID: fileID, line: line), content())
  }

  /// Creates a grid whose cells stand side by side, `spacing` points apart.
  public static func horizontal(
    spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder<Item> _ content: () -> [DeclaredView<Item>]
  ) -> Grid {
    Grid(.horizontal, spacing, SourcePlace(fileID: fileID, line: line), content())
  }

  private init(_ axis: Axis, _ spacing: Double, _ source: SourcePlace, _ cells: [DeclaredView<Item>]) {
    declaration = DeclaredView(source, strategy: "grid", children: cells)
    declaration.setLayout("axis", .string(axis.rawValue))
    declaration.setLayout("spacing", spacing == 0 ? nil : .number(spacing))
  }
}
