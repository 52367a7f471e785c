import Galley
import LayoutModel
import Testing

/// The examples of StackLayout's README in its words; characters are 10 × 20.
@Suite struct StackLayoutTests {
  /// Three labels stacked vertically, hugging the top, with a space between them.
  @Test func basics() {
    let result = LayoutTree(font: Frames.font) {
      Stack(.vertical, horizontalAlignment: .fill, verticalAlignment: .top, spacing: 10) {
        Text("Header").id("header")
        Text("Subtitle").id("subtitle")
        Text("Body").id("body")
      }
    }
    .layout(width: 200, height: 150)
    #expect(
      result.matches(["header": [0, 0, 200, 20], "subtitle": [0, 30, 200, 20], "body": [0, 60, 200, 20]]),
      "\(result.summary)")
  }

  /// The tip: centred between margins of 46, the body wrapping into 198 points, as tall as what it holds.
  @Test func welcomeTip() {
    let result = LayoutTree(font: Frames.font) {
      Stack(.vertical, horizontalAlignment: .center, verticalAlignment: .fill, spacing: 28) {
        Text("Welcome").id("title")
        Text("Tips help you find your way around").id("body")
        Picture(width: 120, height: 44).id("tips")
        Text("Later").id("later")
      }
      .layout { $0.margins = Edges(top: 34, leading: 46, bottom: 17, trailing: 46) }
    }
    .layout(width: 290)
    #expect(
      result.matches([
        "root": [0, 0, 290, 259], "title": [110, 34, 70, 20], "body": [55, 82, 180, 40],
        "tips": [85, 150, 120, 44], "later": [120, 222, 50, 20],
      ]), "\(result.summary)")
  }

  /// Custom gaps and margins of single views.
  @Test func customSpacingAndMargins() {
    let result = LayoutTree {
      Stack(.vertical, horizontalAlignment: .fill, verticalAlignment: .top, spacing: 8) {
        Picture(width: 80, height: 20).id("a")
        Picture(width: 60, height: 15).id("b")
        Picture(width: 120, height: 30).id("c")
      }
      .layout {
        $0.customSpacing["a"] = 2
        $0.margins = Edges(top: 0, leading: 10, bottom: 0, trailing: 20)
        $0.viewMargins = ["b": StackViewMargins(leading: 30), "c": StackViewMargins(trailing: 0)]
      }
    }
    .layout(width: 200, height: 300)
    #expect(
      result.matches(["a": [10, 0, 170, 20], "b": [30, 22, 150, 15], "c": [10, 45, 190, 30]]), "\(result.summary)")
  }

  /// Two layouts on one container, each for views of its own.
  @Test func severalLayouts() {
    let result = LayoutTree {
      Box {
        Picture(width: 80, height: 20).id("a")
        Picture(width: 60, height: 30).id("b")
        Picture(width: 40, height: 10).id("mark")
      }
      .layout(
        StackLayout(
          .vertical, views: ["a", "b"], horizontalAlignment: .leading, verticalAlignment: .top, spacing: 5)
      )
      .layout(StackLayout(.horizontal, views: ["mark"], horizontalAlignment: .trailing, verticalAlignment: .bottom))
    }
    .layout(width: 200, height: 100)
    #expect(
      result.matches(["a": [0, 0, 80, 20], "b": [0, 25, 60, 30], "mark": [160, 90, 40, 10]]), "\(result.summary)")
  }

  /// Gaps of 700 give way to the views' resistance of 750, gaps of 998 do not.
  @Test(arguments: [(700.0, 110.0), (998, 120)]) func spacingPriority(_ priority: Double, _ x: Double) {
    let result = LayoutTree {
      Stack(.horizontal, horizontalAlignment: .fill, verticalAlignment: .top, spacing: 20) {
        Picture(width: 100, height: 20).id("a").compressionResistance(Priority(751))
        Picture(width: 100, height: 20).id("b")
      }
      .layout { $0.spacingPriority = Priority(priority) }
    }
    .layout(width: 210, height: 44)
    #expect(result.matches(["a": [0, 0, 100, 20], "b": [x, 0, 210 - x, 20]]), "\(result.summary)")
  }

  /// Options that differ from their defaults are written, the others are not.
  @Test func options() throws {
    var stack = StackLayout(.horizontal, views: ["a"])
    let plain = try LayoutTree { Box {}.layout(stack) }.json()["root"]?["layout"]
    #expect(
      plain
        == .object([
          JSONMember("strategy", .string("stack")), JSONMember("axis", .string("horizontal")),
          JSONMember("views", .array([.string("a")])),
        ]))
    stack.distribution = .equalCentering
    stack.marginsPriority = .defaultHigh
    stack.centeringPriority = .defaultLow
    stack.marginsRelative = true
    let full = try LayoutTree { Box {}.layout(stack) }.json()["root"]?["layout"]
    #expect(full?["distribution"] == .string("equalCentering"))
    #expect(full?["marginsPriority"] == .number(750))
    #expect(full?["centeringPriority"] == .number(250))
    #expect(full?["marginsRelative"] == .bool(true))
  }
}
