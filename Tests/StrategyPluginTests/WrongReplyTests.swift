import CStrategyPlugin
import LayoutModel
import StrategyTestSupport
import Synchronization
import Testing

@testable import Galley

/// Libraries that answer what they should not: each is refused in one line, none does harm.
@Suite(.serialized) struct WrongReplyTests {
  /// What the library answers when it is asked for its strategies, for keys and for constraints.
  private static let replies = Mutex<[String: String]>([:])

  private static let library = StrategyLibrary(path: "wrong.so") { _, request, count, context, reply in
    let text = String(decoding: UnsafeBufferPointer(start: request, count: count), as: UTF8.self)
    let answers = replies.withLock { $0 }
    guard let answer = answers.first(where: { text.contains("\"ask\":\"\($0.key)\"") })?.value else { return 0 }
    Array(answer.utf8).withUnsafeBufferPointer { reply?(context, $0.baseAddress, $0.count) }
    return 0
  }

  private static let good = [
    "strategies": #"{"strategies": [{"name": "odd"}]}"#, "read": "{}", "constrain": "{}",
  ]

  /// The row of a container that the library lays out, with some of its replies changed.
  private func layout(_ replies: [String: String]) throws -> TreeLayout {
    Self.replies.withLock { $0 = Self.good.merging(replies) { _, new in new } }
    var registry = StrategyRegistry.builtIn
    try registry.load(Self.library)
    let root = JSONValue.object([
      JSONMember("layout", .object([JSONMember("strategy", .string("odd")), JSONMember("key", .number(1))])),
      JSONMember("children", .array([.object([JSONMember("id", .string("c"))])])),
    ])
    return TreeLayout(
      of: .object([JSONMember("width", .number(9)), JSONMember("root", root)]), strategies: registry)
  }

  @Test func emptyRepliesConstrainNothing() throws {
    #expect(try layout([:]).status == "ambiguous")
  }

  @Test(arguments: [
    "", "no JSON", "[]", "{}x", #"{"strategies": 3}"#, #"{"strategies": [{}]}"#, #"{"strategies": [{"name": ""}]}"#,
    #"{"strategies": [{"name": "row"}]}"#, #"{"strategies": [{"name": "odd"}, {"name": "odd"}]}"#,
    #"{"strategies": [{"name": "odd", "memberKeys": [1]}]}"#, #"{"error": {"path": "", "problem": "no"}}"#,
  ])
  func listsOfStrategies(_ reply: String) {
    let error = #expect(throws: LayoutError.self) { try layout(["strategies": reply]) }
    #expect(error?.path == "wrong.so", "\(String(describing: error))")
  }

  @Test(arguments: [
    "no JSON", #"{"fields": 3}"#, #"{"error": {"path": "root.layout.key", "problem": "is odd"}}"#,
    #"{"error": {"problem": "is odd"}}"#,
  ])
  func readings(_ reply: String) throws {
    let layout = try layout(["read": reply])
    #expect(layout.status == "error")
    if reply.contains("root") { #expect(layout.messages == ["root.layout.key: is odd"]) }
  }

  /// One constraint of the container's width, with changes.
  private static func constraint(_ left: String, _ more: String = "") -> String {
    #"{"constraints": [{"left": \#(left), "relation": "==", "right": {"constant": 4}, "name": "n"\#(more)}]}"#
  }

  @Test(arguments: [
    "no JSON", #"{"what": 1}"#, #"{"items": -1}"#, #"{"items": [7]}"#, #"{"items": [{}]}"#, #"{"constraints": [3]}"#,
    #"{"items": [1, null], "copies": [{"item": 2, "count": 1}]}"#,
    #"{"copies": [{"item": 1, "count": 1, "axis": "vertical"}]}"#,
    #"{"alternatives": [{}]}"#, #"{"decided": [{"item": 1}]}"#,
    #"{"alternatives": [{"expression": {}, "open": [{}]}]}"#,
    constraint("{}", #", "priority": 0"#), constraint("{}", #", "priority": "high""#), constraint("3"),
    constraint(#"{"terms": [{"item": 2, "attribute": "width"}]}"#),
    constraint(#"{"terms": [{"item": -1, "attribute": "width"}]}"#),
    constraint(#"{"terms": [{"item": 0, "attribute": "girth"}]}"#), constraint(#"{"terms": [{"item": 0}]}"#),
    constraint(#"{"terms": [{"item": 0, "attribute": "width", "factor": "2"}]}"#),
    constraint(#"{"constant": {"terms": [{"parameter": {"kind": "sum"}}]}}"#),
    constraint(#"{"constant": {"terms": [{"parameter": {"kind": "measured", "expression": 0}}]}}"#),
    constraint(#"{"constant": {"terms": [{"factor": 2}]}}"#),
    #"{"expressions": [{"kind": "minimum", "of": [1]}]}"#, #"{"expressions": [{"kind": "clamp", "of": 3}]}"#,
    #"{"expressions": [{"kind": "overRatio", "of": [1]}]}"#,
    #"{"contentPriorities": [{"item": 0}]}"#, #"{"contentPriorities": [{"axis": "horizontal"}]}"#,
    #"{"scroll": 3}"#, #"{"scroll": {"content": 57}}"#, #"{"scroll": {"content": 1, "more": 2}}"#,
  ])
  func writings(_ reply: String) throws {
    let layout = try layout(["constrain": reply])
    #expect(layout.status == "error")
    #expect(layout.messages.first?.hasPrefix("wrong.so: the plugin gave a wrong answer: ") == true)
  }

  @Test(
    arguments: [
      (constraint(#"{"terms": [{"item": 1, "attribute": "width"}]}"#), [0.0, 0, 4, 0]),
      (constraint(#"{"terms": [{"item": 1, "attribute": "width"}]}"#, #", "priority": "farEdge""#), [0, 0, 4, 0]),
      (constraint(#"{"terms": [{"item": 1, "attribute": "left", "factor": 2}]}"#), [2, 0, 0, 0]),
      (
        constraint(
          #"{"terms": [{"item": 1, "attribute": "width"}], "constant": {"terms": [{"parameter": {"kind": "offeredWidth"}, "factor": -1}]}}"#
        ), [0, 0, 13, 0]
      ),
      // Texts that are none and fields that no item has stand for nothing, or make the row an error.
      (
        constraint(
          #"{"terms": [{"item": 1, "attribute": "width"}], "constant": {"terms": [{"parameter": {"kind": "textWidth", "item": 99}}]}}"#
        ), [0, 0, 4, 0]
      ),
    ] as [(String, [Double])])
  func goodWritings(_ reply: String, _ frame: [Double]) throws {
    #expect(try layout(["constrain": reply])["c"] == frame)
  }
}
