public import LayoutModel

/// Lima's table cell: one child that fills the cell inside its margins.
///
/// Key: `ignoreMargins` (false), which lets the child fill the bounds.
public struct CellStrategy: LayoutStrategy {
  private let ignoresMargins: Bool

  /// Reads the keys of a cell.
  public init(options: inout ObjectReader) throws(LayoutError) {
    ignoresMargins = try options.bool("ignoreMargins") ?? false
  }

  /// Pins the child's edges.
  ///
  /// - Throws: `LayoutError` if the cell has several children.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    guard let content = try container.soleMember(of: "cell") else { return }
    for axis in Axis.allCases {
      let edges = [
        (axis.start, ignoresMargins ? axis.start : axis.startMargin),
        (axis.end, ignoresMargins ? axis.end : axis.endMargin),
      ]
      for (edge, target) in edges {
        sink.add(
          content.item[edge], .equal, container.item[target], subject: "\(content.view.id).\(edge.rawValue)")
      }
    }
    sink.prefer(
      hugging: .defaultLow, compressionResistance: .defaultLow, for: content.item, along: .horizontal)
    sink.prefer(hugging: .required, compressionResistance: .required, for: content.item, along: .vertical)
  }
}
