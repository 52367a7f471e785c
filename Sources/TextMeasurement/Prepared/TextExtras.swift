/// What only some texts have.
struct TextExtras {
  /// The text's tabs.
  var tabs = 0..<0
  /// The text's places where a box ends.
  var boxes = 0..<0
  /// The first of the text's segments' numbers of line boxes, one a segment where lines differ in height.
  var lineBoxes = 0
  /// How much further than a segment's end an earlier one may reach, in the text's units.
  var spread: Int64 = 0
}
