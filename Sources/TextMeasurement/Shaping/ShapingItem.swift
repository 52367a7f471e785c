/// A stretch of a text that is shaped in one go: one run, one direction, one script.
struct ShapingItem {
  /// The units of the stretch.
  var units: Range<Int>
  /// The run that the stretch belongs to.
  var run = 0
  /// Whether the stretch is the end of a line, cut out of an item: what follows does not show.
  var isPart = false
  /// Whether the stretch runs from right to left.
  var isRightToLeft = false
  /// The script, as HarfBuzz numbers it; 0 for characters that all scripts use.
  var script: UInt32 = 0
  /// Whether colour fonts are asked before the others.
  var prefersColor = false
}
