import Foundation
import LayoutModel
import Testing

@testable import TextMeasurement

/// Paragraphs whose lines, heights and baselines were read from a browser.
@Suite struct ChromiumRecordTests {
  /// A recorded paragraph.
  struct Record: Decodable {
    /// A font of a record.
    struct Font: Decodable {
      var file: String
      var size: Double?
      var lineHeight: Double?
      var letterSpacing: Double?
      var fallback: [Font]?

      /// The font as the library reads it.
      var description: FontDescription {
        FontDescription(
          source: .file(file, faceIndex: 0), size: size ?? 0, lineHeight: lineHeight,
          letterSpacing: letterSpacing ?? 0, fallback: fallback?.map(\.description) ?? [])
      }
    }

    /// What was laid out.
    struct Input: Decodable {
      var text: String
      var font: Font
      var width: Double
      var whiteSpace: String
      var overflowWrap: String
      var wordBreak: String
      var direction: String
      var language: String?
      var maxLines: Int?
    }

    /// What the browser made of it.
    struct Expectation: Decodable {
      var lines: Int
      var height: Double
      var truncated: Bool
      var firstBaseline: Double
      var lastBaseline: Double?
      var lineStarts: [Int]
    }

    var id: String
    var input: Input
    var expect: Expectation
  }

  /// The records of lines of JSON.
  static func records(_ data: Data) -> [Record] {
    data.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  /// The records of a fixture.
  private static func records(_ name: String) -> [Record] {
    guard let file = Bundle.module.url(forResource: name, withExtension: "ndjson", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: file)
    else { return [] }
    return records(data)
  }

  /// All records: chosen ones, and those of generated texts that `record.py` makes.
  static let records: [Record] = records("chromium") + records("generated")

  /// Where the browser is.
  private static let browser = "/usr/bin/chromium"
  /// Whether a fresh sample can be made.
  static let hasBrowser =
    FileManager.default.isExecutableFile(atPath: browser)
    && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    && ProcessInfo.processInfo.environment["CI"] == nil

  @Test func recordsAreRead() { #expect(Self.records.count == 128) }

  @Test(arguments: records.indices) func agrees(_ place: Int) throws { try check(Self.records[place]) }

  /// New texts every day, laid out by the browser at hand.
  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(3))) func aFreshSampleAgrees() throws {
    let script = try #require(
      Bundle.module.url(forResource: "record", withExtension: "py", subdirectory: "Fixtures"))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    let day = Int(Date().timeIntervalSince1970) / 86_400
    process.arguments = [script.path, "--count", "40", "--seed", "\(day)"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let fresh = Self.records(data)
    #expect(fresh.count == 40)
    for record in fresh { try check(record) }
  }

  /// Checks one record.
  private func check(_ record: Record) throws {
    let (input, expect) = (record.input, record.expect)
    var style = ParagraphStyle()
    style.whiteSpace = try #require(.init(rawValue: input.whiteSpace))
    style.overflowWrap = try #require(.init(rawValue: input.overflowWrap))
    style.wordBreak = try #require(.init(rawValue: input.wordBreak))
    style.direction = try #require(.init(rawValue: input.direction))
    style.language = input.language
    style.maxLines = input.maxLines ?? 0
    let measurer = try TextFixture.library.measurer(
      for: input.font.description, paragraph: style, textScale: 1)
    var texts = PreparedTexts(keepsOffsets: true)
    let index = texts.append(input.text, measurer: measurer, context: TextContext())
    let metrics = texts.metrics(of: index, width: input.width)
    let id = record.id
    #expect(metrics.lineCount == expect.lines, "\(id)")
    #expect(
      texts.lineStarts(of: index, width: input.width) == Array(expect.lineStarts.prefix(expect.lines)),
      "\(id)")
    #expect(abs(metrics.height - expect.height) < 0.01, "\(id)")
    #expect(metrics.truncated == expect.truncated, "\(id)")
    #expect(abs(metrics.firstBaseline - expect.firstBaseline) < 0.51, "\(id)")
    if let last = expect.lastBaseline { #expect(abs(metrics.lastBaseline - last) < 0.51, "\(id)") }
  }
}
