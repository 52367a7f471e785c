import BatchLayout
import Galley
import ItemReading
import LayoutModel
import Testing
import TextMeasurement

/// What templates declare: bindings, builders, spans, and their documents.
@Suite struct CellTemplateTests {
  /// A model with a property of every kind.
  private struct Sample: Sendable {
    var name = "name"
    var gap = 3
    var inset: Double? = 5
    var width: Float = 40
    var ratio = 2.0
    var size = Size(width: 30, height: 20)
  }

  private static func result<Item>(_ template: CellTemplate<Item>, _ item: Item, width: Double) throws -> CellResult {
    try CellEngine(template).measure(
      [item], MeasureRequest(widths: [width], frames: true, diagnostics: true))[0]
  }

  /// Numbers, sizes and ratios that items bring.
  @Test func boundNumbers() throws {
    let template = CellTemplate<Sample>(font: Frames.font) {
      Column(horizontalAlignment: .leading) {
        Box().id("exact").width(\.width).height(\.gap)
        Picture(\.size).id("picture")
        Box().id("ratio").width(\.width).aspectRatio(\.ratio)
        Text("a").id("limits").minWidth(\.width).maxHeight(\.gap)
        Text("aaaaaa").id("narrow").maxWidth(\.width).minHeight(\.width)
      }
      .spacing(\.gap).margins(\.inset)
    }
    let result = try Self.result(template, Sample(), width: 200)
    #expect(
      result.matches([
        "exact": [5, 5, 40, 3], "picture": [5, 11, 30, 20], "ratio": [5, 34, 40, 20], "limits": [5, 57, 40, 3],
        "narrow": [5, 63, 40, 40], "root": [0, 0, 200, 108],
      ]), "\(result.summary)")
  }

  /// A property that is nil takes the default.
  @Test func defaults() throws {
    let template = CellTemplate<Note>(font: Frames.font) {
      Row(spacing: 0, horizontalAlignment: .leading, verticalAlignment: .top) {
        Text(\.title, default: "abc").id("title")
        Picture(\.picture, default: Size(width: 7, height: 9)).id("picture")
      }
    }
    let result = try Self.result(template, Note(nil), width: 100)
    #expect(result.matches(["title": [0, 0, 30, 20], "picture": [30, 0, 7, 9]]), "\(result.summary)")
  }

  /// Views that were declared without an item stand in any template; loops and branches are taken once.
  @Test(arguments: [0, 1, 2]) func builders(_ kind: Int) throws {
    let mark = Picture(width: 10, height: 10).id("mark")
    let template = CellTemplate<Note>(font: Frames.font) {
      Column(spacing: 0) {
        mark
        for place in 0..<2 { Text(\.title).id("title\(place)") }
        switch kind {
        case 0: Box().id("zero").height(1)
        case 1: Row { Box().id("one").height(2) }
        default: Spacer().id("more").height(3)
        }
        if kind == 0 { Text(\.body, default: "b").id("body") }
      }
    }
    let result = try Self.result(template, Note("a"), width: 100)
    #expect(result.height == [71, 52, 53][kind], "\(result.summary)")
    #expect(
      result.frames.map(\.view)
        == [
          ["root", "mark", "title0", "title1", "zero", "body"], ["root", "mark", "title0", "title1", "root.3", "one"],
          ["root", "mark", "title0", "title1", "more"],
        ][kind])
  }

  /// Spans of several fonts break as one text, with a picture in the line.
  @Test func spans() throws {
    let wide = FontDescription.fixed(advance: 20, lineHeight: 30)
    let template = CellTemplate<Note>(font: Frames.font) {
      Row(horizontalAlignment: .leading, verticalAlignment: .top) {
        Text([.field(\.title, font: wide), .text("bb", letterSpacing: 1), .attachment(Size(width: 7, height: 5))])
          .id("text")
      }
    }
    // Two wide characters, two with a point after each, and the picture; the tall font makes the line.
    let result = try Self.result(template, Note("aa"), width: 300)
    #expect(result.matches(["text": [0, 0, 40 + 22 + 7, 30]]), "\(result.summary)")
  }

  /// Text keys reach the measurer.
  @Test func textStyle() throws {
    let template = CellTemplate<Note>(font: Frames.font) {
      Column(spacing: 0) {
        Text(\.title).id("two").maxLines(2).truncation(.tail)
        Text(\.title).id("one").whiteSpace(.nowrap).overflowWrap(.normal).hyphens(.none)
        Text("a").id("three").minLines(3).wordBreak(.breakAll).language("en").direction(.automatic)
      }
    }
    let result = try Self.result(template, Note("aa bb cc dd"), width: 30)
    #expect(result.frame(of: "two")?.height == 40, "\(result.summary)")
    #expect(result.frame(of: "one")?.height == 20, "\(result.summary)")
    #expect(result.frame(of: "three")?.height == 60, "\(result.summary)")
  }

  /// A strategy and a member's key by name, as plugins bring them.
  @Test func layoutsByName() throws {
    let template = CellTemplate<Note> {
      Box {
        Box().id("a").member("weight", .number(1))
        Box().id("b").member("weight", .number(3))
      }
      .layout("row", ["spacing": .number(0)])
    }
    let result = try Self.result(template, Note(nil), width: 80)
    #expect(result.frame(of: "a")?.width == 20, "\(result.summary)")
    #expect(result.frame(of: "b")?.width == 60, "\(result.summary)")
  }

  /// A property without a name cannot be written to a document; the error names the line.
  @Test func documentsNeedNames() throws {
    let line = #line + 1
    let template = CellTemplate<Note> { Text(\.title, font: Frames.font) }
    let error = #expect(throws: LayoutError.self) { try template.document(fields: ["body": .init(\.body)]) }
    #expect(error?.source == SourcePlace(fileID: #fileID, line: line))
    #expect(error?.path == "root.text")
    let document = try template.document(fields: ["t": .init(\.title)])
    #expect(document["root"]?["text"] == .object([JSONMember("bind", .string("t"))]))
  }

  /// A document that reads a field which the map lacks is refused.
  @Test func fieldsMustCoverADocument() throws {
    let document = try Note.template.document(
      fields: ["t": .init(\.title), "b": .init(\.body), "p": .init(\.picture)])
    let error = #expect(throws: LayoutError.self) {
      _ = try CellEngine(CellTemplate<Note>(document: document, fields: ["t": .init(\.title), "b": .init(\.body)]))
    }
    #expect(error?.problem.contains("\"p\"") == true)
    #expect(error?.problem.contains("b, t") == true)
  }

  /// The setting of a template reaches its document.
  @Test func settings() throws {
    let template = CellTemplate<Note>(
      name: "note", direction: .rightToLeft, scale: 3, safeArea: Edges(top: 1, leading: 2, bottom: 3, trailing: 4),
      font: Frames.font
    ) { Box() }
    let document = try LayoutDocument(template)
    #expect(document.name == "note")
    #expect(document.direction == .rightToLeft)
    #expect(document.scale == 3)
    #expect(document.safeArea.trailing == .literal(4))
    #expect(document.fonts["default"] == Frames.font)
  }

  /// Everything that crosses threads may.
  @Test func sendable() {
    func check<Value: Sendable>(_ type: Value.Type) -> Bool { true }
    #expect(check(CellTemplate<Note>.self) && check(CellEngine<Note>.self) && check(MeasuredItems.self))
    #expect(check(LayoutTree.self) && check(ItemFields<Note>.self) && check(ConstraintList.self))
    #expect(check(Row<Note>.self) && check(Text<Note>.self) && check(Grid<Note>.self) && check(Stack<Note>.self))
  }
}
