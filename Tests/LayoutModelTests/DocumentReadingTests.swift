import LayoutModel
import Testing

/// The keys of a document and their faults.
@Suite struct DocumentReadingTests {
  /// A document of nothing but what it must have.
  @Test func defaults() throws {
    let document = try Reading.document(#"{"version": 1, "root": {}}"#)
    #expect(document.name.isEmpty)
    #expect(document.direction == .leftToRight)
    #expect(document.scale == nil)
    let none = Quantity.literal(0)
    #expect(document.safeArea == Edges(top: none, leading: none, bottom: none, trailing: none))
    #expect(document.fonts.isEmpty)
    #expect(document.root.id == "root")
    #expect(document.structuralFields.isEmpty)
  }

  /// A document with every key.
  @Test func everyKey() throws {
    let document = try Reading.document(
      """
      {"root": {"id": "cell"}, "name": "feed", "version": 1, "direction": "rtl", "scale": 1.5,
       "safeArea": {"top": 20, "trailing": {"bind": "notch", "default": 3}},
       "fonts": {"title": {"family": "Inter", "size": 15}, "mono": {"file": "Mono.ttf", "size": 12}}}
      """)
    #expect(document.name == "feed")
    #expect(document.direction == .rightToLeft)
    #expect(document.scale == 1.5)
    #expect(
      document.safeArea
        == Edges(
          top: .literal(20), leading: .literal(0), bottom: .literal(0),
          trailing: .bound(FieldPath("notch"), fallback: 3)))
    #expect(document.fonts.keys.sorted() == ["mono", "title"])
    #expect(document.root.id == "cell")
  }

  /// A safe area of one number is the same on every edge.
  @Test func safeAreaOfOneNumber() throws {
    let document = try Reading.document(#"{"version": 1, "safeArea": 7, "root": {}}"#)
    let all = Quantity.literal(7)
    #expect(document.safeArea == Edges(top: all, leading: all, bottom: all, trailing: all))
  }

  /// A tree has no version and no name.
  @Test func tree() throws {
    let json = try Reading.json(#"{"direction": "rtl", "scale": 2, "root": {"id": "a"}}"#)
    var reader = try ObjectReader(json, at: "", structure: StructuralFields())
    let document = try LayoutDocument(tree: &reader, strategies: Reading.strategies)
    #expect(document.direction == .rightToLeft)
    #expect(document.scale == 2)
    #expect(document.root.id == "a")
  }

  /// Documents that are refused.
  static let faults = [
    Fault("[]", at: "", "must be an object, is an array"),
    Fault("{}", at: "version", "is missing"),
    Fault(#"{"version": 2, "root": {}}"#, at: "version", "must be 1"),
    Fault(#"{"version": 1.5, "root": {}}"#, at: "version", "must be 1"),
    Fault(#"{"version": "1", "root": {}}"#, at: "version", "must be a number, is a string"),
    Fault(#"{"version": 1}"#, at: "root", "is missing"),
    Fault(#"{"version": 1, "root": 5}"#, at: "root", "must be an object, is a number"),
    Fault(#"{"version": 1, "root": {}, "colour": 1}"#, at: "colour", "unknown key"),
    Fault(#"{"version": 1, "root": {}, "root": {}}"#, at: "root", "stands twice"),
    Fault(#"{"version": 1, "root": {}, "name": 3}"#, at: "name", "must be a string, is a number"),
    Fault(#"{"version": 1, "root": {}, "scale": 0}"#, at: "scale", "must be above 0"),
    Fault(#"{"version": 1, "root": {}, "scale": -2}"#, at: "scale", "must be above 0"),
    Fault(#"{"version": 1, "root": {}, "scale": true}"#, at: "scale", "must be a number, is a boolean"),
    Fault(
      #"{"version": 1, "root": {}, "direction": "up"}"#, at: "direction", #"must be one of "ltr", "rtl""#),
    Fault(#"{"version": 1, "root": {}, "safeArea": {"left": 1}}"#, at: "safeArea.left", "unknown key"),
    Fault(#"{"version": 1, "root": {}, "safeArea": {"top": null}}"#, at: "safeArea.top", "must be a number"),
    Fault(#"{"version": 1, "root": {}, "fonts": []}"#, at: "fonts", "must be an object, is an array"),
    Fault(#"{"version": 1, "root": {}, "fonts": {"a": "Inter"}}"#, at: "fonts.a", "must be an object"),
    Fault(
      #"{"version": 1, "root": {}, "fonts": {"a": {"family": "A", "size": 1}, "a": {"family": "B", "size": 1}}}"#,
      at: "fonts.a", "stands twice"),
    Fault(
      #"{"version": 1, "root": {"children": [{"id": "a"}, {"id": "a"}]}}"#, at: "root.children[1].id",
      #""a" is the id of root.children[0] too"#),
    Fault(
      #"{"version": 1, "root": {"children": [{"id": "root"}]}}"#, at: "root.children[0].id",
      #""root" is the id of root too"#),
    Fault(
      #"{"version": 1, "root": {"children": [{"children": [{"id": "x"}]}, {}, {"id": "x"}]}}"#,
      at: "root.children[2].id", #""x" is the id of root.children[0].children[0] too"#),
    Fault(
      #"{"version": 1, "root": {"children": [{}, {"children": [{"width": [1]}]}]}}"#,
      at: "root.children[1].children[0].width", "must be a number, is an array"),
  ]

  /// Path and start of the message of every fault.
  @Test(arguments: faults) func refuses(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in _ = try Reading.document(fault.input) }
    #expect(fault.matches(error), "\(String(describing: error))")
  }

  /// Views nested 200 deep are read; one more is a fault at its place.
  @Test(arguments: [200, 201]) func nesting(depth: Int) {
    let open = String(repeating: #"{"children": ["#, count: depth - 1)
    let close = String(repeating: "]}", count: depth - 1)
    let error = Fault.of { () throws(LayoutError) in
      _ = try Reading.document(#"{"version": 1, "root": \#(open){}\#(close)}"#)
    }
    guard depth > 200 else {
      #expect(error == nil)
      return
    }
    #expect(error?.path == "root" + String(repeating: ".children[0]", count: 200))
    #expect(error?.problem.hasPrefix("is nested deeper than 200") == true)
  }

  /// An error says its place, also as seen from outside.
  @Test func errorsHavePlaces() {
    let error = LayoutError(at: "width", "must be a number")
    #expect(error.description == "width: must be a number")
    #expect(error.within("root.children[2]").path == "root.children[2].width")
    #expect(LayoutError(at: "[3]", "no").within("text").path == "text[3]")
    #expect(LayoutError(at: "", "no").description == "no")
    #expect(LayoutError(at: "", "no").within("line 4").description == "line 4: no")
  }
}
