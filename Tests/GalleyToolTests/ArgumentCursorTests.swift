import LayoutModel
import Testing

@testable import GalleyTool

/// How arguments are read and refused.
@Suite struct ArgumentCursorTests {
  @Test func takesOptionsInEitherForm() throws {
    var cursor = ArgumentCursor(["a", "--width", "1", "-", "--output=x=y", "--dir", "d", "--dir=e", "--on"])
    #expect(try cursor.value(of: "--width") == "1")
    #expect(try cursor.value(of: "--output") == "x=y")
    #expect(try cursor.values(of: "--dir") == ["d", "e"])
    #expect(try cursor.value(of: "--none") == nil)
    #expect(try cursor.flag("--on"))
    #expect(try !cursor.flag("--off"))
    #expect(try cursor.positional("A") == "a")
    #expect(try cursor.positional("B") == "-")
    try cursor.finish()
  }

  @Test func takesWordsAfterTwoDashesAsTheyAre() throws {
    var cursor = ArgumentCursor(["a", "--", "--width", "-x"])
    #expect(try cursor.value(of: "--width") == nil)
    #expect(try (0..<3).map { _ in try cursor.positional("A") } == ["a", "--width", "-x"])
    try cursor.finish()
  }

  @Test func saysWhatIsWrong() {
    var cursor = ArgumentCursor(["--a", "--b", "--c=1", "--d", "1", "--d", "2", "--e"])
    #expect(throws: UsageError("--c takes no value")) { try cursor.flag("--c") }
    #expect(throws: UsageError("--d is given 2 times; give it once")) { try cursor.value(of: "--d") }
    #expect(throws: UsageError("--a needs a value")) { try cursor.value(of: "--a") }
    #expect(throws: UsageError("--e needs a value")) { try cursor.value(of: "--e") }
    var strays = ArgumentCursor(["x", "y"])
    #expect(throws: Never.self) { try strays.positional("X") }
    #expect(throws: UsageError("unexpected argument y")) { try strays.finish() }
    var unknown = ArgumentCursor(["--y", "x"])
    #expect(throws: UsageError("unknown option --y")) { try unknown.finish() }
    #expect(throws: UsageError("unknown option --y")) { try unknown.positional("X") }
    var empty = ArgumentCursor([])
    #expect(throws: UsageError("ITEMS is missing")) { try empty.positional("ITEMS") }
  }

  @Test(arguments: ["", "0", "-1", "nan", "inf", "1,", "1, 2", "1e8", "x"])
  func refusesNumbers(_ list: String) {
    var cursor = ArgumentCursor(["--width=\(list)"])
    #expect(throws: UsageError.self) { try cursor.positiveNumbers(of: "--width", example: "1") }
  }

  @Test(arguments: [
    (["d", "i"], "--width is missing; give the cells' widths, such as --width 320,375"),
    (["d", "--width", "1"], "ITEMS is missing"),
    (["-", "-", "--width", "1"], "DOCUMENT and ITEMS cannot both be standard input"),
    (["d", "i", "--width", "1", "--frames"], "--frames needs --format ndjson"),
    (["d", "i", "--width", "1", "--format", "xml"], "--format xml: give csv or ndjson or binary or sqlite"),
    (["d", "i", "--width", "1", "--direction", "up"], "--direction up: give ltr or rtl"),
    (["d", "i", "--width", "1", "--threads", "0"], "--threads 0: give a whole number from 1 to 1024"),
    (["d", "i", "--width", "1", "--threads", "1.5"], "--threads 1.5: give a whole number from 1 to 1024"),
    (["d", "i", "--width", "1", "--on-error", "x"], "--on-error x: give fail or skip"),
    (["d", "i", "j", "--width", "1"], "unexpected argument j"),
    (["d", "i", "--widht", "1", "--width", "1"], "unknown option --widht"),
  ])
  func measureRefusesCalls(_ arguments: [String], _ problem: String) {
    #expect(throws: UsageError(problem)) { try MeasureCommand(arguments: arguments) }
  }

  @Test func measureReadsAllOptions() throws {
    let command = try MeasureCommand(
      arguments: [
        "--width", "320,375.5", "doc", "--text-scale=1,2", "--direction", "rtl", "-", "--format", "ndjson",
        "--frames", "--threads", "3", "--on-error", "fail", "--output", "out", "--font-dir", "a",
        "--font-dir", "b",
      ])
    #expect(command.widths == [320, 375.5] && command.textScales == [1, 2])
    #expect(command.document == "doc" && command.items == "-" && command.format == .ndjson && command.frames)
    #expect(command.engine.direction == .rightToLeft && command.engine.fontDirectories == ["a", "b"])
    #expect(command.output.threads == 3 && command.output.onError == .fail && command.output.output == "out")
  }
}
