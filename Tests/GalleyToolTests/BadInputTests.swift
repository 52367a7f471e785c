import Foundation
import Testing

/// Bad documents end a call before any work; bad items become rows and the batch goes on.
@Suite struct BadInputTests {
  private let folder = ScratchFolder()

  /// A document of one text and one picture.
  private static let document = #"""
    {"version": 1, "fonts": {"default": {"measurer": "fixed", "advance": 7, "lineHeight": 17}},
     "root": {"layout": {"strategy": "column", "spacing": 0}, "children": [
       {"text": {"bind": "t"}}, {"size": {"bind": "s", "default": {"w": 1, "h": 3}}}]}}
    """#

  private func measure(_ document: String, _ items: String, _ options: [String] = []) throws -> ToolCall.End {
    let document = try folder.file("d.json", document)
    let items = try folder.file("i.ndjson", items)
    return try ToolCall(["measure", document, items, "--width", "70"] + options).finished()
  }

  /// Each fault of a document: what is put in the place of the root, and what the one line says.
  @Test(arguments: [
    (
      #"{"layout": {"strategy": "flow"}, "children": []}"#,
      "root.layout.strategy: unknown strategy \"flow\"; known are row"
    ),
    (#"{"children": [{"id": "a"}, {"id": "a"}]}"#, "root.children[1].id: \"a\" is the id of root.children[0] too"),
    (#"{"colour": 1}"#, "root.colour: unknown key"),
    (#"{"margins": "x"}"#, "root.margins: must be a number, is a string"),
    (#"{"width": 1e8}"#, "root.width: must lie within ±1e7"),
    (#"{"text": "x", "font": "title"}"#, "root.font: unknown font \"title\""),
    (#"{"text": "x", "font": {"file": "no-such.ttf", "size": 1}}"#, "root.font: no font file \"no-such.ttf\""),
    (#"{"layout": {"strategy": "row"}, "children": [{"weight": -1}]}"#, "root.children[0].weight: must be above 0"),
    (#"{"text": "x", "size": [1, 2]}"#, "root.size: a view has one of text, size and children"),
  ])
  func documentFaultsEndTheCall(root: String, message: String) throws {
    let end = try measure(#"{"version": 1, "root": \#(root)}"#, #"{"t": "x"}"#, ["--output", folder.path("o.csv")])
    #expect(end.code == 2)
    #expect(end.errors.contains("d.json: \(message)"), "\(end.errors)")
    #expect(end.errors.split(separator: "\n").count == 1)
    #expect(end.output.isEmpty)
    #expect(try folder.names() == ["d.json", "i.ndjson"])
  }

  @Test(arguments: [
    ("", "is empty"), ("{\"version\": 1,\n ,}", "line 2"), ("[]", "must be an object"), ("{}", "version: is missing"),
    (#"{"version": 2, "root": {}}"#, "version: must be 1"),
  ])
  func brokenDocumentsEndTheCall(document: String, message: String) throws {
    let end = try measure(document, "{}")
    #expect(end.code == 2)
    #expect(end.errors.contains(message), "\(end.errors)")
  }

  @Test func missingFilesAndFoldersEndTheCall() throws {
    let document = try folder.file("d.json", Self.document)
    for (items, message) in [("/no/such.ndjson", "no such file"), ("/", "is a folder")] {
      let end = try ToolCall(["measure", document, items, "--width", "70"]).finished()
      #expect(end.code == 2)
      #expect(end.errors.contains(message))
    }
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "abc", "1e9", ""])
  func widthsMustBePositiveNumbers(width: String) throws {
    let document = try folder.file("d.json", Self.document)
    let end = try ToolCall(["measure", document, document, "--width", width]).finished()
    #expect(end.code == 2)
    #expect(end.errors.contains("--width"))
  }

  /// A column of a text (7 a letter, 17 a line, 70 wide) and a picture: 17 + 3 unless said otherwise.
  @Test func badItemsBecomeRows() throws {
    let items = [
      #"{"id": 1, "t": "hello"}"#, #"{"id": 2, "t": 5}"#, #"{"id": 3}"#,
      #"{"id": 4, "t": "x", "s": {"w": 1e9, "h": 1}}"#,
      "not json", #"{"id": 6, "t": "x", "s": {"w": -3, "h": 1}}"#, #"{"id": 7, "t": "x", "s": "no"}"#,
      #"{"id": 8, "t": "x", "s": {"w": NaN, "h": 1}}"#, #"{"id": 9, "t": "hello hello", "s": [5, 40]}"#,
    ]
    let end = try measure(Self.document, items.joined(separator: "\n"))
    #expect(end.code == 1)
    #expect(
      end.output == """
        id,width,textScale,height,status
        1,70,1,20,ok
        2,70,1,,error
        3,70,1,,error
        4,70,1,,error
        4,70,1,,error
        6,70,1,,error
        7,70,1,,error
        7,70,1,,error
        9,70,1,74,ok

        """)
    let reasons = try measure(Self.document, items.joined(separator: "\n"), ["--format", "ndjson"])
    for reason in [
      #"root.children[0].text: field \"t\" is a number, must be a string"#,
      #"field \"t\" is missing; give the bind a \"default\""#, "between -1e7 and 1e7", "line 5: broken JSON",
      #"root.children[1]: field \"s\" has no width of at least 0 and at most 1e7"#,
      #"field \"s\" is a string, must be a size"#,
    ] { #expect(reasons.output.contains(reason), "\(reason) in \(reasons.output)") }
  }

  @Test func emptyItemsGiveTheHeaderOnly() throws {
    let end = try measure(Self.document, "")
    #expect(end.code == 0)
    #expect(end.output == "id,width,textScale,height,status\n")
  }

  /// 1.5 million letters of 7 in lines of 10: 150,000 lines.
  @Test func longTextsAreMeasured() throws {
    let text = String(repeating: "x", count: 1_500_000)
    let end = try measure(Self.document, #"{"id": 1, "t": "\#(text)"}"#)
    #expect(end.output.hasSuffix("1,70,1,2550003,ok\n"))
  }

  /// Deep documents are refused with a line, whether the parser or the reader meets the limit.
  @Test(arguments: [250, 10_000])
  func deepNestingIsRefused(depth: Int) throws {
    let root = String(repeating: #"{"children": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
    let end = try measure(#"{"version": 1, "root": \#(root)}"#, "{}")
    #expect(end.code == 2)
    #expect(end.errors.contains("nested"))
  }

  @Test func aFullDiskIsTold() throws {
    let end = try measure(Self.document, #"{"id": 1, "t": "x"}"#, ["--output", "/dev/full"])
    #expect(end.code == 2)
    #expect(end.errors.contains("No space left"))
  }

  /// The first bad row ends the call and leaves no file.
  @Test func onErrorFailLeavesNoFile() throws {
    let end = try measure(
      Self.document, "{\"t\": \"x\"}\n{\"t\": 1}", ["--on-error", "fail", "--output", folder.path("o.csv")])
    #expect(end.code == 1)
    #expect(try folder.names() == ["d.json", "i.ndjson"])
  }

  /// The same bytes for any number of threads.
  @Test func threadsDoNotChangeTheAnswer() throws {
    let items = (0..<5000).map { #"{"id": \#($0), "t": "\#(String(repeating: "word ", count: $0 % 37))"}"# }
      .joined(separator: "\n")
    let one = try measure(Self.document, items, ["--threads", "1"])
    let two = try measure(Self.document, items, ["--threads", "2"])
    #expect(one.code == 0)
    #expect(one.output == two.output)
    #expect(one.output.split(separator: "\n").count == 5001)
  }
}
