/// Reads the keys of one JSON object with a path for every fault, and reports the keys nobody read.
public struct ObjectReader {
  /// Where the object stands, such as `root.children[2]`.
  public let path: String
  /// The fields that decide structure.
  let structure: StructuralFields
  private var members: [JSONMember]

  /// Starts reading an object.
  ///
  /// - Throws: `LayoutError` if the value is no object or repeats a key.
  public init(_ value: JSONValue, at path: String, structure: StructuralFields) throws(LayoutError) {
    guard case .object(let members) = value else {
      throw LayoutError(at: path, "must be an object, is \(value.kindName)")
    }
    self.path = path
    self.structure = structure
    self.members = members
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      throw LayoutError(at: place(member.key), "stands twice")
    }
  }

  /// The path of a key of this object.
  public func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// A fault at a key of this object.
  public func fault(_ key: String, _ problem: String) -> LayoutError { LayoutError(at: place(key), problem) }

  /// Takes a key's value out of the object; nil if it has none.
  public mutating func take(_ key: String) -> JSONValue? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }

  /// Takes all that nobody has read yet, as an object.
  package mutating func takeAll() -> JSONValue {
    defer { members = [] }
    return .object(members)
  }

  /// A key's value, which stays to be read; nil if it has none.
  package func peek(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The values of the fields that decide structure; nil while the document is only checked.
  package var structuralValues: [FieldPath: JSONValue]? { structure.values }

  /// Says that a field decides structure.
  package func noteStructural(_ field: FieldPath) { _ = structure.resolve(field) }

  /// The keys that nobody has read yet.
  public var remainingKeys: [String] { members.map(\.key) }

  /// Checks that every key was read.
  ///
  /// - Throws: `LayoutError` naming the first key that nobody knows.
  public func finish() throws(LayoutError) {
    if let stray = members.first { throw fault(stray.key, "unknown key") }
  }

  /// A number that may differ from item to item.
  ///
  /// - Throws: `LayoutError` if the value is neither a number nor a bind.
  public mutating func quantity(_ key: String) throws(LayoutError) -> Quantity? {
    guard let value = take(key) else { return nil }
    return try Self.quantity(value, at: place(key))
  }

  /// A number that is part of the structure.
  ///
  /// - Throws: `LayoutError` if it is none, not finite or beyond ±1e7.
  public mutating func number(_ key: String) throws(LayoutError) -> Double? {
    guard let value = try structural(key) else { return nil }
    return try Self.number(value, at: place(key))
  }

  /// A whole number ≥ 0 that is part of the structure.
  ///
  /// - Throws: `LayoutError` if it is none.
  public mutating func count(_ key: String) throws(LayoutError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard number >= 0, number == number.rounded() else {
      throw fault(key, "must be a whole number of at least 0, is \(number)")
    }
    return Int(number)
  }

  /// A priority above 0 and at most 1000.
  ///
  /// - Throws: `LayoutError` if it is none.
  public mutating func priority(_ key: String) throws(LayoutError) -> Priority? {
    guard let number = try number(key) else { return nil }
    return try Self.priority(number, at: place(key))
  }

  /// A string that is part of the structure.
  ///
  /// - Throws: `LayoutError` if it is none.
  public mutating func string(_ key: String) throws(LayoutError) -> String? {
    guard let value = try structural(key) else { return nil }
    guard case .string(let string) = value else {
      throw fault(key, "must be a string, is \(value.kindName)")
    }
    return string
  }

  /// A boolean that is part of the structure.
  ///
  /// - Throws: `LayoutError` if it is none.
  public mutating func bool(_ key: String) throws(LayoutError) -> Bool? {
    guard let value = try structural(key) else { return nil }
    guard case .bool(let bool) = value else {
      throw fault(key, "must be true or false, is \(value.kindName)")
    }
    return bool
  }

  /// One of an enumeration's names.
  ///
  /// - Throws: `LayoutError` listing the names if it is none of them.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Choice.Type
  ) throws(LayoutError) -> Choice? where Choice.RawValue == String {
    guard let name = try string(key) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw fault(key, "must be one of \(known), is \"\(name)\"")
    }
    return choice
  }

  /// A reader of the object at a key.
  ///
  /// - Throws: `LayoutError` if the value is no object.
  public mutating func object(_ key: String) throws(LayoutError) -> ObjectReader? {
    guard let value = take(key) else { return nil }
    return try ObjectReader(value, at: place(key), structure: structure)
  }

  /// Readers of the objects of an array, in their order.
  ///
  /// - Throws: `LayoutError` if the value is no array of objects.
  public mutating func objects(_ key: String) throws(LayoutError) -> [ObjectReader]? {
    guard let value = take(key) else { return nil }
    guard case .array(let values) = value else {
      throw fault(key, "must be an array of objects, is \(value.kindName)")
    }
    var readers: [ObjectReader] = []
    for (index, value) in values.enumerated() {
      readers.append(try ObjectReader(value, at: "\(place(key))[\(index)]", structure: structure))
    }
    return readers
  }

  /// Takes a value that is part of the structure, of any kind.
  ///
  /// - Throws: `LayoutError` if it is bound to a field that the items lack.
  public mutating func resolved(_ key: String) throws(LayoutError) -> JSONValue? { try structural(key) }

  /// A key's value with a bind replaced by what the group's items share; nil also where a bind has no value.
  private mutating func structural(_ key: String) throws(LayoutError) -> JSONValue? {
    guard let value = take(key) else { return nil }
    guard let binding = try Binding(value, at: place(key)) else { return value }
    if let bound = structure.resolve(binding.field), bound != .null { return bound }
    if let fallback = binding.fallback { return fallback }
    guard structure.isResolving else { return nil }
    throw fault(key, "field \"\(binding.field)\" is missing; give the bind a \"default\"")
  }
}
