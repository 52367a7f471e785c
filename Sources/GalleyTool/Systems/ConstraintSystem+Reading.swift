internal import LayoutModel

extension ConstraintSystem {
  /// The largest coefficient or constant, either side of zero.
  private static let numberLimit = 1e7

  /// Reads a system, refusing unknown keys, wrong types and numbers out of range.
  ///
  /// - Throws: What is wrong, with its path such as `constraints[3].relation`.
  init(_ json: JSONValue) throws(LayoutError) {
    let members = try Self.members(json, at: "", allowed: ["id", "constraints"])
    guard let list = members.first(where: { $0.key == "constraints" })?.value else {
      throw LayoutError(at: "constraints", "is missing; expected an array of constraints")
    }
    guard case .array(let elements) = list else {
      throw LayoutError(at: "constraints", "expected an array, not \(list.kindName)")
    }
    var places: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      do throws(LayoutError) {
        try addConstraint(element, &places)
      } catch {
        throw error.within("constraints[\(index)]")
      }
    }
  }

  /// Reads one constraint; new variables get the next places.
  private mutating func addConstraint(
    _ json: JSONValue, _ places: inout [String: Int]
  ) throws(LayoutError) {
    _ = try Self.members(json, at: "", allowed: ["terms", "relation", "constant", "priority"])
    guard let terms = json["terms"] else {
      throw LayoutError(at: "terms", "is missing; expected an object of variables and coefficients")
    }
    var constraint = Constraint(terms: [], relation: .equal, constant: 0, priority: 1000)
    for member in try Self.members(terms, at: "terms", allowed: nil) {
      let coefficient = try Self.number(member.value, at: "terms.\(member.key)")
      let place = places[member.key] ?? variables.count
      if place == variables.count {
        variables.append(member.key)
        places[member.key] = place
      }
      constraint.terms.append(Term(variable: place, coefficient: coefficient))
    }
    guard case .string(let sign) = json["relation"], let relation = Relation(rawValue: sign) else {
      throw LayoutError(at: "relation", "expected \"==\", \"<=\" or \">=\"")
    }
    constraint.relation = relation
    if let constant = json["constant"] { constraint.constant = try Self.number(constant, at: "constant") }
    if let priority = json["priority"] {
      guard case .number(let value) = priority, value > 0, value <= 1000 else {
        throw LayoutError(at: "priority", "expected a number above 0 and at most 1000")
      }
      constraint.priority = value
    }
    constraints.append(constraint)
  }

  /// The members of an object whose keys are different and, unless nil, among `allowed`.
  private static func members(
    _ json: JSONValue, at path: String, allowed: [String]?
  ) throws(LayoutError) -> [JSONMember] {
    guard case .object(let members) = json else {
      throw LayoutError(at: path, "expected an object, not \(json.kindName)")
    }
    var seen: Set<String> = []
    for member in members {
      let place = path.isEmpty ? member.key : "\(path).\(member.key)"
      guard seen.insert(member.key).inserted else { throw LayoutError(at: place, "is given twice") }
      guard let allowed, !allowed.contains(member.key) else { continue }
      throw LayoutError(at: place, "unknown key; known are \(allowed.joined(separator: ", "))")
    }
    return members
  }

  /// A number within the limits.
  private static func number(_ json: JSONValue, at path: String) throws(LayoutError) -> Double {
    guard case .number(let value) = json else {
      throw LayoutError(at: path, "expected a number, not \(json.kindName)")
    }
    guard value.magnitude <= numberLimit else {
      throw LayoutError(at: path, "a number must lie between -1e7 and 1e7")
    }
    return value
  }
}
