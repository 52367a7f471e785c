/// The lengths that all sections of a list share.
///
/// A section is its header, the leading inset, its rows with gaps between them, the trailing inset and its footer. A
/// section without rows has its header, insets and footer all the same.
public struct SectionMetrics: Hashable, Sendable {
  /// The lengths that rows share: spacing, separator and limits; its insets stand once a section, around the rows.
  public var rows: ListMetrics
  /// The gap between sections.
  public var spacing: Extent
  /// The room before the first section.
  public var leadingInset: Extent
  /// The room after the last section.
  public var trailingInset: Extent

  /// Creates the metrics.
  public init(
    rows: ListMetrics = ListMetrics(), spacing: Extent = .zero, leadingInset: Extent = .zero,
    trailingInset: Extent = .zero
  ) {
    self.rows = rows
    self.spacing = spacing
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// The metrics of a list whose rows are sections.
  var outer: ListMetrics {
    ListMetrics(spacing: spacing, leadingInset: leadingInset, trailingInset: trailingInset)
  }

  /// The metrics of a list of all rows.
  var inner: ListMetrics {
    ListMetrics(spacing: rows.spacing, separator: rows.separator, extents: rows.extents)
  }
}
