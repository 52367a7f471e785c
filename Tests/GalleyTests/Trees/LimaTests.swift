import Galley
import Testing

/// The examples of Lima's README in Lima's words; characters are 10 × 20, so every frame is a sum.
@Suite struct LimaTests {
  /// A picture above a label: as wide as the label, which is the wider one.
  @Test func helloWorld() {
    let tree = LayoutTree(font: Frames.font) {
      Column {
        Picture(width: 128, height: 128).id("world")
        Text("Hello, World!").id("label").textAlignment(.center)
      }
    }
    let result = tree.layout()
    #expect(
      result.matches(["root": [0, 0, 130, 156], "world": [0, 0, 130, 128], "label": [0, 136, 130, 20]]),
      "\(result.summary)")
    #expect(result.status == .ok)
  }

  /// A label between two spacers: 330 less the label's 130 and two gaps of 8 leaves 92 on either side.
  @Test func labelBetweenSpacers() throws {
    let frames = try LayoutTree(font: Frames.font) {
      Row {
        Spacer().id("before")
        Text("Hello, World!").id("label")
        Spacer().id("after")
      }
    }
    .frames(width: 330)
    #expect(frames["before"]?.matches([0, 0, 92, 20]) == true)
    #expect(frames["label"]?.matches([100, 0, 130, 20]) == true)
    #expect(frames["after"]?.matches([238, 0, 92, 20]) == true)
  }

  /// Equal labels with rules between them: 334 less two rules of 1 and four gaps of 8 is three times 100.
  @Test func labelsBetweenRules() {
    let words = ["One", "Two", "Three"]
    let result = LayoutTree(font: Frames.font) {
      Row {
        for (place, word) in words.enumerated() {
          if place > 0 { Spacer().width(1).id("rule\(place)") }
          Text(word).textAlignment(.center).weight(1).id(word)
        }
      }
    }
    .layout(width: 334)
    #expect(
      result.matches([
        "One": [0, 0, 100, 20], "rule1": [108, 0, 1, 20], "Two": [117, 0, 100, 20], "rule2": [225, 0, 1, 20],
        "Three": [234, 0, 100, 20],
      ]), "\(result.summary)")
  }

  /// One sixth, one third and one half of 600.
  @Test func weights() {
    let result = LayoutTree(font: Frames.font) {
      Column {
        Text("One").weight(1).id("one")
        Text("Two").weight(2).id("two")
        Text("Three").weight(3).id("three")
      }
    }
    .layout(width: 100, height: 616)
    #expect(
      result.matches(["one": [0, 0, 100, 100], "two": [0, 108, 100, 200], "three": [0, 316, 100, 300]]),
      "\(result.summary)")
  }

  /// Labels of three sizes on one baseline, 32 below the top; and on their last baselines.
  @Test(arguments: [Baseline.first, .last]) func baselines(_ baseline: Baseline) {
    let result = LayoutTree {
      Row(alignToBaseline: baseline) {
        Text("abcd", font: .fixed(advance: 8, lineHeight: 20)).id("abcd")
        Text("efg", font: .fixed(advance: 16, lineHeight: 40)).id("efg")
        Text("hijk", font: .fixed(advance: 12, lineHeight: 30)).id("hijk")
      }
    }
    .layout()
    #expect(
      result.matches([
        "root": [0, 0, 144, 40], "abcd": [0, 16, 32, 20], "efg": [40, 0, 48, 40], "hijk": [96, 8, 48, 30],
      ]), "\(result.summary)")
  }

  /// Columns as wide as their widest labels: 100 and 250.
  @Test func alignToGrid() {
    let rows = [("First row", "one"), ("Second row", "two"), ("Third row", "three")]
    let result = LayoutTree(font: Frames.font) {
      Column(alignToGrid: true) {
        for (name, number) in rows {
          Row {
            Text(name).id(name)
            Text("This is row number \(number).").id(number)
          }
        }
      }
    }
    .layout()
    #expect(
      result.matches([
        "root": [0, 0, 358, 76], "First row": [0, 0, 100, 20], "one": [108, 0, 250, 20],
        "Second row": [0, 0, 100, 20], "two": [108, 0, 250, 20], "Third row": [0, 0, 100, 20],
        "three": [108, 0, 250, 20], "root.2": [0, 56, 358, 20],
      ]), "\(result.summary)")
  }

  /// Labels at the four edges, each centred along the other axis.
  @Test func anchors() {
    let result = LayoutTree(font: Frames.font) {
      AnchorBox {
        Text("Top").anchor(.top).id("top")
        Text("Left").anchor(.left).id("left")
        Text("Right").anchor(.right).id("right")
        Text("Bottom").anchor([.bottom, .leading, .trailing]).id("bottom")
      }
      .margins(16)
    }
    .layout(width: 200, height: 100)
    #expect(
      result.matches([
        "top": [85, 16, 30, 20], "left": [16, 40, 40, 20], "right": [134, 40, 50, 20], "bottom": [16, 64, 168, 20],
      ]), "\(result.summary)")
  }

  /// A label as wide as its scroll view wraps and scrolls down.
  @Test func scroll() {
    let result = LayoutTree(font: Frames.font) {
      Scroll(fitToWidth: true) { Text("Lorem ipsum dolor sit amet").id("label") }.id("scroll")
    }
    .layout(width: 200, height: 30)
    #expect(result.matches(["scroll": [0, 0, 200, 30], "label": [0, 0, 200, 40]]), "\(result.summary)")
    #expect(result.contentSizes.map(\.view) == ["scroll"])
    #expect(result.contentSizes.first?.size == Size(width: 200, height: 40))
  }

  /// A header: the label takes what the switch leaves; and a cell whose content ignores the margins.
  @Test func cells() {
    let header = LayoutTree(font: Frames.font) {
      Cell {
        Row {
          Text("On/Off").weight(1).id("label")
          Picture(width: 51, height: 31).id("switch")
        }
        .id("row")
      }
      .margins(8)
    }
    .layout(width: 316)
    #expect(
      header.matches([
        "root": [0, 0, 316, 47], "row": [8, 8, 300, 31], "label": [0, 0, 241, 31], "switch": [249, 0, 51, 31],
      ]), "\(header.summary)")
    let picker = LayoutTree {
      Cell(ignoreMargins: true) { Picture(width: 320, height: 216).id("picker") }.margins(8)
    }
    .layout(width: 375)
    #expect(picker.matches(["root": [0, 0, 375, 216], "picker": [0, 0, 375, 216]]), "\(picker.summary)")
  }

  /// In a tree that reads from right to left the first member is the right one.
  @Test func rightToLeft() {
    let result = LayoutTree(direction: .rightToLeft, font: Frames.font) {
      Row(spacing: 10, horizontalAlignment: .leading) {
        Picture(width: 40, height: 20).id("a")
        Picture(width: 60, height: 30).id("b")
      }
      .margins(leading: 5, trailing: 7)
    }
    .layout(width: 200, height: 50)
    #expect(result.matches(["a": [155, 0, 40, 50], "b": [85, 0, 60, 50]]), "\(result.summary)")
  }
}
