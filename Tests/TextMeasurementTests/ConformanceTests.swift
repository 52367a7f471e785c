import Foundation
import LayoutModel
import Testing

@testable import TextMeasurement

/// Unicode's own tests, where Debian's package unicode-data has them.
@Suite struct ConformanceTests {
  /// The folder of the Unicode Character Database.
  private static let folder = "/usr/share/unicode"

  /// Whether a file of the database is there.
  static func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  /// The lines of a file without comments.
  private func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let content = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      return content.allSatisfy(\.isWhitespace) ? nil : content
    }
  }

  /// A test of boundaries: the code points, and the places with a boundary before them.
  private func boundaries(_ line: Substring) -> (characters: [UInt32], places: [Int]) {
    var characters: [UInt32] = []
    var places: [Int] = []
    for part in line.split(whereSeparator: \.isWhitespace) {
      if part == "÷" { places.append(characters.count) }
      if let value = UInt32(part, radix: 16) { characters.append(value) }
    }
    return (characters, places)
  }

  @Test(.enabled(if: has("auxiliary/LineBreakTest.txt"))) func strictLineBreaks() throws {
    var count = 0
    for line in try lines("auxiliary/LineBreakTest.txt") {
      let (characters, places) = boundaries(line)
      let scalars = characters.compactMap(Unicode.Scalar.init)
      guard scalars.count == characters.count else { continue }
      count += 1
      #expect(StrictLineBreaks.opportunities(in: scalars) == places, "\(line)")
    }
    #expect(count > 7000)
  }

  @Test(.enabled(if: has("auxiliary/GraphemeBreakTest.txt"))) func graphemes() throws {
    let iterators = BreakIterators()
    var count = 0
    for line in try lines("auxiliary/GraphemeBreakTest.txt") {
      let (characters, places) = boundaries(line)
      let units = characters.flatMap { character -> [UInt16] in
        Unicode.Scalar(character).map { Array(String($0).utf16) } ?? [UInt16(character)]
      }
      guard characters.allSatisfy({ $0 < 0x10000 }) else { continue }
      var marks = [Bool](repeating: false, count: units.count)
      iterators.markGraphemes(of: units, in: &marks)
      count += 1
      #expect(marks.indices.filter { marks[$0] } == places.filter { $0 < units.count }, "\(line)")
    }
    #expect(count > 400)
  }

  @Test(.enabled(if: has("BidiCharacterTest.txt"))) func bidiLevels() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/BidiCharacterTest.txt", encoding: .utf8)
    let bidi = BidiLevels()
    var (count, wrong, recent) = (0, [Substring](), [Substring]())
    var isRecent = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("####") { isRecent = false }
      if line.hasSuffix("changes and clarifications made in Unicode 8.0") { isRecent = true }
      guard line.first?.isHexDigit == true else { continue }
      count += 1
      guard !isRight(line, bidi) else { continue }
      if isRecent { recent.append(line) } else { wrong.append(line) }
    }
    #expect(count > 90_000)
    // ICU 72 does not follow Unicode 8.0 where overrides are flanked by embeddings (4 cases), where characters
    // that rule X9 removes stand between brackets (16) and where marks follow paired brackets (9), and it pairs
    // more than 63 open brackets (1). Chromium has its levels from ICU too.
    #expect(recent.count <= 30, "\(recent)")
    // It gives an embedding no level of its own where nothing runs from right to left.
    #expect(wrong.allSatisfy { $0.hasPrefix("0061 202A 0062 202C 0020 0031 0020 0032;0;") }, "\(wrong)")
  }

  /// Whether the levels of a line of the test of characters are as it says.
  private func isRight(_ line: Substring, _ bidi: BidiLevels) -> Bool {
    let fields = line.split(separator: ";")
    let characters = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
    let units = characters.flatMap { Unicode.Scalar($0).map { Array(String($0).utf16) } ?? [] }
    let direction: ParagraphStyle.Direction =
      fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .automatic
    var levels: [UInt8] = []
    bidi.resolve(units, direction: direction, into: &levels)
    var unit = 0
    for (character, expected) in zip(characters, fields[3].split(separator: " ")) {
      // Characters that the algorithm removes have no level.
      if let expected = UInt8(expected), levels[unit] != expected { return false }
      unit += character > 0xFFFF ? 2 : 1
    }
    return true
  }
}
