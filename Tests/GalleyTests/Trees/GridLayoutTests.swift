import Galley
import LayoutModel
import Testing

/// The examples of GridLayout's README in its words; characters are 10 × 20.
@Suite struct GridLayoutTests {
  /// A constant, an automatic and an expanded cell: what they leave of 300 is 230.
  @Test func cellTypes() {
    let constantSizedView = Box().id("constant")
    let autoSizedLabel = Text("Eight...").id("auto")
    let expandedSizedView = Box().id("expanded")
    let result = LayoutTree(font: Frames.font) {
      Grid.vertical {
        constantSizedView
          .constant(50)

        autoSizedLabel
          .auto()

        expandedSizedView
          .expanded()
      }
    }
    .layout(width: 200, height: 300)
    #expect(
      result.matches(["constant": [0, 0, 200, 50], "auto": [0, 50, 200, 20], "expanded": [0, 70, 200, 230]]),
      "\(result.summary)")
  }

  /// Shares of one third and two thirds of what a constant cell leaves of 340.
  @Test func shares() {
    let result = LayoutTree {
      Grid.horizontal {
        Box().id("a").expanded()
        Box().id("k").constant(40)
        Box().id("b").expanded(2)
      }
    }
    .layout(width: 340, height: 60)
    #expect(
      result.matches(["a": [0, 0, 100, 60], "k": [100, 0, 40, 60], "b": [140, 0, 200, 60]]), "\(result.summary)")
  }

  /// The README's setters: at the top right of its cell, 10 off the right edge.
  @Test func setters() {
    let result = LayoutTree(font: Frames.font) {
      Grid.vertical {
        Text("Label").id("label")
          .auto()
          .horizontalAlignment(.autoRight)
          .verticalAlignment(.autoTop)
          .maxLength(75)
          .margin(trailing: 10)
      }
    }
    .layout(width: 200, height: 100)
    #expect(result.matches(["label": [140, 0, 50, 20]]), "\(result.summary)")
  }

  /// The image beside a title above a body that wraps at what is left of 170: 12 characters a line.
  @Test func imageTitleBody() {
    let result = LayoutTree(font: Frames.font) {
      Grid.horizontal {
        Picture(width: 20, height: 20).id("image").constant(40).verticalAlignment(.constantTop(height: 40))
        Grid.vertical {
          Text("Title").id("title").auto()
          Text("Body that wraps").id("body").auto()
        }
        .id("texts").expanded().margin(leading: 10)
      }
    }
    .layout(width: 170)
    #expect(
      result.matches([
        "root": [0, 0, 170, 60], "image": [0, 0, 40, 40], "texts": [50, 0, 120, 60], "title": [0, 0, 120, 20],
        "body": [0, 20, 120, 40],
      ]), "\(result.summary)")
  }

  /// Eight rows of eight squares of 20.
  @Test func checkersView() {
    let result = LayoutTree {
      Grid.vertical {
        for row in 0..<8 {
          Grid.horizontal {
            for column in 0..<8 { Box().id("\(row)\(column)").expanded() }
          }
          .id("row\(row)").expanded()
        }
      }
    }
    .layout(width: 160, height: 160)
    #expect(
      result.matches([
        "row0": [0, 0, 160, 20], "00": [0, 0, 20, 20], "row7": [0, 140, 160, 20], "73": [60, 0, 20, 20],
      ]),
      "\(result.summary)")
    #expect(result.frames.count == 1 + 8 + 64)
  }

  /// Every alignment, as the document's contract writes it.
  @Test func alignmentsInDocuments() throws {
    let cases: [(GridHorizontalAlignment, JSONValue)] = [
      (.fill, .string("fill")), (.autoLeft, .object([JSONMember("auto", .string("left"))])),
      (.autoCenter, .object([JSONMember("auto", .string("center"))])),
      (.autoRight, .object([JSONMember("auto", .string("right"))])),
      (
        .constantCenter(width: 40),
        .object([JSONMember("constant", .string("center")), JSONMember("length", .number(40))])
      ),
    ]
    for (alignment, expected) in cases {
      let tree = try LayoutTree { Box().auto().horizontalAlignment(alignment).canCollapse().minLength(3) }.json()
      let cell = tree["root"]?["cell"]
      #expect(cell?["horizontalAlignment"] == expected)
      #expect(cell?["canCollapse"] == .bool(true))
      #expect(cell?["minLength"] == .number(3))
      #expect(cell?["type"] == .string("auto"))
    }
    let vertical = try LayoutTree { Box().constant(5).verticalAlignment(.constantBottom(height: 7)) }.json()
    #expect(
      vertical["root"]?["cell"]?["verticalAlignment"]
        == .object([JSONMember("constant", .string("bottom")), JSONMember("length", .number(7))]))
    #expect(vertical["root"]?["cell"]?["value"] == .number(5))
  }
}
