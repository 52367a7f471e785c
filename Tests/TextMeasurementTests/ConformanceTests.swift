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
    let bidi = BidiLevels()
    var levels: [UInt8] = []
    var (count, wrong) = (0, 0)
    for line in try lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      let characters = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let units = characters.flatMap { Unicode.Scalar($0).map { Array(String($0).utf16) } ?? [] }
      let direction: ParagraphStyle.Direction =
        fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .automatic
      bidi.resolve(units, direction: direction, into: &levels)
      count += 1
      var unit = 0
      var isRight = true
      for (place, expected) in fields[3].split(separator: " ").enumerated() {
        // Characters that the algorithm removes have no level.
        if let expected = UInt8(expected), levels[unit] != expected { isRight = false }
        unit += characters[place] > 0xFFFF ? 2 : 1
      }
      if !isRight { wrong += 1 }
    }
    #expect(count > 90_000)
    // ICU 72 answers 31 of the 91,707 with other levels, all of them bracket pairs beyond its stack.
    #expect(wrong <= 31)
  }
}
