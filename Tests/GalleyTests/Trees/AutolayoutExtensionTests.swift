import Galley
import LayoutModel
import Testing

/// Cells in the words of AutolayoutExtension.
@Suite struct AutolayoutExtensionTests {
  /// The README's first example as it stands there, after a top and a height.
  @Test func anchoring() {
    let otherView = Box().id("other").height(20)
    let result = LayoutTree {
      Box()
        .anchor(Box().id("first").height(7)) { EqualTo(\.top) }
        .anchor(otherView) {
          EqualTo(\.leading)
          EqualTo(\.trailing).constant(-16)
          EqualTo(\.top, \.bottom, of: "first")
        }
    }
    .layout(width: 320, height: 480)
    #expect(result.matches(["other": [0, 7, 304, 20]]), "\(result.summary)")
  }

  /// The same ties on the view itself, from both sides of reading.
  @Test(arguments: [LayoutDocument.Direction.leftToRight, .rightToLeft])
  func edges(_ direction: LayoutDocument.Direction) {
    let result = LayoutTree(direction: direction) {
      Box {
        Box().id("other").constraints {
          EqualTo(\.leading)
          EqualTo(\.trailing).constant(-16)
          EqualTo(\.top).constant(12)
          EqualToConstant(\.height, constant: 200)
        }
      }
    }
    .layout(width: 320, height: 480)
    let x = direction == .leftToRight ? 0.0 : 16
    #expect(result.matches(["other": [x, 12, 304, 200]]), "\(result.summary)")
  }

  /// A title above a picture that stays centred and is squeezed where it would leave its inset of 12.
  @Test(arguments: [(200.0, 50.0, 100.0), (110, 12, 86)])
  func titleAndPicture(_ width: Double, _ x: Double, _ pictureWidth: Double) {
    let result = LayoutTree(font: Frames.font) {
      Box {
        Text("Title").id("title").constraints {
          EqualTo(\.leading)
          EqualTo(\.trailing)
          EqualTo(\.top).constant(24)
          EqualToConstant(\.height, constant: 32)
        }
        Picture(width: 100, height: 60).id("picture").constraints {
          EqualTo(\.centerX)
          GreaterThanOrEqualTo(\.leading).constant(12)
          EqualTo(\.top, \.bottom, of: "title").constant(12)
          EqualTo(\.bottom).priority(.defaultHigh)
        }
      }
    }
    .layout(width: width, height: 300)
    #expect(
      result.matches(["title": [0, 24, width, 32], "picture": [x, 68, pictureWidth, 232]]), "\(result.summary)")
  }

  /// Guides, dimensions of the parent and multipliers.
  @Test func guidesAndDimensions() {
    let result = LayoutTree(safeArea: Edges(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      Box {
        Box().id("bar").constraints {
          EqualTo(\.top, \.safeAreaLayoutGuide.top)
          EqualTo(\.leading, \.layoutMarginsGuide.leading)
          EqualTo(\.width).multiplier(0.5).constant(-10)
          LessThanOrEqualTo(\.height).multiplier(0.25)
          EqualTo(\.height).priority(.defaultLow)
        }
        Box().id("mark").constraints {
          EqualTo(\.centerX, of: "bar")
          EqualTo(\.centerY, of: "bar")
          EqualTo(\.width, \.height, of: "bar").multiplier(0.5)
          LessThanOrEqualToConstant(\.height, constant: 8)
          GreaterThanOrEqualToConstant(\.height, constant: 8)
        }
      }
      .margins(leading: 15)
    }
    .layout(width: 200, height: 160)
    #expect(result.matches(["bar": [15, 20, 90, 40], "mark": [50, 36, 20, 8]]), "\(result.summary)")
  }

  /// Baselines: the second label hangs 2 lower, as its ascent is 2 shorter.
  @Test func baselines() {
    let result = LayoutTree {
      Box {
        Box().id("a").width(80).height(20).baseline(first: 16).constraints {
          EqualTo(\.leading).constant(10)
          EqualTo(\.top)
        }
        Picture(width: 150, height: 20).id("b").baseline(first: 14).constraints {
          EqualTo(\.leading, \.trailing, of: "a").constant(8)
          EqualTo(\.firstBaseline, of: "a")
          LessThanOrEqualTo(\.trailing).constant(-10)
          GreaterThanOrEqualToConstant(\.width, constant: 60)
        }
      }
    }
    .layout(width: 300, height: 50)
    #expect(result.matches(["a": [10, 0, 80, 20], "b": [98, 2, 150, 20]]), "\(result.summary)")
  }

  /// Ids outlive later modifiers, the last word counts, and a missing id is nil.
  @Test func lookUpById() {
    var list = ConstraintList {
      EqualTo(\.leading).id("l")
      EqualTo(\.top).constant(5).id("t").constant(12)
      EqualTo(\.bottom).id("b").id("t")
    }
    #expect(list["t"]?.constant == 12)
    #expect(list["x"] == nil)
    #expect(list["b"] == nil)
    #expect(list.constraints.count == 3)
    list["l"]?.constant = 30
    list["x"]?.constant = 40
    #expect(list["l"]?.constant == 30)
    #expect(list.constraints.count == 3)
    list["l"] = nil
    #expect(list.constraints.count == 2)
  }

  /// A list is used like constraints in place, and so are the branches and loops of the builder.
  @Test(arguments: [true, false]) func builder(_ isWide: Bool) {
    var list = ConstraintList { EqualTo(\.top).constant(1).id("top") }
    list["top"]?.constant = 7
    let result = LayoutTree {
      Box {
        Box().id("box").constraints {
          list
          if isWide {
            EqualTo(\.leading)
          } else {
            EqualTo(\.leading).constant(20)
          }
          if isWide { EqualTo(\.trailing) }
          if !isWide { EqualToConstant(\.width, constant: 30) }
          for limit in [50.0, 40] { LessThanOrEqualToConstant(\.height, constant: limit) }
          switch isWide {
          case true: EqualTo(\.height).priority(.defaultLow)
          case false: EqualToConstant(\.height, constant: 10)
          }
        }
      }
    }
    .layout(width: 100, height: 200)
    #expect(result.matches(["box": isWide ? [0, 7, 100, 40] : [20, 7, 30, 10]]), "\(result.summary)")
  }
}
