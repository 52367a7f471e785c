import StrategyTestSupport
import Testing

/// What the strategies refuse, and how they say so.
@Suite struct OptionTests {
  @Test(arguments: [
    (#"{"strategy": "anchor", "spacing": 8}"#, "root.layout.spacing", "unknown key"),
    (#"{"strategy": "scroll", "fitToWidth": 1}"#, "root.layout.fitToWidth", "true or false"),
    (#"{"strategy": "scroll", "insets": "x"}"#, "root.layout.insets", "a number"),
    (#"{"strategy": "scroll", "insets": 1e9}"#, "root.layout.insets", "1e7"),
    (#"{"strategy": "scroll", "insets": {"left": 3}}"#, "root.layout.insets.left", "unknown key"),
    (#"{"strategy": "scroll", "content": "c"}"#, "root.layout.content", "unknown key"),
    (#"{"strategy": "cell", "ignoreMargins": "yes"}"#, "root.layout.ignoreMargins", "true or false"),
    (#"{"strategy": "cell", "ignoreMargin": true}"#, "root.layout.ignoreMargin", "unknown key"),
  ])
  func keys(_ layout: String, _ path: String, _ words: String) throws {
    try expectFault(#"{"layout": \#(layout), "children": []}"#, at: path, words)
  }

  @Test(arguments: [
    (#""top""#, "root.children[0].anchor", "\"all\" or an array"),
    ("true", "root.children[0].anchor", "\"all\" or an array"),
    (#"{"top": true}"#, "root.children[0].anchor", "\"all\" or an array"),
    (#"["top", "middle"]"#, "root.children[0].anchor[1]", "\"middle\""),
    (#"["all"]"#, "root.children[0].anchor[0]", "\"trailing\""),
    (#"["width"]"#, "root.children[0].anchor[0]", "\"width\""),
    ("[7]", "root.children[0].anchor[0]", "a number"),
  ])
  func anchors(_ anchor: String, _ path: String, _ words: String) throws {
    let root = #"{"layout": {"strategy": "anchor"}, "children": [{"anchor": \#(anchor)}]}"#
    try expectFault(root, at: path, words)
  }

  @Test(arguments: ["scroll", "cell"])
  func onlyChildren(_ strategy: String) throws {
    let children = #"[{}, {"hidden": true}]"#
    try expectFault(
      #"{"layout": {"strategy": "\#(strategy)"}, "children": \#(children)}"#, at: "root.children",
      "a \(strategy) has one child, this one has 2")
  }

  @Test func anchorsOutsideOfAnchorContainersAreUnread() throws {
    #expect(try TreeLayout(width: 9, height: 9, root: #"{"anchor": 3, "children": []}"#).status == "ok")
  }

  private func expectFault(_ root: String, at path: String, _ words: String) throws {
    let layout = try TreeLayout(width: 9, height: 9, root: root)
    #expect(layout.status == "error")
    let message = try #require(layout.messages.first)
    #expect(message.hasPrefix("\(path): ") && message.contains(words), "\(message)")
  }
}
