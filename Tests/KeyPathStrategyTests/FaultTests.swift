import StrategyTestSupport
import Testing

/// Declarations that are refused, with the place and the mend.
@Suite struct FaultTests {
  @Test(arguments: [
    (#"{"to": "super.top"}"#, "item", "is missing"),
    (#"{"item": "c"}"#, "item", "a view and an attribute"),
    (#"{"item": "c.", "to": "super.top"}"#, "item", "unknown attribute \"\""),
    (#"{"item": "c.size"}"#, "item", "unknown attribute \"size\""),
    (#"{"item": "c.firstBaselineMargin", "to": "super.top"}"#, "item", "unknown attribute"),
    (#"{"item": "c.Leading", "to": "super.leading"}"#, "item", "unknown attribute \"Leading\""),
    (#"{"item": 3}"#, "item", "a string"),
    (#"{"item": "x.width"}"#, "item", "unknown view \"x\"; inside \"P\" are c, and super"),
    (#"{"item": ".width"}"#, "item", "unknown view \"\""),
    (#"{"item": "c.width", "to": "root.width"}"#, "to", "unknown view \"root\""),
    (#"{"item": "c.width", "to": null}"#, "to", "a string"),
    (#"{"item": "c.leading"}"#, "item", "is a place"),
    (#"{"item": "c.leading", "constant": 3}"#, "item", "is a place"),
    (#"{"item": "c.leading", "to": "super.top"}"#, "to", "horizontal"),
    (#"{"item": "c.firstBaseline", "to": "super.centerX"}"#, "to", "vertical"),
    (#"{"item": "c.leading", "to": "super.width"}"#, "to", "a place and a size"),
    (#"{"item": "c.width", "to": "super.leading"}"#, "to", "a place and a size"),
    (#"{"item": "c.leading", "to": "super.left"}"#, "to", "one family"),
    (#"{"item": "c.rightMargin", "to": "super.trailingSafeArea"}"#, "to", "one family"),
    (#"{"item": "c.leading", "to": "super.leading", "multiplier": 0}"#, "multiplier", "not be 0"),
    (#"{"item": "c.width", "to": "super.width", "multiplier": 1e-9}"#, "multiplier", "1e-7"),
    (#"{"item": "c.width", "to": "super.width", "multiplier": 1e9}"#, "multiplier", "1e7"),
    (#"{"item": "c.width", "to": "super.width", "multiplier": "2"}"#, "multiplier", "a number"),
    (#"{"item": "c.width", "multiplier": 2}"#, "multiplier", "nothing to multiply"),
    (#"{"item": "c.width", "constant": 1e8}"#, "constant", "1e7"),
    (#"{"item": "c.width", "constant": "3"}"#, "constant", "a number"),
    (#"{"item": "c.width", "priority": 0}"#, "priority", "above 0"),
    (#"{"item": "c.width", "priority": 1001}"#, "priority", "at most 1000"),
    (#"{"item": "c.width", "relation": "="}"#, "relation", "\"<=\""),
    (#"{"item": "c.width", "id": 3}"#, "id", "a string"),
    (#"{"item": "c.width", "identifier": "x"}"#, "identifier", "unknown key"),
  ])
  func constraints(_ constraint: String, _ key: String, _ words: String) throws {
    let valid = #"{"item": "c.height", "constant": 4}"#
    try expectFault(#""constraints": [\#(valid), \#(constraint)]"#, at: "constraints[1].\(key)", words)
  }

  @Test(arguments: [
    ("", "constraints", "is missing"),
    (#""constraints": {}"#, "constraints", "an array"),
    (#""constraints": ["c.width"]"#, "constraints[0]", "an object"),
    (#""constraints": [], "spacing": 8"#, "spacing", "unknown key"),
    (
      #""constraints": [{"item": "c.width", "id": "a"}, {"item": "c.height", "id": "a"}]"#,
      "constraints[1].id", "root.layout.constraints[0]"
    ),
  ])
  func lists(_ keys: String, _ path: String, _ words: String) throws {
    try expectFault(keys, at: path, words)
  }

  @Test func severalLayoutsHaveNamesOfTheirOwn() throws {
    let one = #"{"strategy": "constraints", "constraints": [{"item": "c.width", "id": "a"}]}"#
    let root = #"{"id": "P", "layout": [\#(one), \#(one)], "children": [{"id": "c"}]}"#
    #expect(try TreeLayout(width: 9, height: 9, root: root).status != "error")
  }

  private func expectFault(_ keys: String, at path: String, _ words: String) throws {
    let comma = keys.isEmpty ? "" : ", "
    let layout = try TreeLayout(
      width: 9, height: 9,
      root: #"{"id": "P", "layout": {"strategy": "constraints"\#(comma)\#(keys)}, "children": [{"id": "c"}]}"#)
    #expect(layout.status == "error")
    let message = try #require(layout.messages.first)
    #expect(message.hasPrefix("root.layout.\(path): ") && message.contains(words), "\(message)")
  }
}
