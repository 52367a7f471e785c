import Foundation
import Testing

/// Calls of the built command, as a shell would make them.
@Suite struct ProcessTests {
  /// A folder for one test.
  private let folder = ScratchFolder()

  @Test func tellsHelpAndVersion() throws {
    for words in [
      ["--help"], ["measure", "--help"], ["layout", "-h"], ["solve", "x", "--help"], ["text", "--help"],
      ["bench", "--help"],
    ] {
      let call = try ToolCall(words).finished()
      #expect(call.code == 0 && call.output.hasPrefix("Usage: galley ") && call.errors.isEmpty)
    }
    #expect(try ToolCall(["--version"]).finished().output.hasPrefix("galley "))
  }

  @Test(arguments: [
    ([], "galley: no command is given; see galley --help\n"),
    (["mesure"], "galley: unknown command mesure; known are measure, layout, solve, text, bench\n"),
    (["solve"], "galley: SYSTEMS is missing; see galley solve --help\n"),
    (["solve", "-", "--fast"], "galley: unknown option --fast; see galley solve --help\n"),
    (["text", "/no/such/file"], nil),
    (["solve", "/no/such/file"], "galley: /no/such/file: no such file; check the path\n"),
    (["solve", "/"], "galley: /: is a folder; name a file in it\n"),
    (["solve", "/dev/null", "--output", "/"], "galley: /: is a folder; name a file in it\n"),
    (
      ["solve", "/dev/null", "--output", "/no/such/file"],
      "galley: /no/such/file: cannot be written: No such file or directory\n"
    ),
  ])
  func refusesInOneLine(_ words: [String], _ message: String?) throws {
    let call = try ToolCall(words).finished()
    #expect(call.code == 2 && call.output.isEmpty)
    #expect(call.errors.split(separator: "\n").count == 1 && call.errors.hasPrefix("galley: "))
    if let message { #expect(call.errors == message) }
  }

  @Test func tellsOfAFullDisk() throws {
    let input = try folder.file("input", "{}\n")
    let call = try ToolCall(["solve", input, "--output", "/dev/full"]).finished()
    #expect(call.code == 2 && call.errors.hasPrefix("galley: /dev/full: cannot be written: "))
  }

  @Test func endsQuietlyWhenNobodyReads() throws {
    let call = try ToolCall(["solve", "-"])
    call.closeOutput()
    call.write(String(repeating: "{}\n", count: 5000))
    let end = call.finished()
    #expect(end.code == 0 && end.errors.isEmpty)
  }

  @Test(arguments: zip([SIGINT, SIGTERM], [130, 143] as [Int32]))
  func leavesNoFileWhenInterrupted(_ signal: Int32, _ code: Int32) throws {
    let call = try ToolCall(["solve", "-", "--output", folder.path("output")])
    call.write(String(repeating: "{}\n", count: 5000))
    for _ in 0..<500 where try folder.names().isEmpty { usleep(10_000) }
    #expect(try folder.names().count == 1)
    call.send(signal)
    #expect(call.finished().code == code)
    #expect(try folder.names().isEmpty)
  }

  @Test func writesTheFileAtTheEnd() throws {
    let call = try ToolCall(["solve", "-", "--output", folder.path("output")])
    call.write("{\"id\":\"é\"}\n")
    let end = call.finished()
    #expect(end.code == 1 && end.output.isEmpty && end.errors.isEmpty)
    #expect(try folder.names() == ["output"])
  }
}
