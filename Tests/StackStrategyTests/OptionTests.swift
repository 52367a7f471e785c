import StrategyTestSupport
import Testing

/// What the strategies refuse, and how they say so.
@Suite struct OptionTests {
  @Test(arguments: [
    (#"{"strategy": "row", "verticalAlignment": "middle"}"#, "root.layout.verticalAlignment", "center"),
    (#"{"strategy": "row", "horizontalAlignment": "left"}"#, "root.layout.horizontalAlignment", "leading"),
    (#"{"strategy": "row", "alignToBaseline": true}"#, "root.layout.alignToBaseline", "string"),
    (#"{"strategy": "row", "alignToGrid": true}"#, "root.layout.alignToGrid", ""),
    (#"{"strategy": "column", "alignToBaseline": "first"}"#, "root.layout.alignToBaseline", ""),
    (#"{"strategy": "column", "alignToGrid": "yes"}"#, "root.layout.alignToGrid", ""),
    (#"{"strategy": "row", "spacing": "8"}"#, "root.layout.spacing", ""),
    (#"{"strategy": "row", "spacing": 1e8}"#, "root.layout.spacing", ""),
    (#"{"strategy": "row", "gap": 8}"#, "root.layout.gap", ""),
    (#"{"strategy": "rows"}"#, "root.layout", "row"),
  ])
  func faultsNameTheirPlaceAndWhatWouldBeRight(_ layout: String, _ path: String, _ word: String) throws {
    let result = try TreeLayout(width: 9, height: 9, root: #"{"layout": \#(layout), "children": []}"#)
    #expect(result.status == "error")
    #expect(result.kinds == ["error"])
    let message = try #require(result.messages.first)
    #expect(message.hasPrefix(path) && message.contains(word), "\(message)")
  }

  @Test func weightsOutsideOfLinesAreUnread() throws {
    let layout = try TreeLayout(width: 9, height: 9, root: #"{"weight": 0, "children": []}"#)
    #expect(layout.status == "ok")
  }
}
