public import Foundation
public import Galley
import LayoutModel
import Testing

/// What `Documentation/SwiftAPI.md` shows beside the example program: its code compiles and gives what it says.
@Suite struct SwiftAPIPageTests {
  /// Which side a message stands on.
  enum Side: String, ItemValue { case incoming, outgoing }

  /// A message with a size of Foundation's.
  struct Message: Sendable {
    var text: String
    var side: Side
    var image: CGSize?
  }

  /// "frames["badge"] is 140, 0, 60 × 30", and fitted 40 + 10 + 0 + 10 + 60 wide.
  @Test func tree() throws {
    let tree = LayoutTree(font: .fixed(advance: 10, lineHeight: 20)) {
      Row(spacing: 10) {
        Text("Name").id("name")
        Spacer()
        Picture(width: 60, height: 30).id("badge")
      }
    }
    let frames = try tree.frames(width: 200)
    #expect(frames["badge"]?.matches([140, 0, 60, 30]) == true)
    #expect(tree.layout().frame(of: "root")?.matches([0, 0, 120, 30]) == true)
  }

  /// Sizes of other types, enumerations, and parts of cells.
  @Test func bindings() throws {
    let rule = Box().height(1)
    var quote: some ViewDeclaration<Message> {
      Row(spacing: 0) { Text(\.text).weight(1) }
    }
    let padding = Row<Message> { Spacer().height(4) }
    let template = CellTemplate<Message>(font: Frames.font) {
      Column(spacing: 0) {
        quote
        rule.hidden(false)
        padding
        Picture(\.image, default: Size(width: 0, height: 0))
        Box().height(7).hidden(unless: \.side, equals: .outgoing)
      }
    }
    let messages = [
      Message(text: "a", side: .incoming, image: CGSize(width: 3, height: 9)), Message(text: "b", side: .outgoing),
    ]
    #expect(try CellEngine(template).heights(of: messages, width: 100) == [34, 32])
  }

  /// Items that are texts themselves.
  @Test func itemsAreTexts() throws {
    let template = CellTemplate<String>(font: Frames.font) { Column { Text(\.self) }.margins(1) }
    #expect(try CellEngine(template).heights(of: ["a", Note.letters(11), ""], width: 102) == [22, 42, 2])
  }

  /// The message that the page quotes.
  @Test func errorsNameLines() {
    let error = #expect(throws: LayoutError.self) {
      _ = try CellEngine(
        CellTemplate<Message>(font: Frames.font) {
          Row {
            Text(\.text)
            Box().weight(-1)
          }
        })
    }
    #expect(error?.problem == "must be above 0, is -1.0")
    #expect(error?.path == "root.children[1].weight")
    #expect(error?.source?.fileID == "GalleyTests/SwiftAPIPageTests.swift")
  }
}

extension CGSize: ItemSize {
  /// The size in points.
  public var itemContent: ItemContent { .size(Size(width: Double(width), height: Double(height))) }
}
