import LayoutModel
import TestSupport
import Testing

@testable import TextMeasurement

/// ASCII words whose advances are sums of pairs.
@Suite struct PairTableTests {
  /// Fonts with ligatures, with contextual rules, and with neither.
  static let files = [
    "NotoSans-Regular.ttf", "NotoSerif-Regular.ttf", "DejaVuSans.ttf", "Inter-Regular.otf", "Inter-SemiBold.otf",
  ]

  /// A face with its table.
  private func face(_ file: String) throws -> (FontFace, PairTable) {
    let measurer = try TextFixture.file(file)
    guard case .faces(let faces) = measurer.advances else { throw LayoutError(at: "", "no face") }
    return (faces[0].face, try #require(measurer.proof?.pairs))
  }

  @Test(arguments: files) func mostCharactersAreCovered(_ file: String) throws {
    let (_, table) = try face(file)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    #expect(letters.allSatisfy { table.isCovered[Int($0)] })
    for word in ["Hello", "walking", "today.", "next"] {
      let bytes = Array(word.utf8)
      #expect(bytes.withUnsafeBufferPointer(table.isExact), "\(word)")
    }
  }

  @Test func ligaturesAreNotSums() throws {
    let (_, table) = try face("DejaVuSans.ttf")
    #expect(!Array("office".utf8).withUnsafeBufferPointer(table.isExact))
    let (_, inter) = try face("Inter-Regular.otf")
    #expect(!Array("3x4".utf8).withUnsafeBufferPointer(inter.isExact))
    #expect(!Array("A->B".utf8).withUnsafeBufferPointer(inter.isExact))
  }

  /// Words that the table takes have HarfBuzz's advances, character by character.
  @Test(arguments: files) func wordsAreSums(_ file: String) throws {
    let (face, table) = try face(file)
    let covered = (UInt8(0x21)...0x7E).filter { table.isCovered[Int($0)] }
    var random = SeededGenerator(seed: 7)
    var exact = 0
    for _ in 0..<4000 {
      let word = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in covered.randomElement(using: &random) }
      guard word.withUnsafeBufferPointer(table.isExact) else { continue }
      exact += 1
      let shaped = FontFace.advances(face.font, word.map(UInt32.init))
      let sums = word.indices.map { place -> Int32 in
        let kern = place + 1 < word.count ? table.kerns[Int(word[place]) * 128 + Int(word[place + 1])] : 0
        return table.advances[Int(word[place])] + kern
      }
      #expect(shaped == sums, "\(String(decoding: word, as: UTF8.self))")
    }
    #expect(exact > 1000)
  }
}
