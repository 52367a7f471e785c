import ItemReading
import LayoutModel
import Testing

@testable import GalleyTool

/// How systems are read and refused.
@Suite struct ConstraintSystemTests {
  /// Reads a system.
  private func system(_ text: String) throws -> ConstraintSystem {
    try ConstraintSystem(JSONReader().read(Array(text.utf8)))
  }

  @Test func readsVariablesInOrderOfAppearance() throws {
    let text = """
      {"id": 1, "constraints": [{"terms": {"b": 1, "a": -2.5}, "relation": ">=", "constant": 3,
       "priority": 0.5},
       {"terms": {"c": 1, "b": 2}, "relation": "=="}]}
      """
    let system = try system(text)
    #expect(system.variables == ["b", "a", "c"])
    #expect(
      system.constraints == [
        .init(
          terms: [.init(variable: 0, coefficient: 1), .init(variable: 1, coefficient: -2.5)],
          relation: .greaterOrEqual, constant: 3, priority: 0.5),
        .init(
          terms: [.init(variable: 2, coefficient: 1), .init(variable: 0, coefficient: 2)], relation: .equal,
          constant: 0, priority: 1000),
      ])
  }

  @Test(arguments: [
    ("{}", "constraints: is missing; expected an array of constraints"),
    (#"{"constraints":{}}"#, "constraints: expected an array, not an object"),
    (#"{"constraint":[]}"#, "constraint: unknown key; known are id, constraints"),
    (#"{"constraints":[],"constraints":[]}"#, "constraints: is given twice"),
    (#"{"constraints":[3]}"#, "constraints[0]: expected an object, not a number"),
    (
      #"{"constraints":[{"relation":"=="}]}"#,
      "constraints[0].terms: is missing; expected an object of variables and coefficients"
    ),
    (
      #"{"constraints":[{"terms":{"x":"1"},"relation":"=="}]}"#,
      "constraints[0].terms.x: expected a number, not a string"
    ),
    (
      #"{"constraints":[{"terms":{"x":1e8},"relation":"=="}]}"#,
      "constraints[0].terms.x: a number must lie between -1e7 and 1e7"
    ),
    (#"{"constraints":[{"terms":{"x":1,"x":2},"relation":"=="}]}"#, "constraints[0].terms.x: is given twice"),
    (#"{"constraints":[{"terms":{"x":1}}]}"#, #"constraints[0].relation: expected "==", "<=" or ">=""#),
    (
      #"{"constraints":[{"terms":{"x":1},"relation":"<"}]}"#,
      #"constraints[0].relation: expected "==", "<=" or ">=""#
    ),
    (
      #"{"constraints":[{"terms":{"x":1},"relation":"==","constant":-1e9}]}"#,
      "constraints[0].constant: a number must lie between -1e7 and 1e7"
    ),
    (
      #"{"constraints":[{"terms":{"x":1},"relation":"==","priority":0}]}"#,
      "constraints[0].priority: expected a number above 0 and at most 1000"
    ),
    (
      #"{"constraints":[{"terms":{"x":1},"relation":"==","weight":1}]}"#,
      "constraints[0].weight: unknown key; known are terms, relation, constant, priority"
    ),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ message: String) {
    let error = #expect(throws: LayoutError.self) { try system(text) }
    #expect(error?.description == message)
  }
}
