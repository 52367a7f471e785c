/// The names of text-scale curves; all scale in proportion so far.
enum TextStyleName {
  /// Every name that a font may give.
  static let known: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption1", "caption2",
  ]
}
