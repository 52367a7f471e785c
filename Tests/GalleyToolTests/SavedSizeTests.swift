import Foundation
import LayoutModel
import SavedSizes
import Testing

/// `galley measure` with files, tables and caches of sizes, as a shell would call it.
@Suite struct SavedSizeTests {
  private let folder = ScratchFolder()

  private func input() throws -> [String] {
    let document = try folder.file(
      "note.json",
      """
      {"version": 1, "fonts": {"default": {"measurer": "fixed", "advance": 8, "lineHeight": 20}},
       "root": {"margins": 12, "layout": {"strategy": "column"}, "children": [{"text": {"bind": "text"}}]}}
      """)
    let lines = (0..<50).map {
      #"{"id": \#($0 % 2 == 0 ? "\($0)" : "\"k\($0)\""), "text": "\#(String(repeating: "word ", count: $0))"}"#
    }
    return [
      document, try folder.file("items", (lines + ["{}", "x"]).joined(separator: "\n") + "\n"), "--width", "100,200",
    ]
  }

  private func measure(_ words: [String]) throws -> ToolCall.End { try ToolCall(["measure"] + words).finished() }

  @Test func filesAndTablesHoldWhatTextDoes() throws {
    let input = try input()
    let text = try measure(input)
    #expect(text.code == 1)
    let rows = text.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(try measure(input + ["--format", "binary", "--output", folder.path("sizes")]).code == 1)
    let file = try SizeFile(path: folder.path("sizes"))
    #expect(file.count * 2 == rows.count)
    #expect(file.settings == [SizeSetting(width: 100, textScale: 1), SizeSetting(width: 200, textScale: 1)])
    for (place, row) in rows.enumerated() {
      let height = file.height(at: place / 2, setting: place % 2)
      #expect(height == Double(row[3]) ?? 0)
      #expect(file.status(at: place / 2, setting: place % 2).name == row[4])
      switch file.key(at: place / 2) {
      case .text(let key), .number(let key): #expect(key == row[0])
      }
    }
    #expect(file.key(at: 3) == .text("k3") && file.key(at: 4) == .number("4"))
    let table = try measure(input + ["--format", "sqlite", "--output", folder.path("table")])
    #expect(table.code == 1 && table.errors.isEmpty)
    #expect(try Data(contentsOf: URL(filePath: folder.path("table"))).starts(with: Data("SQLite format 3\0".utf8)))
    #expect(try folder.names() == ["items", "note.json", "sizes", "table"])
  }

  /// A binary file is the same whatever threads made it, and on a pipe.
  @Test func filesDoNotDependOnThreads() throws {
    let input = try input()
    for threads in 1...3 {
      _ = try measure(
        input + ["--format", "binary", "--threads", "\(threads)", "--output", folder.path("sizes\(threads)")])
    }
    let files = try (1...3).map { try Data(contentsOf: URL(filePath: folder.path("sizes\($0)"))) }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test(arguments: [["--format", "csv"], ["--format", "ndjson", "--frames"], ["--format", "ndjson"]])
  func cachedRunsGiveTheSameBytes(format: [String]) throws {
    let input = try input() + format
    let plain = try measure(input)
    let cached = input + ["--cache", folder.path("cache"), "--summary"]
    let first = try measure(cached)
    let second = try measure(cached)
    #expect(first.output == plain.output && second.output == plain.output)
    #expect(first.code == 1 && second.code == 1)
    #expect(!first.errors.contains("from the cache"))
    #expect(second.errors.contains("rows 104, from the cache 100,"))
  }

  @Test func wrongCachesAreRefused() throws {
    let input = try input()
    let foreign = try folder.file("foreign", "mine\n")
    let call = try measure(input + ["--cache", foreign])
    #expect(call.code == 2 && call.output.isEmpty)
    #expect(call.errors == "galley: \(foreign): is no cache of Galley; name another file for --cache\n")
    #expect(try String(contentsOfFile: foreign, encoding: .utf8) == "mine\n")
    #expect(try measure(input + ["--format", "sqlite"]).code == 2)
    #expect(try measure(input + ["--format", "sqlite", "--output", "/dev/null"]).code == 2)
    #expect(try measure(input + ["--cache", ""]).code == 2)
    #expect(try measure(input + ["--format", "binary", "--frames"]).code == 2)
  }
}
