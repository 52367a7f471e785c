import LayoutModel

/// A view with the cell it stands in: how long the cell is along the grid, and where the view sits in it.
public struct GridCell<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>
  private var cell: [DeclaredMember<Item>]

  /// Puts a view into a cell of a type.
  init(_ view: DeclaredView<Item>, type: String, value: Double? = nil) {
    declaration = view
    cell = [DeclaredMember("type", .string(type))]
    if let value { cell.append(DeclaredMember("value", .number(value))) }
    declaration.set("cell", .object(cell))
  }

  /// Keeps the view at least so long along the grid, in points; auto and expanded cells.
  public func minLength(_ points: Double) -> Self { setting(cell: "minLength", .number(points)) }

  /// Keeps the view with its margins at most so long along the grid, in points; auto and expanded cells.
  public func maxLength(_ points: Double) -> Self { setting(cell: "maxLength", .number(points)) }

  /// Says whether an expanded cell vanishes when no room is left, rather than taking its content's length.
  public func canCollapse(_ canCollapse: Bool = true) -> Self {
    setting(cell: "canCollapse", .literal(.bool(canCollapse)))
  }

  /// Says how the view sits along x.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> Self {
    setting(cell: "horizontalAlignment", .literal(alignment.json))
  }

  /// Says how the view sits along y.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> Self {
    setting(cell: "verticalAlignment", .literal(alignment.json))
  }

  /// Insets the view in its cell on all sides, in points.
  public func margin(_ points: Double) -> Self { setting(cell: "margin", .number(points)) }

  /// Insets the view in its cell, in points.
  public func margin(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Self {
    setting(
      cell: "margin", .literal(Edges(top: top, leading: leading, bottom: bottom, trailing: trailing).json))
  }

  private func setting(cell key: String, _ value: DeclaredValue<Item>) -> Self {
    var view = self
    view.cell.removeAll { $0.key == key }
    view.cell.append(DeclaredMember(key, value))
    view.declaration.set("cell", .object(view.cell))
    return view
  }
}

extension ViewDeclaration {
  /// Puts the view into a grid cell as long as the view.
  public func auto() -> GridCell<Item> { GridCell(declaration, type: "auto") }

  /// Puts the view into a grid cell of a length in points.
  public func constant(_ points: Double) -> GridCell<Item> {
    GridCell(declaration, type: "constant", value: points)
  }

  /// Puts the view into a grid cell that takes a share of the room that other cells leave.
  public func expanded(_ share: Double = 1) -> GridCell<Item> {
    GridCell(declaration, type: "expanded", value: share)
  }
}
