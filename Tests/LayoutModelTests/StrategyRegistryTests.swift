import LayoutModel
import Testing

/// Strategies that a host registers: their keys, their members' keys and what they write.
@Suite struct StrategyRegistryTests {
  /// The shelf of a root view with these keys in its `layout`.
  private func shelf(
    _ keys: String, structure: StructuralFields = StructuralFields()
  ) throws -> ShelfStrategy? {
    let view = try Reading.view(
      #""layout": {"strategy": "shelf"\#(keys)}, "children": []"#, structure: structure)
    #expect(view.strategies.map(\.name) == ["shelf"])
    return view.strategies.first?.strategy as? ShelfStrategy
  }

  /// Names in order; a name registered again moves to the end.
  @Test func names() {
    var registry = Reading.strategies
    #expect(registry.names == ["shelf", "pile"])
    #expect(registry.memberKeys == ["slot", "turn"])
    registry.register("shelf", PileStrategy.self)
    #expect(registry.names == ["pile", "shelf"])
    #expect(StrategyRegistry().names.isEmpty)
  }

  /// A strategy's defaults and keys.
  @Test func options() throws {
    let plain = try #require(try shelf(""))
    #expect(plain.gap == .literal(4))
    #expect(plain.ground == .bottom)
    #expect(plain.limit == 9)
    #expect(plain.pull == .required)
    #expect(!plain.isClosed)
    #expect(plain.room == nil)
    let full = try #require(
      try shelf(
        #", "gap": {"bind": "g"}, "ground": "top", "limit": 3, "pull": 7.5, "closed": true, "room": {"top": 2}"#
      ))
    #expect(full.gap == .bound(FieldPath("g"), fallback: nil))
    #expect(full.ground == .top)
    #expect(full.limit == 3)
    #expect(full.pull == Priority(7.5))
    #expect(full.isClosed)
    #expect(full.room?.top == .literal(2))
    #expect(full.room?.leading == .literal(0))
  }

  /// Several strategies on one container, in order.
  @Test func severalStrategies() throws {
    let view = try Reading.view(#""layout": [{"strategy": "pile"}, {"strategy": "shelf"}], "children": []"#)
    #expect(view.strategies.map(\.name) == ["pile", "shelf"])
  }

  /// Keys that some strategy reads of its members are kept, of any kind.
  @Test func memberOptions() throws {
    let view = try Reading.view(#""slot": [1, {"a": 2}], "turn": "left""#)
    #expect(view.memberOptions["slot"] == (try Reading.json(#"[1, {"a": 2}]"#)))
    #expect(view.memberOptions["turn"] == .string("left"))
    #expect(view.memberOptions.count == 2)
  }

  /// Layouts that are refused.
  static let faults = [
    Fault(#""layout": "row""#, at: "root.layout", "must be an object, is a string"),
    Fault(#""layout": {}"#, at: "root.layout.strategy", "is missing; known are shelf, pile"),
    Fault(
      #""layout": {"strategy": "row"}"#, at: "root.layout.strategy",
      #"unknown strategy "row"; known are shelf, pile"#),
    Fault(#""layout": {"strategy": 3}"#, at: "root.layout.strategy", "must be a string, is a number"),
    Fault(#""layout": {"strategy": "pile", "gap": 3}"#, at: "root.layout.gap", "unknown key"),
    Fault(
      #""layout": [{"strategy": "pile"}, {"strategy": "shelf", "gap": "x"}]"#, at: "root.layout[1].gap",
      "must be a number, is a string"),
    Fault(#""layout": {"strategy": "shelf", "ground": "sky"}"#, at: "root.layout.ground", "must be one of"),
    Fault(
      #""layout": {"strategy": "shelf", "limit": 0.5}"#, at: "root.layout.limit", "must be a whole number"),
    Fault(#""layout": {"strategy": "shelf", "pull": 1001}"#, at: "root.layout.pull", "must be a priority"),
    Fault(
      #""layout": {"strategy": "shelf", "closed": "no"}"#, at: "root.layout.closed", "must be true or false"),
    Fault(#""layout": {"strategy": "shelf", "room": {"up": 1}}"#, at: "root.layout.room.up", "unknown key"),
    Fault(#""weight": 1"#, at: "root.weight", "unknown key"),
  ]

  /// Path and start of the message of every fault.
  @Test(arguments: faults) func refuses(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in _ = try Reading.view(fault.input) }
    #expect(fault.matches(error), "\(String(describing: error))")
  }

  /// Bound keys of the structure are collected in order, once each.
  @Test func structuralFields() throws {
    let keys = """
      "layout": {"strategy": "shelf", "pull": {"bind": "p", "default": 5}, "limit": {"bind": "n"}}, 
      "hugging": {"bind": "p"}, "width": {"bind": "w"}, "children": [{"hidden": {"when": "h"}}]
      """
    let document = try Reading.document(root: keys)
    #expect(Set(document.structuralFields) == [FieldPath("p"), FieldPath("n")])
    #expect(document.structuralFields.count == 2)
  }

  /// Values of the group stand in for binds; null and absent fields leave the default.
  @Test(arguments: [(.number(7), 7), (nil, 5), (.null, 5)] as [(JSONValue?, Double)])
  func structuralValues(value: JSONValue?, pull: Double) throws {
    let structure = StructuralFields(values: value.map { [FieldPath("p"): $0] } ?? [:])
    let shelf = try shelf(#", "pull": {"bind": "p", "default": 5}"#, structure: structure)
    #expect(shelf?.pull == Priority(pull))
  }

  /// A bind without default and without value, or with a wrong value, is a fault of the group.
  @Test func structuralFaults() {
    let keys = #""layout": {"strategy": "shelf", "pull": {"bind": "p"}}, "children": []"#
    let missing = Fault.of { () throws(LayoutError) in
      _ = try Reading.view(keys, structure: StructuralFields(values: [:]))
    }
    #expect(Fault(keys, at: "root.layout.pull", #"field "p" is missing"#).matches(missing))
    let wrong = Fault.of { () throws(LayoutError) in
      _ = try Reading.view(keys, structure: StructuralFields(values: [FieldPath("p"): .string("x")]))
    }
    #expect(Fault(keys, at: "root.layout.pull", "must be a number, is a string").matches(wrong))
  }
}
