/// How a paragraph breaks into lines, with the meanings of CSS Text 3.
public struct ParagraphStyle: Hashable, Sendable {
  /// How white space and line breaks of the source are kept (`white-space`).
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    /// Kept; lines wrap, and spaces at their ends hang.
    case preWrap = "pre-wrap"
    /// Runs of white space, line breaks too, are one space; lines wrap.
    case normal
    /// Runs of white space are one space; lines do not wrap.
    case nowrap
    /// Runs of spaces are one, line breaks are kept; lines wrap.
    case preLine = "pre-line"
    /// Kept; lines wrap after every space, and none hangs.
    case breakSpaces = "break-spaces"
  }

  /// Whether a word longer than a line may be broken anywhere (`overflow-wrap`).
  public enum OverflowWrap: String, Hashable, Sendable, CaseIterable {
    /// It may, and counts so for the least width.
    case anywhere
    /// It may, where it would not fit otherwise.
    case breakWord = "break-word"
    /// It may not.
    case normal
  }

  /// Where a word may be broken (`word-break`).
  public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    /// As its script says.
    case normal
    /// Between any two letters.
    case breakAll = "break-all"
    /// Only between words: never between East Asian letters.
    case keepAll = "keep-all"
  }

  /// Whether soft hyphens are break opportunities (`hyphens`).
  public enum Hyphens: String, Hashable, Sendable, CaseIterable {
    /// They are.
    case manual
    /// They are not.
    case none
  }

  /// What a text cut at `maxLines` ends with.
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// An ellipsis.
    case tail
    /// Its last line, cut.
    case none
  }

  /// The base direction of the paragraph.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
    /// That of its first strong character.
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
