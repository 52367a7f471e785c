/// What can stand in a list with sections.
public enum SectionPart<Section: Hashable & Sendable, Key: Hashable & Sendable>: Hashable, Sendable {
  /// The header of a section.
  case header(Section)
  /// A row.
  case row(Key)
  /// The footer of a section.
  case footer(Section)
}
