public import LayoutModel

/// A stretch of a text in one style, or an attachment; the runs of a text break as one.
public struct TextRun: Sendable {
  /// The run's bytes in the text's UTF-8; empty for an attachment.
  public var utf8: Range<Int>
  /// The font and letter spacing of the run; its paragraph rules are not looked at.
  public var measurer: TextMeasurer
  /// The size of a picture that stands on the baseline like a letter.
  public var attachment: Size?

  /// Creates a run of text.
  public init(utf8: Range<Int>, measurer: TextMeasurer) {
    self.utf8 = utf8
    self.measurer = measurer
  }

  /// Creates an attachment that comes before the byte at `offset`.
  public init(attachment: Size, at offset: Int, measurer: TextMeasurer) {
    utf8 = offset..<offset
    self.measurer = measurer
    self.attachment = attachment
  }
}
