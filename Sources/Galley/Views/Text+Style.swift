public import LayoutModel

extension Text {
  /// Keeps at most this many lines; 0 keeps all.
  public func maxLines(_ count: Int) -> Self { setting("maxLines", .number(Double(count))) }

  /// Reserves room for at least this many lines.
  public func minLines(_ count: Int) -> Self { setting("minLines", .number(Double(count))) }

  /// Says how a text ends that is cut at its last line.
  public func truncation(_ truncation: ParagraphStyle.Truncation) -> Self {
    setting("truncation", .string(truncation.rawValue))
  }

  /// Says how white space and line breaks of the text are kept.
  public func whiteSpace(_ whiteSpace: ParagraphStyle.WhiteSpace) -> Self {
    setting("whiteSpace", .string(whiteSpace.rawValue))
  }

  /// Says whether a word longer than a line may be broken.
  public func overflowWrap(_ overflowWrap: ParagraphStyle.OverflowWrap) -> Self {
    setting("overflowWrap", .string(overflowWrap.rawValue))
  }

  /// Says where words may be broken.
  public func wordBreak(_ wordBreak: ParagraphStyle.WordBreak) -> Self {
    setting("wordBreak", .string(wordBreak.rawValue))
  }

  /// Says whether soft hyphens are break opportunities.
  public func hyphens(_ hyphens: ParagraphStyle.Hyphens) -> Self { setting("hyphens", .string(hyphens.rawValue)) }

  /// Names the text's language by a BCP 47 tag.
  public func language(_ tag: String) -> Self { setting("language", .string(tag)) }

  /// Takes the text's language from each item, or `fallback` where it has none.
  public func language<Value: ItemText>(
    _ keyPath: ItemPath<Item, Value>, default fallback: String? = nil
  ) -> Self {
    setting("language", .bound(ItemField(keyPath), default: fallback.map { .string($0) }))
  }

  /// Sets the base direction of the paragraph, which is the template's by default.
  public func direction(_ direction: ParagraphStyle.Direction) -> Self {
    setting("direction", .string(direction.rawValue))
  }

  /// Says where the lines sit in the text's frame.
  public func textAlignment(_ alignment: TextAlignment) -> Self {
    setting("textAlignment", .string(alignment.rawValue))
  }
}
