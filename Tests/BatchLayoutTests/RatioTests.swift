import BatchLayout
import LayoutModel
import Testing

/// Aspect ratios that items bring.
@Suite struct RatioTests {
  /// Ratios tried; none makes a soft and a required limit meet exactly.
  private static let ratios = [0.3, 0.5, 0.72, 1, 1.37, 2, 3.1]

  /// A column of one picture of the given keys, whose ratio is written as `ratio`.
  private func root(_ keys: String, ratio: String, alignment: String) -> String {
    #"""
    {"layout": {"strategy": "column", "horizontalAlignment": "\#(alignment)"},
     "children": [{"id": "p", "aspectRatio": \#(ratio)\#(keys)}]}
    """#
  }

  /// The result with the ratio bound, checked against the one with the ratio written out.
  private func measure(
    _ keys: String, ratio: Double, priority: Double = 1000, alignment: String = "leading",
    width: Double = 299
  ) throws -> CellResult {
    let bound = #"{"value": {"bind": "r"}, "priority": \#(priority)}"#
    let literal = #"{"value": \#(ratio), "priority": \#(priority)}"#
    let result = try Cells.measure(
      root: root(keys, ratio: bound, alignment: alignment), "{\"r\": \(ratio)}", width: width)
    let other = try Cells.measure(root: root(keys, ratio: literal, alignment: alignment), width: width)
    #expect(result.status == other.status)
    #expect(abs(result.height - other.height) <= Cells.tolerance)
    #expect(result.has("p", other["p"]), "bound \(result["p"]), written \(other["p"])")
    return result
  }

  @Test(arguments: ratios)
  func ofAFixedWidth(_ ratio: Double) throws {
    let result = try measure("", ratio: ratio, alignment: "fill")
    #expect(result.status == .ok)
    #expect(result.has("p", [0, 0, 299, 299 / ratio]))
  }

  @Test(arguments: ratios)
  func ofAFixedWidthWithACap(_ ratio: Double) throws {
    let result = try measure(#", "maxHeight": 300"#, ratio: ratio, priority: 900, alignment: "fill")
    #expect(result.status == .ok)
    #expect(result.has("p", [0, 0, 299, min(300, 299 / ratio)]))
  }

  @Test(arguments: ratios)
  func ofAFixedHeight(_ ratio: Double) throws {
    let result = try measure(#", "height": 60"#, ratio: ratio)
    #expect(result.status == .ok)
    #expect(result.has("p", [0, 0, 60 * ratio, 60]))
  }

  @Test(arguments: ratios)
  func ofNothingFixed(_ ratio: Double) throws {
    // The fitted height draws the picture to the least height that both floors allow.
    let result = try measure(#", "minHeight": 30, "minWidth": 40"#, ratio: ratio)
    #expect(result.status == .ok)
    let height = max(30, 40 / ratio)
    #expect(result.has("p", [0, 0, height * ratio, height]))
  }

  @Test(arguments: ratios)
  func ofAWeightedMember(_ ratio: Double) throws {
    let row = { (ratio: String) in
      #"""
      {"layout": {"strategy": "row", "spacing": 10, "verticalAlignment": "top"}, "children": [
        {"id": "p", "weight": 1, "aspectRatio": \#(ratio)}, {"id": "q", "weight": 2, "height": 20}]}
      """#
    }
    for (root, item) in [(row(#"{"bind": "r"}"#), "{\"r\": \(ratio)}"), (row("\(ratio)"), "{}")] {
      let result = try Cells.measure(root: root, item, width: 310)
      #expect(result.status == .ok)
      #expect(result.has("p", [0, 0, 100, 100 / ratio]))
      #expect(result.has("q", [110, 0, 200, 20]))
      #expect(abs(result.height - max(20, 100 / ratio)) <= Cells.tolerance)
    }
  }

  @Test(arguments: ratios)
  func requiredRatioAgainstARequiredCapIsAConflict(_ ratio: Double) throws {
    let result = try measure(#", "maxHeight": 300"#, ratio: ratio, alignment: "fill")
    #expect(result.status == (299 / ratio > 300 ? .unsatisfiable : .ok))
    #expect(result.height <= 300 + Cells.tolerance)
  }

  @Test(arguments: [
    ("{\"r\": {\"width\": 400, \"height\": 300}}", 75.0), ("{\"r\": {\"h\": 50, \"w\": 100}}", 50),
    ("{\"r\": [200, 100]}", 50), ("{\"r\": 4}", 25), ("{}", 200), ("{\"r\": null}", 200),
  ])
  func ratiosMayBeSizesAndHaveDefaults(_ item: String, _ height: Double) throws {
    let ratio = #"{"bind": "r", "default": [50, 100]}"#
    let result = try Cells.measure(root: root("", ratio: ratio, alignment: "fill"), item, width: 100)
    #expect(result.has("p", [0, 0, 100, height]))
  }

  @Test(arguments: [
    "0", "-1", "\"1\"", "true", "[]", "{}", "[0, 5]", "[5, 0]", "{\"width\": 5}", "1e8",
  ])
  func uselessRatiosAreFaultsOfTheItem(_ ratio: String) throws {
    for alignment in ["fill", "leading"] {
      let engine = try Cells.engine(
        root: root(#", "minHeight": 10"#, ratio: #"{"bind": "r"}"#, alignment: alignment))
      let results = try Cells.measure(engine, ["{\"r\": 2}", "{\"r\": \(ratio)}", "{\"r\": 4}"], width: 100)
      #expect(results.map(\.status) == [.ok, .error, .ok])
      #expect(results[1].diagnostics.map(\.kind) == [.error])
      #expect(results[1].diagnostics.first?.message.contains("r") == true)
      #expect(results[1].frames.isEmpty)
      #expect(results[0].height == (alignment == "fill" ? 50 : 10))
    }
  }

  @Test func sizesBelowZeroGiveNoRatio() throws {
    let engine = try Cells.engine(root: root("", ratio: #"{"bind": "r"}"#, alignment: "fill"))
    let results = try Cells.measure(engine, ["{\"r\": [-4, -2]}"], width: 100)
    #expect(results.map(\.status) == [.error])
  }
}
