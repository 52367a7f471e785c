import BatchLayout
import LayoutModel

/// Everything that a result says, to be compared to the last bit.
struct Answer: Hashable {
  /// The status by name.
  var status: String
  /// The bits of the height.
  var height: UInt64
  /// The bits of all frames, with their views.
  var frames: [String]
  /// The diagnostics.
  var diagnostics: [Diagnostic]

  /// Takes a result.
  init(_ result: CellResult) {
    status = result.status.name
    height = result.height.bitPattern
    frames = result.frames.map { named in
      let frame = named.frame
      let bits = [frame.x, frame.y, frame.width, frame.height].map { String($0.bitPattern, radix: 16) }
      return "\(named.view) \(bits.joined(separator: " "))"
    }
    diagnostics = result.diagnostics
  }
}
