import LayoutModel
import StrategyTestSupport
import Testing

/// What each attribute measures.
@Suite struct AttributeTests {
  private let keys = #", "margins": {"top": 10, "leading": 20, "bottom": 30, "trailing": 40}"#
  private let safe = #", "safeArea": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#

  @Test(
    arguments: [
      // Margins and safe area add up: the margin area is 22…156 by 11…67, the safe area 2…196 by 1…97.
      ("", "ltr", [0.0, 0, 200, 100]), ("", "rtl", [0, 0, 200, 100]),
      ("Margin", "ltr", [22, 11, 134, 56]), ("Margin", "rtl", [44, 11, 134, 56]),
      ("SafeArea", "ltr", [2, 1, 194, 96]), ("SafeArea", "rtl", [4, 1, 194, 96]),
    ] as [(String, String, [Double])])
  func areas(_ suffix: String, _ direction: String, _ frame: [Double]) throws {
    let tree = #"\#(safe), "direction": "\#(direction)""#
    let families = [
      ["leading", "trailing", "top", "bottom"], ["left", "right", "top", "bottom"],
      ["width", "height", "centerX", "centerY"],
    ]
    for family in families {
      let ties = family.map { Constraints.tie("c.\($0)", "super.\($0)\(suffix)") }
      let layout = try Constraints.layout(ties, keys: keys, tree: tree)
      #expect(layout.status == "ok")
      #expect(layout["c"] == frame, "\(family)")
    }
  }

  @Test func areasOfOtherViewsThanTheRoot() throws {
    // The child's margin area starts 5 inside it; it has no safe area of its own.
    let child = #"{"id": "c", "margins": 5, "width": 30, "height": 20, "children": []}"#
    let layout = try Constraints.layout(
      [
        Constraints.tie("c.leadingMargin", "super.leading"),
        Constraints.tie("c.topSafeArea", "super.top", #", "constant": 7"#),
      ], children: child, tree: safe)
    #expect(layout.status == "ok")
    #expect(layout["c"] == [-5, 7, 30, 20])
  }

  @Test func guidesTiedToGuides() throws {
    // Margin guide to margin guide: c's margins of 5 lie on those of P.
    let child = #"{"id": "c", "margins": 5, "children": []}"#
    let ties = ["leading", "trailing", "top", "bottom"].map {
      Constraints.tie("c.\($0)Margin", "super.\($0)Margin")
    }
    let layout = try Constraints.layout(ties, children: child, keys: keys)
    #expect(layout["c"] == [15, 5, 150, 70])
  }

  @Test func everyAttributeHasItsName() throws {
    for attribute in Attribute.allCases {
      let to = attribute.isDimension ? "" : #", "to": "super.\#(attribute.ofBounds.rawValue)""#
      let constraint = #"{"item": "c.\#(attribute.rawValue)"\#(to), "priority": 10}"#
      #expect(try Constraints.layout([constraint]).status != "error", "\(attribute)")
    }
    #expect(Attribute.allCases.count == 32)
  }

  @Test func baselines() throws {
    // First baselines of texts at 16 of 20; the last of two lines at 36.
    let children = #"""
      {"id": "a", "text": "one two", "width": 30}, {"id": "b", "size": [10, 10], "baseline": {"first": 8, "last": 1}},
      {"id": "c", "size": [10, 12]}
      """#
    let fonts = #", "fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}}"#
    let layout = try Constraints.layout(
      [
        Constraints.tie("a.leading", "super.leading"), Constraints.tie("a.top", "super.top"),
        Constraints.tie("b.leading", "a.trailing"), Constraints.tie("b.lastBaseline", "a.lastBaseline"),
        Constraints.tie("c.leading", "b.trailing"), Constraints.tie("c.firstBaseline", "a.firstBaseline"),
      ], children: children, tree: fonts)
    #expect(layout.status == "ok")
    #expect(layout["a"] == [0, 0, 30, 40])
    #expect(layout["b"] == [30, 27, 10, 10])
    #expect(layout["c"] == [40, 16, 10, 12])
  }
}
