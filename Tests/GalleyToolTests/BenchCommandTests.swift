import Foundation
import ItemReading
import LayoutModel
import Testing

@testable import GalleyTool

/// What `bench` tells: its structure and sums, never its times.
@Suite struct BenchCommandTests {
  private let folder = ScratchFolder()

  /// Runs the command with fake engines; its exit code and the JSON.
  private func bench(_ items: String, _ options: [String]) throws -> (code: ExitCode, json: JSONValue?) {
    let document = try folder.file("d.json", #"{"version": 1}"#)
    let input = try folder.file("i.ndjson", items)
    let output = folder.path("o.json")
    let code = Tool.run(["bench", document, input, "--json", output] + options, engines: .fake)
    guard let bytes = FileManager.default.contents(atPath: output) else { return (code, nil) }
    return (code, try JSONReader().read(Array(bytes)))
  }

  private func number(_ json: JSONValue?, _ keys: String...) -> Double? {
    guard case .number(let number)? = keys.reduce(json, { $0?[$1] }) else { return nil }
    return number
  }

  /// 5,000 items at three widths in three batches of 2,048 at most; each fifth is no item.
  @Test(arguments: [1, 3]) func countsEveryCell(threads: Int) throws {
    let items = (0..<5000).map { $0 % 5 == 0 ? "[]\n" : "{\"text\":\"xx\"}\n" }.joined()
    let (code, json) = try bench(items, ["--width", "10,20,30", "--rounds", "4", "--threads", "\(threads)"])
    #expect(code == .someRowsFailed)
    #expect(number(json, "items") == 5000 && number(json, "cells") == 15_000)
    #expect(number(json, "notOK") == 3000 && number(json, "failed") == 3000)
    #expect(number(json, "threads") == Double(threads) && number(json, "version") == 1)
    #expect(json?["widths"] == .array([.number(10), .number(20), .number(30)]))
    #expect(number(json, "firstBatch", "cells") == 6144)
    guard case .array(let rounds)? = json?["rounds"] else { throw LayoutError(at: "rounds", "is no array") }
    let times = rounds.compactMap { if case .number(let time) = $0 { time } else { nil } }.sorted()
    #expect(times.count == 4 && times.allSatisfy { $0 > 0 })
    let median = try #require(number(json, "nsPerCell"))
    let rate = try #require(number(json, "cellsPerSecond"))
    #expect(times[2] == median && abs(rate * median - 1e9) < 1)
    // The fake's groups are the batches a worker measured: 1 cold, then 5 rounds of 3, shared by the threads.
    let groups = try #require(number(json, "groups"))
    #expect(threads == 1 ? groups == 16 : (1...16).contains(groups))
  }

  @Test func emptyInputHasNoCells() throws {
    let (code, json) = try bench("\n", ["--width", "10"])
    #expect(code == .success)
    #expect(number(json, "cells") == 0 && number(json, "nsPerCell") == 0 && number(json, "cellsPerSecond") == 0)
    #expect(number(json, "firstBatch", "cells") == 0)
  }

  @Test(arguments: [
    ([], "--width is missing"), (["--width", "1", "--rounds", "0"], "from 1 to 1000"),
    (["--width", "1", "--json", ""], "--json needs a file name"), (["--width", "1", "--frames"], "unknown option"),
  ])
  func refusesCalls(_ options: [String], _ message: String) throws {
    let end = try ToolCall(["bench", "d", "i"] + options).finished()
    #expect(end.code == 2 && end.output.isEmpty && end.errors.contains(message), "\(end.errors)")
  }

  /// A path that cannot be written is told before the work, and nothing is printed.
  @Test func refusesOutput() throws {
    let document = try folder.file("d.json", Self.document)
    let items = try folder.file("i.ndjson", "{\"t\":\"x\"}\n")
    let end = try ToolCall(["bench", document, items, "--width", "70", "--json", "/no/such/file"]).finished()
    #expect(end.code == 2 && end.output.isEmpty && end.errors.contains("/no/such/file"))
  }

  private static let document = #"""
    {"version": 1, "fonts": {"default": {"measurer": "fixed", "advance": 7, "lineHeight": 17}},
     "root": {"layout": {"strategy": "column"}, "children": [{"text": {"bind": "t"}, "hidden": {"unless": "t"}}]}}
    """#

  /// The built command with its own engine: two structures occur, and every phase has its line.
  @Test func tellsOfTheEngine() throws {
    let document = try folder.file("d.json", Self.document)
    let items = try folder.file("i.ndjson", String(repeating: "{\"t\":\"hello\"}\n{}\n", count: 300))
    let call = ["bench", document, items, "--width", "70", "--rounds", "2", "--threads", "2"]
    let text = try ToolCall(call).finished()
    #expect(text.code == 0 && text.errors.isEmpty)
    let labels = text.output.split(separator: "\n").map { String($0.prefix(19)).trimmingCharacters(in: .whitespaces) }
    #expect(
      labels == [
        "cells", "cells per second", "ns a cell", "texts", "solving", "checks", "reading, once", "first batch, cold",
        "groups, bases", "memory", "OpenBLAS",
      ])
    #expect(text.output.contains("600 a round: 600 items at width 70; all ok"))
    let json = try JSONReader().read(Array(ToolCall(call + ["--json", "-"]).finished().output.utf8))
    #expect(number(json, "groups") == 2 && number(json, "cells") == 600)
    let bases = try #require(number(json, "bases"))
    #expect(bases >= 0)
    let phases = ["texts", "solving", "checks"].compactMap { number(json, "nsPerCellByPhase", $0) }
    #expect(phases.count == 3 && phases[1] > 0 && phases[2] <= phases[1])
    let (peak, items2) = (try #require(number(json, "memory", "peak")), try #require(number(json, "memory", "items")))
    #expect(peak > items2 && items2 >= 0)
    guard case .string(let decision)? = json["openBLAS"]?["decision"] else { throw LayoutError(at: "openBLAS", "") }
    #expect(["kept", "switched", "chosenByUser", "unknown", "notSwitchable"].contains(decision))
  }

  /// A variable that the user set stays in force.
  @Test func honoursTheUsersKernels() throws {
    let document = try folder.file("d.json", Self.document)
    let items = try folder.file("i.ndjson", "{\"t\":\"x\"}\n")
    let call = ["bench", document, items, "--width", "70", "--rounds", "1", "--json", "-"]
    let chosen = try ToolCall(call, environment: ["OPENBLAS_CORETYPE": "Prescott"]).finished()
    let free = try ToolCall(call, environment: ["OPENBLAS_CORETYPE": nil]).finished()
    let (first, second) = try (JSONReader().read(Array(chosen.output.utf8)), JSONReader().read(Array(free.output.utf8)))
    #if arch(x86_64)
    #expect(first["openBLAS"]?["found"] == first["openBLAS"]?["current"])
    #expect(first["openBLAS"]?["decision"] != .string("switched"))
    #expect(second["openBLAS"]?["decision"] != .string("chosenByUser"))
    #endif
  }
}
