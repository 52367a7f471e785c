import LayoutModel
import Testing

/// The sizes that views ask for: widths, heights, limits, ratios and content priorities.
@Suite struct SizingReadingTests {
  /// Six keys, each a number.
  @Test func numbers() throws {
    let sizing = try Reading.view(
      #""width": 1, "minWidth": 2, "maxWidth": 3, "height": 4, "minHeight": 5, "maxHeight": 6"#
    ).sizing
    #expect(sizing.horizontal.requiredExact == .literal(1))
    #expect(sizing.horizontal.requiredMinimum == .literal(2))
    #expect(sizing.horizontal.requiredMaximum == .literal(3))
    #expect(sizing.vertical.requiredExact == .literal(4))
    #expect(sizing.vertical.requiredMinimum == .literal(5))
    #expect(sizing.vertical.requiredMaximum == .literal(6))
    #expect(sizing[.horizontal] == sizing.horizontal)
    #expect(sizing[.vertical] == sizing.vertical)
    #expect(sizing.ratio == nil)
    #expect(sizing.horizontal.hugging == nil)
    #expect(sizing.vertical.compressionResistance == nil)
  }

  /// A number, a bind, and either at a priority.
  @Test(
    arguments: [
      ("10", .literal(10), 1000), ("0", .literal(0), 1000), ("1e7", .literal(1e7), 1000),
      (#"{"bind": "w"}"#, .bound(FieldPath("w"), fallback: nil), 1000),
      (#"{"bind": "w", "default": 4}"#, .bound(FieldPath("w"), fallback: 4), 1000),
      (#"{"value": 10}"#, .literal(10), 1000), (#"{"value": 10, "priority": 0.5}"#, .literal(10), 0.5),
      (#"{"value": 10, "priority": 1000}"#, .literal(10), 1000),
      (#"{"value": {"bind": "w.0"}, "priority": 20}"#, .bound(FieldPath("w.0"), fallback: nil), 20),
    ] as [(String, Quantity, Double)], ["width", "minHeight", "maxWidth"])
  func wishes(_ wish: (json: String, value: Quantity, priority: Double), key: String) throws {
    let sizing = try Reading.view(#""\#(key)": \#(wish.json)"#).sizing
    let read: Sizing.Wish? =
      switch key {
      case "width": sizing.horizontal.exact
      case "minHeight": sizing.vertical.minimum
      default: sizing.horizontal.maximum
      }
    #expect(read?.value == wish.value)
    #expect(read?.priority == Priority(wish.priority))
    if wish.priority < 1000 {
      #expect(sizing.horizontal.requiredExact == nil)
      #expect(sizing.horizontal.requiredMaximum == nil)
      #expect(sizing.vertical.requiredMinimum == nil)
    }
  }

  /// Content priorities for both axes or one.
  @Test func contentPriorities() throws {
    let both = try Reading.view(#""hugging": 300, "compressionResistance": 800.5"#).sizing
    for axis in Axis.allCases {
      #expect(both[axis].hugging == Priority(300))
      #expect(both[axis].compressionResistance == Priority(800.5))
    }
    let one = try Reading.view(
      #""hugging": {"vertical": 1}, "compressionResistance": {"horizontal": 1000, "vertical": 2}"#
    ).sizing
    #expect(one.horizontal.hugging == nil)
    #expect(one.vertical.hugging == Priority(1))
    #expect(one.horizontal.compressionResistance == .required)
    #expect(one.vertical.compressionResistance == Priority(2))
  }

  /// Ratios: literal, bound, with a fallback of either kind, at a priority.
  @Test(
    arguments: [
      ("1.5", .literal(1.5), 1000), (#"{"value": 2, "priority": 700}"#, .literal(2), 700),
      (#"{"bind": "image"}"#, .bound(RatioSource(field: FieldPath("image"), fallback: nil)), 1000),
      (#"{"bind": "r", "default": 0.75}"#, .bound(RatioSource(field: FieldPath("r"), fallback: 0.75)), 1000),
      (#"{"bind": "r", "default": [16, 8]}"#, .bound(RatioSource(field: FieldPath("r"), fallback: 2)), 1000),
      (
        #"{"value": {"bind": "r", "default": {"w": 1, "h": 4}}, "priority": 5}"#,
        .bound(RatioSource(field: FieldPath("r"), fallback: 0.25)), 5
      ),
    ] as [(String, Sizing.Ratio, Double)])
  func ratios(_ json: String, _ ratio: Sizing.Ratio, _ priority: Double) throws {
    let sizing = try Reading.view(#""aspectRatio": \#(json)"#).sizing
    #expect(sizing.ratio == ratio)
    #expect(sizing.ratioPriority == Priority(priority))
  }

  /// Faults of the size keys.
  static let faults = [
    Fault(#""width": -1"#, at: "root.width", "must be at least 0"),
    Fault(#""minHeight": {"value": -0.5}"#, at: "root.minHeight", "must be at least 0"),
    Fault(#""maxWidth": 10000001"#, at: "root.maxWidth", "must lie within ±1e7"),
    Fault(#""maxHeight": -1e300"#, at: "root.maxHeight", "must lie within ±1e7"),
    Fault(#""height": "tall""#, at: "root.height", "must be a number, is a string"),
    Fault(#""height": null"#, at: "root.height", "must be a number, is null"),
    Fault(#""width": {"priority": 3}"#, at: "root.width.value", "is missing"),
    Fault(#""width": {"value": 1, "priority": 0}"#, at: "root.width.priority", "must be a priority above 0"),
    Fault(
      #""width": {"value": 1, "priority": 1000.5}"#, at: "root.width.priority", "must be a priority above 0"),
    Fault(#""width": {"value": 1, "weight": 3}"#, at: "root.width.weight", "unknown key"),
    Fault(#""hugging": 0"#, at: "root.hugging", "must be a priority above 0"),
    Fault(#""hugging": -250"#, at: "root.hugging", "must be a priority above 0"),
    Fault(#""hugging": "strong""#, at: "root.hugging", "must be a number, is a string"),
    Fault(
      #""compressionResistance": {"vertical": 1001}"#, at: "root.compressionResistance.vertical",
      "must be a priority above 0"),
    Fault(#""hugging": {"width": 1}"#, at: "root.hugging.width", "unknown key"),
    Fault(#""aspectRatio": 0"#, at: "root.aspectRatio", "must be above 0"),
    Fault(#""aspectRatio": -1"#, at: "root.aspectRatio", "must be above 0"),
    Fault(#""aspectRatio": "wide""#, at: "root.aspectRatio", "must be a number, is a string"),
    Fault(
      #""aspectRatio": {"bind": "r", "default": [1, 0]}"#, at: "root.aspectRatio.default", "must have a width"
    ),
    Fault(#""aspectRatio": {"bind": "r", "default": -2}"#, at: "root.aspectRatio.default", "must be"),
  ]

  /// Path and start of the message of every fault.
  @Test(arguments: faults) func refuses(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in _ = try Reading.view(fault.input) }
    #expect(fault.matches(error), "\(String(describing: error))")
  }
}
