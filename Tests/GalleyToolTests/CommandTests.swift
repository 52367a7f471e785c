import Foundation
import Testing

@testable import GalleyTool

/// What commands answer, with fake engines.
@Suite struct CommandTests {
  /// A folder for one test.
  private let folder = ScratchFolder()

  /// Runs a command with the fake engines; its exit code and output, nil if there is no file.
  private func run(_ name: String, _ input: String, _ options: [String] = []) throws -> (ExitCode, String?) {
    let items = try folder.file("input", input)
    let output = folder.path("output")
    let document = name == "measure" ? [try folder.file("document", #"{"version": 1}"#)] : []
    let code = Tool.run([name] + document + [items, "--output", output] + options, engines: .fake)
    #expect(try folder.names().allSatisfy { ["input", "output", "document"].contains($0) })
    return (code, try? String(contentsOfFile: output, encoding: .utf8))
  }

  @Test func measureWritesCSV() throws {
    let input = """
      {"id":"a,\\"b\\"","text":"xxx"}
      {"id":7}
      broken
      """
    let (code, output) = try run("measure", input, ["--width", "100,200.5", "--text-scale", "1,2"])
    #expect(code == .someRowsFailed)
    #expect(
      output == """
        id,width,textScale,height,status
        "a,""b""\",100,1,103,ok
        "a,""b""\",100,2,106,ok
        "a,""b""\",200.5,1,203.5,ok
        "a,""b""\",200.5,2,206.5,ok
        7,100,1,100,ok
        7,100,2,100,ok
        7,200.5,1,200.5,ok
        7,200.5,2,200.5,ok
        2,100,1,,error
        2,100,2,,error
        2,200.5,1,,error
        2,200.5,2,,error

        """)
  }

  @Test func measureWritesNDJSON() throws {
    let (code, output) = try run(
      "measure", "{\"id\":\"a\"}\n[]", ["--width", "100", "--format", "ndjson", "--frames"])
    #expect(code == .someRowsFailed)
    #expect(
      output == """
        {"id":"a","width":100,"textScale":1,"height":100,"status":"ok","frames":{"root":[0,0.5,100,100]}}
        {"id":1,"width":100,"textScale":1,"height":null,"status":"error","diagnostics":[{"kind":"error",\
        "views":[],"constraints":[],"message":"line 2: expected an object, such as {\\"id\\": 1}"}]}

        """)
  }

  @Test func emptyInputHasAnEmptyAnswer() throws {
    #expect(try run("measure", "\n", ["--width", "1"]) == (.success, "id,width,textScale,height,status\n"))
    #expect(try run("layout", "") == (.success, ""))
  }

  @Test func stopsAtFirstBadRow() throws {
    #expect(try run("measure", "{}\n{", ["--width", "1", "--on-error", "fail"]) == (.someRowsFailed, nil))
    #expect(try run("text", "{}", ["--on-error", "fail"]) == (.someRowsFailed, nil))
  }

  @Test func threadsDoNotChangeTheAnswer() throws {
    let input = (0..<20_000).map { "{\"text\":\"\(String(repeating: "x", count: $0 % 50))\"}\n" }.joined()
    let one = try run("measure", input, ["--width", "10,20,30", "--threads", "1"])
    for threads in [2, 7, 64] {
      #expect(try run("measure", input, ["--width", "10,20,30", "--threads", "\(threads)"]) == one)
    }
    #expect(one.1?.split(separator: "\n").count == 60_001)
  }

  @Test func refusesDocuments() throws {
    let items = try folder.file("input", "{}")
    for text in ["", "{", #"{"version": 2}"#] {
      let document = try folder.file("document", text)
      let arguments = ["measure", document, items, "--width", "1", "--output", folder.path("output")]
      #expect(Tool.run(arguments, engines: .fake) == .refused)
    }
    #expect(try folder.names() == ["document", "input"])
  }

  @Test func layoutAnswersEveryLine() throws {
    let (code, output) = try run("layout", "{\"id\":\"t\",\"width\":5}\n\n{}\n")
    #expect(code == .someRowsFailed)
    #expect(
      output == """
        {"id":"t","status":"ambiguous","frames":{"root":[0,0,5,1]},"contentSizes":{"s":[2,3]},"diagnostics":\
        [{"kind":"ambiguous","views":["a"],"constraints":[],"message":"free"}]}
        {"id":1,"status":"error","frames":{},"diagnostics":[{"kind":"error","views":[],"constraints":[],\
        "message":"width: is missing"}]}

        """)
  }

  @Test func solveAnswersEveryLine() throws {
    let line = #"{"id":3,"constraints":[{"terms":{"x":1,"y":1},"relation":"=="}]}"#
    #expect(
      try run("solve", line) == (
        .success,
        """
        {"id":3,"status":"unsatisfiable","values":{"x":1.5,"y":1.5},"errors":{"1000":2,"0.5":0},\
        "undetermined":["x"],"violated":[1]}

        """
      ))
    #expect(try run("solve", "{}").0 == .someRowsFailed)
  }

  @Test func textAnswersEveryLine() throws {
    let row =
      #"{"id":0,"lines":2,"width":4,"height":40,"truncated":false,"firstBaseline":16,"lastBaseline":36"#
    #expect(try run("text", #"{"text":"abcd"}"#) == (.success, row + "}\n"))
    #expect(
      try run("text", #"{"text":"abcd"}"#, ["--breaks"]) == (.success, row + ",\"lineStarts\":[0,3]}\n"))
  }

  @Test func replacesAFileAndKeepsItOnFailure() throws {
    let output = try folder.file("output", "before")
    let items = try folder.file("input", "{")
    let arguments = ["text", items, "--output", output]
    #expect(Tool.run(arguments + ["--on-error", "fail"], engines: .fake) == .someRowsFailed)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "before")
    #expect(Tool.run(arguments, engines: .fake) == .someRowsFailed)
    #expect(try String(contentsOfFile: output, encoding: .utf8).hasPrefix("{\"id\":0,"))
  }
}
