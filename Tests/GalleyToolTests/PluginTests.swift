import Foundation
import Testing

/// `--plugin`: the example package as a strange one builds it, and files that are no plugins.
@Suite struct PluginTests {
  /// A folder for one test.
  private let folder = ScratchFolder()

  /// The package's own folder.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The library of the example package, built once.
  ///
  /// An incremental build does not notice that a package it depends on has other files than before: where it fails,
  /// it is done anew.
  private static let example = Result { () throws -> String in
    let package = root.appending(path: "Plugins/Examples/FlowStrategy").path
    let products = root.appending(path: ".build/examples/FlowStrategy").path
    func build() throws {
      try run("swift", "build", "--package-path", package, "--scratch-path", products)
    }
    do {
      try build()
    } catch {
      try FileManager.default.removeItem(atPath: products)
      try build()
    }
    return "\(products)/debug/libFlowStrategy.so"
  }

  /// A program that failed, and what it said.
  private struct Failure: Error {
    var call: String
    var output: String
  }

  /// Runs a program of the path.
  private static func run(_ words: String...) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(call: words.joined(separator: " "), output: text)
    }
  }

  /// A library that answers with one version and one text, built from C.
  private func library(_ name: String, version: Int = 0, reply: String = "{}") throws -> String {
    let source = try folder.file(
      "\(name).c",
      """
      #include "galley_plugin.h"
      #include <string.h>
      int32_t galley_strategies(
          int32_t version, const uint8_t *request, size_t count, void *context, galley_reply reply) {
        static const char text[] = "\(reply.replacing("\"", with: "\\\""))";
        if (\(version)) return \(version);
        reply(context, (const uint8_t *)text, strlen(text));
        return 0;
      }
      """)
    let headers = Self.root.appending(path: "Sources/CStrategyPlugin").path
    try Self.run("clang", "-shared", "-fPIC", "-I", headers, "-o", folder.path("\(name).so"), source)
    return folder.path("\(name).so")
  }

  /// Members of 30 × 10, 40 × 20, 30 × 15 and 100 × 10 in a flow whose lines have room for 80.
  private let flow = #"""
    {"margins": 10, "layout": {"strategy": "flow", "spacing": 5, "lineSpacing": 6}, "children": [
      {"id": "a", "size": [30, 10]}, {"size": [9, 9], "hidden": true}, {"id": "b", "size": [40, 20]},
      {"id": "c", "size": [30, 15]}, {"id": "d", "size": {"bind": "d", "default": [100, 10]}}]}
    """#.replacing("\n", with: " ")

  @Test func layoutWithTheExample() throws {
    let root = flow.replacing(#"{"bind": "d", "default": [100, 10]}"#, with: "[100, 10]")
    let trees = try folder.file(
      "trees",
      #"{"width": 100, "root": \#(root)}"# + "\n" + #"{"width": 100, "direction": "rtl", "root": \#(root)}"# + "\n"
        + #"{"width": 100, "root": {"layout": {"strategy": "flow"}, "children": [{}]}}"# + "\n"
        + #"{"width": 100, "root": {"layout": {"strategy": "flow", "gap": 3}, "children": []}}"# + "\n")
    let call = try ToolCall(["layout", trees, "--plugin", Self.example.get()]).finished()
    #expect(call.code == 1 && call.errors.isEmpty)
    let rows = call.output.split(separator: "\n")
    #expect(rows.count == 4)
    let frames = [
      #""a":[10,10,30,10],"b":[45,10,40,20],"c":[10,36,30,15],"d":[10,57,80,10]}"#,
      #""a":[60,10,30,10],"b":[15,10,40,20],"c":[60,36,30,15],"d":[10,57,80,10]}"#,
    ]
    for (row, frames) in zip(rows, frames) {
      #expect(row.contains(#""status":"ok""#) && row.contains(#"{"root":[0,0,100,77],"# + frames), "\(row)")
    }
    #expect(rows[2].contains("root.children[0]: has no size of its own"))
    #expect(rows[3].contains("root.layout.gap: unknown key"))
  }

  @Test func measureWithTheExample() throws {
    // Rooms of 80 and 140: d of 20 stands beside c on the second line, then on the first; d of 100 on a line below.
    let document = try folder.file("document", #"{"version": 1, "root": \#(flow)}"#)
    let items = try folder.file("items", "{\"d\": [20, 12]}\n{}\n")
    let call = try ToolCall(
      ["measure", document, items, "--width", "100,160", "--plugin", try Self.example.get()]
    ).finished()
    #expect(call.code == 0 && call.errors.isEmpty)
    #expect(
      call.output.split(separator: "\n").dropFirst() == [
        "0,100,1,61,ok", "0,160,1,40,ok", "1,100,1,77,ok", "1,160,1,56,ok",
      ])
  }

  @Test func flowsInsideOtherContainers() throws {
    // The flow is 100 − 20 − 8 = 72 wide: a and b in one line of 70, then t, whose 90 wrap at 72.
    let flow = #"""
      {"id": "f", "layout": {"strategy": "flow", "spacing": 0}, "weight": 1, "children": [
        {"id": "a", "size": [30, 10]}, {"id": "b", "size": [40, 20]}, {"id": "t", "text": "four four"}]}
      """#.replacing("\n", with: " ")
    let trees = try folder.file(
      "trees",
      #"{"width": 100, "fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}}, "#
        + #""root": {"layout": {"strategy": "row"}, "children": [{"id": "i", "width": 20, "height": 9}, \#(flow)]}}"#
        + "\n" + #"{"width": 100, "height": 200, "root": {"layout": {"strategy": "anchor"}, "children": "#
        + #"[{"id": "f", "layout": {"strategy": "flow"}, "children": [{"id": "a", "size": [30, 10]}]}]}}"# + "\n")
    let call = try ToolCall(["layout", trees, "--plugin", Self.example.get()]).finished()
    let rows = call.output.split(separator: "\n")
    #expect(call.code == 0 && rows.count == 2)
    #expect(
      rows[0].contains(
        #""root":[0,0,100,60],"i":[0,0,20,9],"f":[28,0,72,60],"a":[0,0,30,10],"b":[30,0,40,20],"t":[0,20,72,40]"#),
      "\(rows[0])")
    // A flow does not widen its container: fitted, it has no room.
    #expect(rows[1].contains(#""f":[50,95,0,10],"a":[0,0,0,10]"#), "\(rows[1])")
  }

  @Test func sourcesOfThePageCompile() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/WriteAStrategy.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let strategy = try folder.file("StairsStrategy.swift", try #require(blocks.first))
    let entry = try folder.file("EntryPoint.swift", try #require(blocks.dropFirst().first))
    let modules = URL(filePath: try Self.example.get()).deletingLastPathComponent().appending(path: "Modules").path
    let map = Self.root.appending(path: "Sources/CStrategyPlugin/module.modulemap").path
    try Self.run(
      "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Stairs", "-I", modules,
      "-Xcc", "-fmodule-map-file=\(map)", strategy, entry)
  }

  @Test func filesThatAreNoPlugins() throws {
    let text = try folder.file("text", "no library")
    let plain = try folder.file("plain.c", "int nothing;")
    try Self.run("clang", "-shared", "-fPIC", "-o", folder.path("plain.so"), plain)
    let known = #"{"strategies": [{"name": "row"}]}"#
    let files = try [
      (text, "is no shared library that can be loaded: "),
      (folder.path("missing"), "is no shared library that can be loaded: "),
      (folder.path("plain.so"), "is no plugin: it has no function galley_strategies"),
      (library("next", version: 2), "speaks version 2 of the plugin interface, this galley version 1; build it"),
      (library("known", reply: known), "its strategy \"row\" has the name of one that is known already"),
      (library("odd", reply: "what?"), "the plugin gave a wrong answer: broken JSON"),
    ]
    for (file, message) in files {
      for words in [["layout", "/dev/null"], ["measure", "/dev/null", "/dev/null", "--width", "9"]] {
        let call = try ToolCall(words + ["--plugin", file]).finished()
        #expect(call.code == 2 && call.output.isEmpty)
        #expect(call.errors.hasPrefix("galley: \(file): \(message)"), "\(call.errors)")
        #expect(call.errors.split(separator: "\n").count == 1)
      }
    }
  }

  @Test func severalPlugins() throws {
    let one = try library("one", reply: #"{"strategies": [{"name": "one"}]}"#)
    let two = try library("two", reply: #"{"strategies": [{"name": "two"}]}"#)
    let trees = try folder.file("trees", #"{"root": {"layout": {"strategy": "three"}, "children": []}}"#)
    let call = try ToolCall(["layout", trees, "--plugin", one, "--plugin", two]).finished()
    #expect(call.code == 1 && call.output.contains("constraints, one, two"))
    let twice = try ToolCall(["layout", trees, "--plugin", one, "--plugin", one]).finished()
    #expect(twice.code == 2 && twice.errors.contains("\"one\""))
  }
}
