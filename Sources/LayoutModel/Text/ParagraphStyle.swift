/// How a paragraph breaks into lines, with the meanings of CSS Text 3.
public struct ParagraphStyle: Hashable, Sendable {
  /// How white space and line breaks of the source are kept (`white-space`).
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    case preWrap = "pre-wrap"
    case normal, nowrap
    case preLine = "pre-line"
    case breakSpaces = "break-spaces"
  }

  /// Whether a word longer than a line may be broken anywhere (`overflow-wrap`).
  public enum OverflowWrap: String, Hashable, Sendable, CaseIterable {
    case anywhere
    case breakWord = "break-word"
    case normal
  }

  /// Where a word may be broken (`word-break`).
  public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    case normal
    case breakAll = "break-all"
    case keepAll = "keep-all"
  }

  /// Whether soft hyphens are break opportunities (`hyphens`).
  public enum Hyphens: String, Hashable, Sendable, CaseIterable {
    case manual, none
  }

  /// What a text cut at `maxLines` ends with.
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    case tail, none
  }

  /// The base direction of the paragraph.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    case automatic = "auto"
  }

  /// Default `pre-wrap`.
  public var whiteSpace: WhiteSpace = .preWrap
  /// Default `break-word`.
  public var overflowWrap: OverflowWrap = .breakWord
  /// Default `normal`.
  public var wordBreak: WordBreak = .normal
  /// Default `manual`.
  public var hyphens: Hyphens = .manual
  /// Default `tail`.
  public var truncation: Truncation = .tail
  /// Default `ltr`.
  public var direction: Direction = .leftToRight
  /// Lines kept at most; 0 is no limit.
  public var maxLines: Int = 0
  /// Lines reserved at least.
  public var minLines: Int = 0
  /// BCP 47 language tag, or nil.
  public var language: String?

  /// Creates a style of defaults.
  public init() {}

  /// Whether lines may break at all, apart from preserved line breaks.
  public var wraps: Bool { whiteSpace != .nowrap }
}
