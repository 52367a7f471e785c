import CKernels

extension CoordinateColumn {
  /// Reads a form, rounded to 1/scale where there is a scale.
  mutating func read(
    _ form: ColumnForm, scale: Double?, _ sameColumn: Int, _ columns: inout RunColumns
  ) {
    isSame = form.terms.allSatisfy { $0.column == sameColumn }
    if isSame {
      reserve(1)
      values[0] = PixelGrid.rounded(columns.value(form, 0), to: scale)
    } else {
      reserve(columns.count)
      columns.read(form, scale: scale, into: &values)
    }
  }

  /// Reads the end of an extent: the rounded sum of two forms, each added up by itself.
  mutating func readEnd(
    _ start: ColumnForm, extent: ColumnForm, scale: Double?, _ sameColumn: Int, _ columns: inout RunColumns
  ) {
    isSame = (start.terms + extent.terms).allSatisfy { $0.column == sameColumn }
    if isSame {
      reserve(1)
      values[0] = PixelGrid.rounded(columns.value(start, 0) + columns.value(extent, 0), to: scale)
    } else {
      reserve(columns.count)
      let parts = [columns.spare(1), columns.spare(2)]
      columns.evaluate(start, into: parts[0])
      columns.evaluate(extent, into: parts[1])
      let sum = ColumnForm(constant: 0, terms: parts.map { ColumnForm.Term(column: $0, factor: 1) })
      columns.read(sum, scale: scale, into: &values)
    }
  }

  /// Takes over the numbers of the first `count` cells of another column.
  mutating func copy(_ other: CoordinateColumn, _ count: Int) {
    isSame = other.isSame
    let count = isSame ? 1 : count
    reserve(count)
    for place in 0..<count { values[place] = other.values[place] }
  }

  /// Takes `left - right` for `count` cells.
  mutating func difference(_ left: CoordinateColumn, _ right: CoordinateColumn, _ count: Int) {
    isSame = left.isSame && right.isSame
    let count = isSame ? 1 : count
    reserve(count)
    left.values.withUnsafeBufferPointer { leftValues in
      right.values.withUnsafeBufferPointer { rightValues in
        values.withUnsafeMutableBufferPointer { out in
          galley_difference(
            out.baseAddress, leftValues.baseAddress, left.isSame ? 0 : 1, rightValues.baseAddress,
            right.isSame ? 0 : 1, count)
        }
      }
    }
  }

  /// Makes negative numbers of the first `count` cells 0.
  mutating func takePositivePart(_ count: Int) {
    let count = isSame ? 1 : count
    values.withUnsafeMutableBufferPointer { galley_take_positive_part($0.baseAddress, count) }
  }

  /// Appends the numbers of a run's cells; shared ones have to be equal.
  mutating func append(_ other: CoordinateColumn, _ answer: RunAnswer) {
    if values.isEmpty { isSame = other.isSame }
    if isSame {
      if values.isEmpty { values.append(other.values[0]) }
    } else if answer.isWhole {
      values.append(contentsOf: other.values[0..<answer.count])
    } else {
      for number in 0..<answer.count { values.append(other.values[answer[number]]) }
    }
  }

  private mutating func reserve(_ count: Int) {
    guard values.count < count else { return }
    values = Array(repeating: 0, count: count)
  }
}
