import LayoutModel
import TestSupport
import Testing
import TextMeasurement

/// Texts known by their number of characters take to the bit what so many letters take.
@Suite struct UniformTextTests {
  /// A fixed measurer of a style.
  private func measurer(
    advance: Double, lineHeight: Double = 17.3, letterSpacing: Double = 0, _ style: ParagraphStyle = ParagraphStyle()
  ) throws -> TextMeasurer {
    let font = FontDescription(
      source: .fixed(advance: advance, wideAdvance: 2 * advance, lineHeight: lineHeight, ascent: 12.1), size: 0,
      letterSpacing: letterSpacing)
    return try FontLibrary().measurer(for: font, paragraph: style, textScale: 1)
  }

  /// Checks counts at widths against real texts of that many letters.
  private func expectSameMetrics(
    _ measurer: TextMeasurer, counts: [Int], widths: [Double], _ comment: Comment
  ) throws {
    let uniform = try #require(UniformText(measurer))
    var prepared = PreparedTexts()
    let context = TextContext()
    for count in counts {
      let text = prepared.append(String(repeating: "x", count: count), measurer: measurer, context: context)
      for width in widths {
        #expect(
          uniform.metrics(characters: count, width: width) == prepared.metrics(of: text, width: width),
          "\(comment), \(count) characters at \(width)")
      }
    }
  }

  /// Whole, broken, tiny and large letters; some fill a line to the last unit.
  @Test(arguments: [7, 6.3, 0.1, 1.0 / 3, 10, 250, 1 / 65_536.0, 5.000_001, 0])
  func everyAdvance(_ advance: Double) throws {
    let widths = [0, 0.01, 1, 6.9, 7, 7.02, 20.98, 21, 63, 62.999, 299, 375.5, 1e6, 2e9, .infinity, -5]
    try expectSameMetrics(
      measurer(advance: advance), counts: [0, 1, 2, 3, 9, 10, 42, 43, 300], widths: widths, "advance \(advance)")
  }

  @Test func linesOfOneUnitMoreOrLess() throws {
    // Advances that are no multiple of the unit of positions, at widths around whole numbers of letters.
    var random = SeededGenerator(seed: 31)
    for _ in 0..<60 {
      let advance = Double.random(in: 0.5...9, using: &random)
      let letters = Double(Int.random(in: 1...40, using: &random))
      let widths = (-3...3).map { letters * advance + Double($0) / 64 }
      try expectSameMetrics(
        measurer(advance: advance), counts: [Int(letters), Int(letters) + 1, 97, 200], widths: widths,
        "advance \(advance)")
    }
  }

  @Test func everyStyle() throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<120 {
      var style = ParagraphStyle()
      style.whiteSpace = ParagraphStyle.WhiteSpace.allCases.randomElement(using: &random) ?? .normal
      style.overflowWrap = ParagraphStyle.OverflowWrap.allCases.randomElement(using: &random) ?? .normal
      style.wordBreak = ParagraphStyle.WordBreak.allCases.randomElement(using: &random) ?? .normal
      style.truncation = ParagraphStyle.Truncation.allCases.randomElement(using: &random) ?? .none
      style.maxLines = Int.random(in: 0...4, using: &random)
      style.minLines = Int.random(in: 0...3, using: &random)
      let measurer = try measurer(
        advance: [7, 6.3][round % 2], letterSpacing: [0, 0.7, -0.31, -9][round % 4], style)
      let counts = (0..<4).map { _ in Int.random(in: 0...150, using: &random) }
      try expectSameMetrics(
        measurer, counts: counts, widths: [0, 5, 33.3, 70, 700, .infinity], "\(style)")
    }
  }

  @Test func longTextsAreKeptInCoarserUnits() throws {
    // Beyond 16,384 points positions lose a bit with each doubling.
    for advance in [7, 6.3, 100.03] {
      try expectSameMetrics(
        measurer(advance: advance), counts: [2_340, 2_341, 2_600, 5_000, 9_999], widths: [3 * advance, 299, 1e5],
        "advance \(advance)")
    }
  }

  @Test func onlyFixedMeasurersHaveThem() throws {
    let library = FontLibrary()
    library.register("host", TenWide())
    let font = FontDescription(source: .registered("host"), size: 10)
    let measurer = try library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    #expect(UniformText(measurer) == nil)
  }

  /// A host's measurer.
  private struct TenWide: HostMeasurer {
    func advance(ofGrapheme utf8: [UInt8], size: Double) -> Double { 10 }
    func lineExtents(size: Double) -> (ascent: Double, descent: Double) { (8, 2) }
  }
}
