import BatchLayout
import Galley
import LayoutModel
import TestSupport
import Testing

/// One cell in the words of each library: every height is the same sum.
@Suite struct VocabularyTests {
  /// Notes of a title, and where `bodies` says so of a body.
  private static func notes(bodies: Bool?) -> [Note] {
    var random = SeededGenerator(seed: 11)
    return (0..<80).map { _ in
      let body = Note.letters(Int.random(in: 1...90, using: &random))
      let isThere = bodies ?? Bool.random(using: &random)
      return Note(Note.letters(Int.random(in: 1...60, using: &random)), body: isThere ? body : nil)
    }
  }

  private static func check(_ template: CellTemplate<Note>, _ notes: [Note], width: Double) throws {
    let measured = try CellEngine(template).measure(
      notes, MeasureRequest(widths: [width], diagnostics: true))
    for (note, result) in zip(notes, measured.results) {
      #expect(abs(note.height(width: width) - result.height) <= Frames.tolerance, "\(note) \(result.summary)")
      #expect(result.status == .ok, "\(note) \(result.summary)")
    }
  }

  @Test(arguments: [120.0, 255]) func lima(_ width: Double) throws {
    let template = CellTemplate<Note>(font: Frames.font) {
      Cell {
        Column(spacing: 5) {
          Text(\.title)
          Text(\.body).hidden(unless: \.body)
        }
      }
      .margins(10)
    }
    try Self.check(template, Self.notes(bodies: nil), width: width)
  }

  @Test(arguments: [120.0, 255])
  func stackLayout(_ width: Double) throws {
    let template = CellTemplate<Note>(font: Frames.font) {
      Stack(.vertical, horizontalAlignment: .fill, verticalAlignment: .fill, spacing: 5) {
        Text(\.title)
        Text(\.body).hidden(unless: \.body)
      }
      .layout { $0.margins = Edges(top: 10, leading: 10, bottom: 10, trailing: 10) }
    }
    try Self.check(template, Self.notes(bodies: nil), width: width)
  }

  @Test(arguments: [120.0, 255])
  func gridLayout(_ width: Double) throws {
    let template = CellTemplate<Note>(font: Frames.font) {
      Grid.vertical(spacing: 5) {
        Text(\.title).auto()
        Text(\.body).hidden(unless: \.body).auto()
      }
      .margins(10)
    }
    try Self.check(template, Self.notes(bodies: nil), width: width)
  }

  /// A constraint that names a hidden view leaves with it, so that every note here has a body.
  @Test(arguments: [120.0, 255]) func autolayoutExtension(_ width: Double) throws {
    let template = CellTemplate<Note>(font: Frames.font) {
      Box {
        Text(\.title).id("title").constraints {
          EqualTo(\.leading, \.layoutMarginsGuide.leading)
          EqualTo(\.trailing, \.layoutMarginsGuide.trailing)
          EqualTo(\.top, \.layoutMarginsGuide.top)
        }
        Text(\.body).constraints {
          EqualTo(\.leading, of: "title")
          EqualTo(\.trailing, of: "title")
          EqualTo(\.top, \.bottom, of: "title").constant(5)
          EqualTo(\.bottom, \.layoutMarginsGuide.bottom)
        }
      }
      .margins(10)
    }
    try Self.check(template, Self.notes(bodies: true), width: width)
  }

  /// All of them in one tree, each in another.
  @Test
  func mixed() {
    let result = LayoutTree(font: Frames.font) {
      Column(spacing: 0) {
        Grid.horizontal {
          Stack(.vertical, horizontalAlignment: .fill, verticalAlignment: .fill, spacing: 4) {
            Text("Title").id("title")
            Box {
              Text("Body").id("body").constraints {
                EqualTo(\.leading).constant(6)
                EqualTo(\.trailing)
                EqualTo(\.top)
                EqualTo(\.bottom)
              }
            }
            .id("box")
          }
          .id("stack").expanded()
          AnchorBox { Picture(width: 20, height: 10).id("badge").anchor([.top, .trailing]) }.id("corner").constant(50)
        }
        .id("grid")
        Row(spacing: 0) {
          Spacer()
          Text("End").id("end")
        }
        .id("row")
      }
    }
    .layout(width: 200)
    #expect(
      result.matches([
        "root": [0, 0, 200, 64], "grid": [0, 0, 200, 44], "stack": [0, 0, 150, 44], "title": [0, 0, 150, 20],
        "box": [0, 24, 150, 20], "body": [6, 0, 144, 20], "corner": [150, 0, 50, 44], "badge": [30, 0, 20, 10],
        "row": [0, 44, 200, 20], "end": [170, 0, 30, 20],
      ]), "\(result.summary)")
  }
}
