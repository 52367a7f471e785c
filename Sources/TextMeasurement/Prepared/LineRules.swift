import LayoutModel

/// The rules that lay out all texts of one measurer.
struct LineRules: Sendable {
  /// What every text has by its paragraph's style.
  var features: PreparedText.Features = []
  /// Lines kept at most; 0 is no limit.
  var maxLines: Int
  /// Lines reserved at least.
  var minLines: Int
  /// The box of a line without enlargements.
  var lineBox: LineBox
  /// The width of the hyphen at a broken soft hyphen, in fixed units.
  var hyphen: Int64
  /// The width of an ellipsis, in fixed units.
  var ellipsis: Int64
  /// The width of a space, in fixed units.
  var space: Int64

  /// Takes the rules of a measurer.
  init(_ measurer: TextMeasurer) {
    let style = measurer.paragraph
    maxLines = style.maxLines
    minLines = style.minLines
    lineBox = measurer.lineBox
    hyphen = measurer.hyphen
    ellipsis = measurer.ellipsis
    space = measurer.space + measurer.letterSpacing
    if style.wraps { features.insert(.wraps) }
    if style.wraps, style.overflowWrap != .normal { features.insert(.breaksWords) }
    if style.whiteSpace == .breakSpaces { features.insert(.spacesTakeRoom) }
    if style.truncation == .tail { features.insert(.endsInEllipsis) }
  }
}
