import LayoutModel

/// The columns that the rows of a column share: the k-th members of all rows are of one width.
///
/// A member may span several columns and the gaps between them; it widens them only where it must.
struct AlignedColumns {
  /// A member with the columns that it covers.
  private struct Cell {
    let member: Member
    let columns: Range<Int>
    let spacing: AffineForm
  }

  private let cells: [Cell]
  private let count: Int

  /// Numbers the columns of the rows among a column's members.
  ///
  /// - Throws: `LayoutError` if a span is wrong.
  init(_ members: [Member]) throws(LayoutError) {
    var cells: [Cell] = []
    var count = 0
    for member in members {
      guard let row = member.view.strategies.lazy.compactMap({ $0.strategy as? RowStrategy }).first else { continue }
      var column = 0
      for inner in member.members {
        let end = column + (try inner.span)
        cells.append(Cell(member: inner, columns: column..<end, spacing: row.spacing))
        column = end
      }
      count = max(count, column)
    }
    self.cells = cells
    self.count = count
  }

  /// Columns that the rows of one column may have, spans included.
  fileprivate static let limit = 1000

  /// Writes the common widths.
  func constrain(into sink: inout ConstraintSink) {
    var widths: [LayoutExpression?] = Array(repeating: nil, count: count)
    for cell in cells where cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      let width = cell.member.item[.width]
      guard let common = widths[column] else {
        widths[column] = width
        continue
      }
      sink.add(width, .equal, common, subject: "\(cell.member.view.id).width = column \(column)")
    }
    for cell in cells where cell.columns.count > 1 {
      var sum = LayoutExpression(Double(cell.columns.count - 1) * cell.spacing)
      for column in cell.columns {
        let width = widths[column] ?? Self.spannedColumn(into: &sink)
        widths[column] = width
        sum = sum + width
      }
      sink.add(
        cell.member.item[.width], .equal, sum, subject: "\(cell.member.view.id).width = columns \(cell.columns)")
    }
  }

  /// A column that only spans cover: as narrow as they allow.
  private static func spannedColumn(into sink: inout ConstraintSink) -> LayoutExpression {
    let width = sink.guide()[.width]
    sink.add(width, .greaterOrEqual, LayoutExpression(0), priority: .fact, subject: "column")
    sink.add(width, .equal, LayoutExpression(0), priority: .content, subject: "column")
    return width
  }
}

extension Member {
  /// The columns that the member covers in rows of aligned columns: `span` of its `cell`, 1 by default.
  fileprivate var span: Int {
    get throws(LayoutError) {
      guard let cell = view.memberOptions["cell"] else { return 1 }
      var reader = try ObjectReader(cell, at: "\(view.path).cell", structure: StructuralFields(values: [:]))
      let span = try reader.count("span") ?? 1
      guard (1...AlignedColumns.limit).contains(span) else {
        throw reader.fault("span", "must be from 1 to \(AlignedColumns.limit), is \(span)")
      }
      try reader.finish()
      return span
    }
  }
}
