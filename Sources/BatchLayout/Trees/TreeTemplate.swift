import LayoutModel

/// A tree with its numbers and texts taken out: trees of equal templates share their structure.
///
/// Each right-hand number (sizes, limits, margins, spacings, baselines) and each text becomes a bind to a field
/// `#n`, and its value the n-th value of an item. Coefficients, priorities and names stay in the template.
struct TreeTemplate {
  /// The tree as a template.
  private(set) var json: JSONValue
  /// What was taken out, in order.
  private(set) var values: [JSONValue] = []

  /// Whether the tree gives its root a width and a height.
  let offer: ModelBuilder.Offer
  /// The width given, or 0.
  let width: Double
  /// The height given, or 0.
  let height: Double

  /// Takes a line of `galley layout`.
  ///
  /// - Throws: `LayoutError` if the line is no object or a number in it is out of range.
  init(_ line: JSONValue) throws(LayoutError) {
    guard case .object(var members) = line else {
      throw LayoutError(at: "", "a tree must be an object, is \(line.kindName)")
    }
    try Self.refuseBinds(line, at: "")
    members.removeAll { $0.key == "id" }
    let width = try Self.takeExtent("width", &members)
    let height = try Self.takeExtent("height", &members)
    offer = ModelBuilder.Offer(width: width != nil, height: height != nil)
    (self.width, self.height) = (width ?? 0, height ?? 0)
    json = .null
    for place in members.indices {
      switch members[place].key {
      case "root": members[place].value = try view(members[place].value, at: "root", depth: 0)
      case "safeArea": members[place].value = try numbers(members[place].value, at: "safeArea")
      default: break
      }
    }
    json = .object(members)
  }

  /// Checks that nothing is bound: a tree has no item, and the fields `#n` are the template's own.
  private static func refuseBinds(_ value: JSONValue, at path: String) throws(LayoutError) {
    switch value {
    case .object(let members):
      if value["bind"] != nil { throw LayoutError(at: path, "is bound to a field; a tree has no item") }
      for member in members {
        try refuseBinds(member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)")
      }
    case .array(let values):
      for (place, value) in values.enumerated() { try refuseBinds(value, at: "\(path)[\(place)]") }
    default: break
    }
  }

  /// The name of the n-th field.
  static func field(_ number: Int) -> FieldPath { FieldPath("#\(number)") }

  private static func takeExtent(_ key: String, _ members: inout [JSONMember]) throws(LayoutError) -> Double? {
    guard let place = members.firstIndex(where: { $0.key == key }) else { return nil }
    let value = members.remove(at: place).value
    guard value != .null else { return nil }
    let extent = try ObjectReader.number(value, at: key)
    guard extent >= 0 else { throw LayoutError(at: key, "must be at least 0, is \(extent)") }
    return extent
  }

  /// Takes the numbers and texts out of a view and the views below it.
  private mutating func view(_ value: JSONValue, at path: String, depth: Int) throws(LayoutError) -> JSONValue {
    guard case .object(var members) = value else { return value }
    guard depth < LayoutView.deepestNesting else {
      throw LayoutError(at: path, "is nested deeper than \(LayoutView.deepestNesting) views")
    }
    for place in members.indices {
      let key = members[place].key
      let inner = members[place].value
      let innerPath = "\(path).\(key)"
      switch key {
      case "children":
        guard case .array(var children) = inner else { continue }
        for child in children.indices {
          children[child] = try view(children[child], at: "\(innerPath)[\(child)]", depth: depth + 1)
        }
        members[place].value = .array(children)
      case "text": members[place].value = text(inner)
      case "size", "margins", "baseline": members[place].value = try numbers(inner, at: innerPath)
      case "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight":
        members[place].value = try wish(inner, at: innerPath)
      case "layout": members[place].value = try layouts(inner, at: innerPath)
      case "cell": members[place].value = try cell(inner, at: innerPath)
      default: break
      }
    }
    return .object(members)
  }

  /// Takes out a string, or the strings of runs.
  private mutating func text(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string: return takeOut(value)
    case .array(let runs):
      return .array(
        runs.map { run in
          guard case .object(var members) = run else { return run }
          for place in members.indices where members[place].key == "text" {
            members[place].value = text(members[place].value)
          }
          return .object(members)
        })
    default: return value
    }
  }

  /// Takes out a number, or the numbers directly inside an array or object.
  private mutating func numbers(_ value: JSONValue, at path: String) throws(LayoutError) -> JSONValue {
    switch value {
    case .number: return try number(value, at: path)
    case .array(var parts):
      for place in parts.indices { parts[place] = try number(parts[place], at: "\(path)[\(place)]") }
      return .array(parts)
    case .object(var members) where value["bind"] == nil:
      for place in members.indices {
        members[place].value = try number(members[place].value, at: "\(path).\(members[place].key)")
      }
      return .object(members)
    default: return value
    }
  }

  /// Takes out a number that is not negative, bare or as `{"value", "priority"}`.
  private mutating func wish(_ value: JSONValue, at path: String) throws(LayoutError) -> JSONValue {
    guard case .object(var members) = value else { return try length(value, at: path) }
    for place in members.indices where members[place].key == "value" {
      members[place].value = try length(members[place].value, at: path)
    }
    return .object(members)
  }

  private mutating func length(_ value: JSONValue, at path: String) throws(LayoutError) -> JSONValue {
    if case .number(let number) = value, number < 0 {
      throw LayoutError(at: path, "must be at least 0, is \(number)")
    }
    return try number(value, at: path)
  }

  /// Takes the lengths out of a grid's cell; the weight of an expanded one stays.
  private mutating func cell(_ value: JSONValue, at path: String) throws(LayoutError) -> JSONValue {
    guard case .object(var members) = value else { return value }
    for place in members.indices {
      let inner = members[place].value
      let innerPath = "\(path).\(members[place].key)"
      switch members[place].key {
      case "value" where value["type"] == .string("constant"), "minLength", "maxLength":
        members[place].value = try length(inner, at: innerPath)
      case "margin": members[place].value = try numbers(inner, at: innerPath)
      case "horizontalAlignment", "verticalAlignment":
        guard case .object(var keys) = inner else { continue }
        for key in keys.indices where keys[key].key == "length" {
          keys[key].value = try length(keys[key].value, at: "\(innerPath).length")
        }
        members[place].value = .object(keys)
      default: break
      }
    }
    return .object(members)
  }

  /// Takes the spacing, insets, margins and constants out of one layout or each of several.
  private mutating func layouts(_ value: JSONValue, at path: String) throws(LayoutError) -> JSONValue {
    switch value {
    case .array(var layouts):
      for place in layouts.indices {
        layouts[place] = try self.layouts(layouts[place], at: "\(path)[\(place)]")
      }
      return .array(layouts)
    case .object(var members):
      for place in members.indices {
        let innerPath = "\(path).\(members[place].key)"
        switch members[place].key {
        case "spacing": members[place].value = try number(members[place].value, at: innerPath)
        case "insets", "margins": members[place].value = try numbers(members[place].value, at: innerPath)
        case "constraints":
          members[place].value = try numbers(named: "constant", ofEach: members[place].value, at: innerPath)
        case "customSpacing":
          members[place].value = try numbers(named: "spacing", ofEach: members[place].value, at: innerPath)
        case "viewMargins":
          guard case .object(var views) = members[place].value else { continue }
          for view in views.indices {
            views[view].value = try numbers(views[view].value, at: "\(innerPath).\(views[view].key)")
          }
          members[place].value = .object(views)
        default: break
        }
      }
      return .object(members)
    default: return value
    }
  }

  /// Takes out one number of each object of an array.
  private mutating func numbers(
    named key: String, ofEach value: JSONValue, at path: String
  ) throws(LayoutError) -> JSONValue {
    guard case .array(var objects) = value else { return value }
    for index in objects.indices {
      guard case .object(var members) = objects[index] else { continue }
      for place in members.indices where members[place].key == key {
        members[place].value = try number(members[place].value, at: "\(path)[\(index)].\(key)")
      }
      objects[index] = .object(members)
    }
    return .array(objects)
  }

  private mutating func number(_ value: JSONValue, at path: String) throws(LayoutError) -> JSONValue {
    guard case .number = value else { return value }
    _ = try ObjectReader.number(value, at: path)
    return takeOut(value)
  }

  private mutating func takeOut(_ value: JSONValue) -> JSONValue {
    values.append(value)
    return .object([JSONMember("bind", .string(Self.field(values.count - 1).description))])
  }
}
