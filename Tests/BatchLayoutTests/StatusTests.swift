import BatchLayout
import LayoutModel
import Testing

/// Statuses and what is said about them.
@Suite struct StatusTests {
  @Test func tiesNameTheirViews() throws {
    let root = #"""
      {"layout": {"strategy": "row", "spacing": 0}, "height": 9, "children": [
        {"id": "a", "size": [10, 9]}, {"id": "b", "size": [20, 9]}, {"id": "c", "width": 5}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .ambiguous)
    #expect(result.diagnostics.map(\.kind) == [.ambiguous])
    #expect(result.diagnostics.first?.views.prefix(2) == ["a", "b"])
    #expect(result["a"] == [0, 0, 10, 9])
    #expect(result["b"] == [10, 0, 85, 9])
    #expect(result["c"] == [95, 0, 5, 9])
  }

  @Test func missingRoomIsTakenFromTheLast() throws {
    let root = #"""
      {"height": 9, "layout": {"strategy": "row", "spacing": 0}, "children": [
        {"id": "a", "size": [60, 9], "compressionResistance": 500},
        {"id": "b", "size": [60, 9], "compressionResistance": 500}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .ambiguous)
    #expect(result["a"] == [0, 0, 60, 9])
    #expect(result["b"] == [60, 0, 40, 9])
  }

  @Test func viewsThatNothingSizesAreAsSmallAsTheyCanBe() throws {
    let root = #"""
      {"layout": {"strategy": "column", "horizontalAlignment": "leading"}, "children": [
        {"id": "v", "height": 4, "minWidth": 6}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .ambiguous)
    #expect(result.diagnostics.first?.views == ["v"])
    #expect(result["v"] == [0, 0, 6, 4])
  }

  @Test func containersAreDrawnToTheirContentWithoutATie() throws {
    let root = #"""
      {"layout": {"strategy": "column", "horizontalAlignment": "leading"}, "children": [
        {"id": "c", "margins": 2, "layout": {"strategy": "row"}, "children": [{"id": "v", "size": [30, 9]}]}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .ok)
    #expect(result["c"] == [0, 0, 34, 13])
  }

  @Test func conflictsNameTheConstraintsThatCannotAllHold() throws {
    let root = #"""
      {"layout": {"strategy": "column", "horizontalAlignment": "leading"}, "children": [
        {"id": "a", "width": 50, "minWidth": 80, "height": 9},
        {"id": "b", "width": 20, "height": 9}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .unsatisfiable)
    #expect(result.diagnostics.map(\.kind) == [.conflict])
    let conflict = try #require(result.diagnostics.first)
    #expect(conflict.views == ["a"])
    #expect(conflict.constraints.count == 2)
    #expect(conflict.constraints.allSatisfy { $0.hasPrefix("a.width ") })
    #expect(conflict.constraints.contains("a.width >="))
    #expect(result.height == 26)
    // The sum of the two errors is 30 for every width between; the smallest of these is taken.
    #expect(result["a"][2] == 50)
    #expect(result["b"] == [0, 17, 20, 9])
  }

  @Test func unsatisfiableOutranksAmbiguous() throws {
    let root = #"""
      {"layout": {"strategy": "row", "spacing": 0}, "children": [
        {"id": "a", "size": [10, 9]}, {"id": "b", "size": [20, 9]},
        {"id": "c", "width": 5, "height": 4, "minHeight": 7}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .unsatisfiable)
    #expect(result.diagnostics.map(\.kind) == [.conflict])
  }

  @Test(arguments: [true, false], [true, false])
  func framesAndDiagnosticsComeWhenAsked(_ frames: Bool, _ diagnostics: Bool) throws {
    let engine = try Cells.engine(
      root: #"""
        {"layout": {"strategy": "row", "spacing": 0}, "children": [
          {"id": "a", "width": {"bind": "w", "default": 10}, "height": 9}, {"id": "b", "size": [20, 9]},
          {"id": "c", "size": [20, 9], "hidden": {"unless": "c"}}]}
        """#)
    let batch = try Cells.batch(["{}", #"{"c": 1}"#, #"{"w": 90}"#, #"{"w": "x"}"#], for: engine)
    let results = engine.measure(
      batch, MeasureRequest(widths: [100], frames: frames, diagnostics: diagnostics), worker: BatchWorker())
    #expect(results.map(\.status) == [.ok, .ambiguous, .unsatisfiable, .error])
    #expect(results.map(\.height) == [9, 9, 9, 0])
    #expect(results.map(\.frames.isEmpty) == [!frames, !frames, !frames, true])
    #expect(results.prefix(3).map(\.diagnostics.isEmpty) == [true, !diagnostics, !diagnostics])
    #expect(results[3].diagnostics.map(\.kind) == [.error])
  }
}
