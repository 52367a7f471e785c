import CICU
import LayoutModel

/// Embedding levels by the Unicode Bidirectional Algorithm; kept by one thread.
///
/// Levels decide how a text is cut into items and which way each is shaped; lines break in logical order.
final class BidiLevels {
  /// ICU's state.
  private let bidi = icu_bidi_open()

  deinit { if let bidi { icu_bidi_close(bidi) } }

  /// Replaces `levels` with one level a unit.
  func resolve(_ units: [UInt16], direction: ParagraphStyle.Direction, into levels: inout [UInt8]) {
    levels.removeAll(keepingCapacity: true)
    let base: UInt8 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .automatic: BidiLevels.startsRightToLeft(units) ? 1 : 0
      }
    units.withUnsafeBufferPointer { buffer in
      guard let bidi,
        let found = icu_bidi_levels(bidi, buffer.baseAddress, Int32(buffer.count), base)
      else { return }
      levels.append(contentsOf: UnsafeBufferPointer(start: found, count: buffer.count))
    }
    while levels.count < units.count { levels.append(base) }
  }

  /// Whether the first strong character of a text is right to left; isolated stretches do not count (P2).
  static func startsRightToLeft(_ units: [UInt16]) -> Bool {
    var index = 0
    var depth = 0
    while index < units.count {
      let character = units.codePoint(at: index)
      switch icu_direction(character) {
      case ICU_LEFT_TO_RIGHT where depth == 0: return false
      case ICU_RIGHT_TO_LEFT where depth == 0, ICU_RIGHT_TO_LEFT_ARABIC where depth == 0: return true
      case ICU_FIRST_STRONG_ISOLATE, ICU_LEFT_TO_RIGHT_ISOLATE, ICU_RIGHT_TO_LEFT_ISOLATE: depth += 1
      case ICU_POP_DIRECTIONAL_ISOLATE: depth = max(depth - 1, 0)
      case ICU_BLOCK_SEPARATOR: return false
      default: break
      }
      index += character > 0xFFFF ? 2 : 1
    }
    return false
  }
}
