import Galley
import LayoutModel

/// What the tests share: fonts of simple numbers, and frames as arrays.
enum Frames {
  /// Frames further apart than this differ: far below a pixel, far above the rounding of the solver.
  static let tolerance = 0.001

  /// Every character is 10 points wide, every line 20 tall with the baseline at 16.
  static let font = FontDescription.fixed(advance: 10, lineHeight: 20)
}

extension Rectangle {
  /// x, y, width and height.
  var numbers: [Double] { [x, y, width, height] }

  /// Whether the frame is the one expected, but for the tolerance.
  func matches(_ expected: [Double]) -> Bool {
    expected.count == 4 && zip(numbers, expected).allSatisfy { abs($0 - $1) <= Frames.tolerance }
  }
}

extension CellResult {
  /// Whether every view named has its expected frame; views that are not named may have any.
  func matches(_ expected: KeyValuePairs<String, [Double]>) -> Bool {
    expected.allSatisfy { frame(of: $0.key)?.matches($0.value) ?? false }
  }

  /// The status and the frames, for messages.
  var summary: String {
    "\(status.name) \(frames.map { "\($0.view): \($0.frame.numbers)" }) \(diagnostics.map(\.message))"
  }
}
