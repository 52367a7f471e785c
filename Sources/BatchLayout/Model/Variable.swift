import LayoutModel

/// The four unknowns of an item: left and top within its parent, width and height, numbered item by item.
///
/// Places count from the parent's corner, so that what happens inside a container shares no unknown with where the
/// container lies.
enum Variable {
  /// Unknowns an item has.
  static let perItem = 4

  /// The left edge within the parent.
  static func left(_ item: Int) -> Int { item * perItem }
  /// The top edge within the parent.
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
