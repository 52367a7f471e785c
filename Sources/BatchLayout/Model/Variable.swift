import LayoutModel

/// The four unknowns of an item: left, top (both absolute), width and height, numbered item by item.
enum Variable {
  /// Unknowns an item has.
  static let perItem = 4

  /// The absolute left edge.
  static func left(_ item: Int) -> Int { item * perItem }
  /// The absolute top edge.
  static func top(_ item: Int) -> Int { item * perItem + 1 }
  /// The width.
  static func width(_ item: Int) -> Int { item * perItem + 2 }
  /// The height.
  static func height(_ item: Int) -> Int { item * perItem + 3 }

  /// Whether a variable is a place, not an extent.
  static func isPosition(_ variable: Int) -> Bool { variable % perItem < 2 }
  /// The item a variable belongs to.
  static func item(of variable: Int) -> Int { variable / perItem }

  /// The extent along an axis.
  static func extent(_ item: Int, _ axis: Axis) -> Int { axis == .horizontal ? width(item) : height(item) }
}
