public import LayoutModel

/// A constraint as a document declares it: `item relation multiplier · to + constant`.
public struct ConstraintDeclaration: Sendable {
  /// The left side.
  public let item: ViewAttribute
  /// How the sides compare; `==` by default.
  public let relation: LayoutRelation
  /// What the right side is measured on; nil compares a width or height with the constant alone.
  public let target: ViewAttribute?
  /// The factor of the target, 1 by default.
  ///
  /// Places are multiplied as distances from the container's leading edge (left, where a side does not follow the
  /// reading direction) or its top.
  public let multiplier: Double
  /// What is added, in points; 0 by default.
  ///
  /// Signs are not adjusted: insets from a trailing or bottom edge are negative.
  public let constant: Quantity
  /// How much it counts; required by default.
  public let priority: Priority
  /// Its name in diagnostics and look-ups.
  public let id: String?
  /// Where it stands in the document.
  let path: String

  /// Smaller multipliers than this, other than 0, are refused.
  private static let leastMultiplier = 1 / ObjectReader.largestNumber

  /// Reads one object of `constraints`.
  ///
  /// - Throws: `LayoutError` naming the key at fault.
  init(_ reader: inout ObjectReader) throws(LayoutError) {
    path = reader.path
    guard let item = try Self.name("item", &reader) else {
      throw reader.fault("item", "is missing; name a view and an attribute, such as \"title.leading\"")
    }
    self.item = item
    relation = try reader.choice("relation", LayoutRelation.self) ?? .equal
    target = try Self.name("to", &reader)
    multiplier = try reader.number("multiplier") ?? 1
    constant = try reader.quantity("constant") ?? .literal(0)
    priority = try reader.priority("priority") ?? .required
    id = try reader.string("id")
    try checkPair(reader)
    try reader.finish()
  }

  /// Reads a name; nil if the key is not there.
  private static func name(_ key: String, _ reader: inout ObjectReader) throws(LayoutError) -> ViewAttribute? {
    guard reader.remainingKeys.contains(key) else { return nil }
    guard let name = try reader.string(key) else {
      throw reader.fault(key, "a name that is bound to a field needs a \"default\"")
    }
    return try ViewAttribute(name, at: reader.place(key))
  }

  /// Checks that the two sides can be compared.
  private func checkPair(_ reader: ObjectReader) throws(LayoutError) {
    let left = item.attribute
    guard multiplier == 0 || abs(multiplier) >= Self.leastMultiplier else {
      throw reader.fault("multiplier", "must be 0 or at least 1e-7 apart from it, is \(multiplier)")
    }
    guard let right = target?.attribute else {
      guard left.isDimension else {
        throw reader.fault("item", "\"\(item)\" is a place; give it a \"to\", or compare a width or height")
      }
      guard multiplier == 1 else { throw reader.fault("multiplier", "has nothing to multiply without a \"to\"") }
      return
    }
    guard left.isDimension == right.isDimension else {
      throw reader.fault("to", "\"\(item)\" and \"\(right.rawValue)\" are a place and a size, which do not compare")
    }
    guard !left.isDimension else { return }
    guard left.axis == right.axis else {
      throw reader.fault("to", "\"\(item)\" is \(left.axis.rawValue), \"\(right.rawValue)\" is not")
    }
    guard !(left.isDirectional && right.isSide), !(left.isSide && right.isDirectional) else {
      throw reader.fault("to", "leading and trailing do not compare with left and right; use one family")
    }
    guard multiplier != 0 else { throw reader.fault("multiplier", "of a place must not be 0") }
  }
}

extension Attribute {
  /// Whether the attribute is a left or right edge.
  fileprivate var isSide: Bool { ofBounds == .left || ofBounds == .right }
}
