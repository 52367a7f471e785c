import BatchLayout
import Galley
import LayoutModel
import Testing

/// Errors and diagnostics name the lines of Swift that they are about.
@Suite struct SourcePlaceTests {
  private static func place(_ line: Int) -> SourcePlace {
    SourcePlace(fileID: "GalleyTests/SourcePlaceTests.swift", line: line)
  }

  /// A wrong number, a wrong font and a wrong strategy, each at its own line.
  @Test func errorsOfTemplates() {
    func error(_ template: CellTemplate<Note>) -> LayoutError? {
      #expect(throws: LayoutError.self) { _ = try CellEngine(template) }
    }
    let line = #line
    let weight = CellTemplate<Note> {
      Row {
        Box()
        Box().weight(-1)
      }
    }
    #expect(error(weight)?.source == Self.place(line + 4))
    #expect(
      error(weight)?.description.hasPrefix("GalleyTests/SourcePlaceTests.swift:\(line + 4): root.children[1]") == true)
    let font = CellTemplate<Note> {
      Column {
        Text("a", font: Frames.font)
        Text("b", font: .family("No Such Family", size: 12))
      }
    }
    #expect(error(font)?.source == Self.place(line + 13))
    let missing = CellTemplate<Note> {
      Row { Text("no font") }
    }
    #expect(error(missing)?.source == Self.place(line + 18))
    let strategy = CellTemplate<Note> {
      Box {}.layout("shelf")
    }
    #expect(error(strategy)?.source == Self.place(line + 22))
    let twice = CellTemplate<Note> {
      Row {
        Box().id("a")
        Box().id("a")
      }
    }
    #expect(error(twice)?.source == Self.place(line + 28))
    let scale = CellTemplate<Note>(scale: -1) { Box() }
    #expect(error(scale)?.source == Self.place(line + 32))
    let size = CellTemplate<Note>(font: .family("Inter", size: -3)) { Box() }
    #expect(error(size)?.source == Self.place(line + 34))
  }

  /// Numbers that no layout can have, in every corner of a declaration, are errors that name their line.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e8]) func numbersOutOfRange(_ number: Double) {
    let line = #line
    let views: [any ViewDeclaration<Never>] = [
      Row { Box().weight(number) }, Row { Box().width(number) }, Row { Box().hugging(Priority(number)) },
      Row(spacing: number) { Box() }, Row { Box() }.margins(number), Row { Picture(width: number) },
      Row { Text("a").maxLines(3).minWidth(number) }, Row { Box().aspectRatio(number) },
      Row { Box().baseline(first: number) }, Row { Text("a", font: .fixed(advance: number, lineHeight: 1)) },
      Box { Box().constraints { EqualTo(\.top).constant(number) } },
      Box { Box().constraints { EqualTo(\.width).multiplier(number) } },
    ]
    for view in views {
      func tree(_ view: some ViewDeclaration<Never>) -> LayoutTree { LayoutTree(font: Frames.font) { view } }
      let result = tree(view).layout(width: 100, height: 100)
      #expect(result.status == .error, "\(view) \(result.summary)")
      let lines = result.diagnostics.flatMap(\.sources).map(\.line)
      #expect(lines.count == 1 && (line...line + 9).contains(lines[0]), "\(view) \(result.diagnostics)")
    }
  }

  /// A wrong constraint is found at its own line, not only its view's.
  @Test func errorsOfConstraints() {
    let line = #line
    let tree = LayoutTree {
      Box {
        Box().id("box").constraints {
          EqualTo(\.leading)
          EqualTo(\.top, of: "nobody")
        }
      }
    }
    let error = #expect(throws: LayoutError.self) { try tree.frames(width: 100) }
    #expect(error?.source == Self.place(line + 5))
    let root = LayoutTree { Box().constraints { EqualTo(\.leading) } }
    #expect(root.layout(width: 10).diagnostics.first?.message.contains("no parent") == true)
  }

  /// A conflict names the lines of the constraints, by id or not, and of the views.
  @Test func conflicts() throws {
    let line = #line
    let result = LayoutTree {
      Box {
        Box().id("box").constraints {
          EqualTo(\.leading)
          EqualToConstant(\.width, constant: 40).id("forty")
          EqualToConstant(\.width, constant: 50)
        }
      }
    }
    .layout(width: 100, height: 100)
    #expect(result.status == .unsatisfiable)
    let conflict = try #require(result.diagnostics.first { $0.kind == .conflict })
    #expect(conflict.sources == [Self.place(line + 5), Self.place(line + 6), Self.place(line + 3)])
  }

  /// An ambiguity names the lines of the views that took the documented choice.
  @Test func ambiguity() throws {
    let line = #line
    let template = CellTemplate<Note>(font: Frames.font) {
      Row(spacing: 0) {
        Text(\.title).id("a")
        Text(\.title).id("b")
      }
    }
    let request = MeasureRequest(widths: [100], diagnostics: true)
    let result = try CellEngine(template).measure([Note("a")], request)[0]
    let remark = try #require(result.diagnostics.first { $0.kind == .ambiguous })
    #expect(result.status == .ambiguous)
    #expect(remark.sources.allSatisfy { [Self.place(line + 3), Self.place(line + 4)].contains($0) })
    #expect(!remark.sources.isEmpty)
  }

  /// A document has no lines of Swift.
  @Test func documents() throws {
    let document = try Note.template.document(
      fields: ["t": .init(\.title), "b": .init(\.body), "p": .init(\.picture)])
    let template = CellTemplate<Note>(
      document: document, fields: ["t": .init(\.title), "b": .init(\.body), "p": .init(\.picture)])
    let result = try CellEngine(template).measure([Note(nil)], MeasureRequest(widths: [100]))[0]
    #expect(result.diagnostics.first?.message.contains("\"t\"") == true)
    #expect(result.diagnostics.first?.sources == [])
  }
}
