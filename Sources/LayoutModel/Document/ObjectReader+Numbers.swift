extension ObjectReader {
  /// The largest absolute value that any number of a document or item may have.
  public static let largestNumber = 1e7

  /// A finite number within ±1e7.
  ///
  /// - Throws: `LayoutError` if the value is none.
  public static func number(_ value: JSONValue, at path: String) throws(LayoutError) -> Double {
    guard case .number(let number) = value else {
      throw LayoutError(at: path, "must be a number, is \(value.kindName)")
    }
    guard abs(number) <= largestNumber else {
      throw LayoutError(at: path, "must lie within ±1e7, is \(number)")
    }
    return number
  }

  /// A number or a bind to one.
  ///
  /// - Throws: `LayoutError` if the value is neither.
  public static func quantity(_ value: JSONValue, at path: String) throws(LayoutError) -> Quantity {
    guard let binding = try Binding(value, at: path) else {
      return .literal(try number(value, at: path))
    }
    guard let fallback = binding.fallback else { return .bound(binding.field, fallback: nil) }
    return .bound(binding.field, fallback: try number(fallback, at: "\(path).default"))
  }

  /// A number of at least 0 or a bind to one.
  ///
  /// - Throws: `LayoutError` if the value is neither.
  public static func length(_ value: JSONValue, at path: String) throws(LayoutError) -> Quantity {
    let quantity = try quantity(value, at: path)
    switch quantity {
    case .literal(let length) where length < 0: throw LayoutError(at: path, "must be at least 0, is \(length)")
    case .bound(_, let fallback?) where fallback < 0:
      throw LayoutError(at: "\(path).default", "must be at least 0, is \(fallback)")
    default: return quantity
    }
  }

  /// A priority above 0 and at most 1000.
  ///
  /// - Throws: `LayoutError` if the number is none.
  public static func priority(_ number: Double, at path: String) throws(LayoutError) -> Priority {
    guard number > 0, number <= 1000 else {
      throw LayoutError(at: path, "must be a priority above 0 and at most 1000, is \(number)")
    }
    return Priority(number)
  }

  /// Four edges from one number or an object of `top`, `leading`, `bottom`, `trailing`.
  ///
  /// - Throws: `LayoutError` if the value is neither.
  public mutating func edges(_ key: String) throws(LayoutError) -> Edges<Quantity>? {
    guard let value = take(key) else { return nil }
    let path = place(key)
    guard case .object = value, value["bind"] == nil else {
      let all = try Self.quantity(value, at: path)
      return Edges(top: all, leading: all, bottom: all, trailing: all)
    }
    var reader = try ObjectReader(value, at: path, structure: structure)
    let edges = Edges(
      top: try reader.quantity("top") ?? .literal(0), leading: try reader.quantity("leading") ?? .literal(0),
      bottom: try reader.quantity("bottom") ?? .literal(0),
      trailing: try reader.quantity("trailing") ?? .literal(0))
    try reader.finish()
    return edges
  }
}
