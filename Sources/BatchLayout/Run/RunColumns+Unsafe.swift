import CKernels
import ConstraintSolver
import LayoutModel
import TextMeasurement

/// The kernels over whole columns; `RunColumns.value` and `ItemValues` are their scalar twins.
extension RunColumns {
  /// Fills a column with one number.
  mutating func fill(_ column: Int, with value: Double) {
    withColumn(column) { $0.update(repeating: value, count: $1) }
  }

  /// Evaluates a form for every cell into a column that it does not read.
  mutating func evaluate(_ form: ColumnForm, into column: Int) {
    let (count, stride) = (count, matrix.columns)
    matrix.storage.withUnsafeMutableBufferPointer { storage in
      form.terms.withUnsafeBufferPointer { terms in
        guard let base = storage.baseAddress else { return }
        galley_affine(base + column * stride, base, stride, terms.baseAddress, terms.count, form.constant, count)
      }
    }
  }

  /// Evaluates an expression for every cell into a column that it does not read.
  mutating func evaluate(_ expression: Plan.ColumnExpression, into column: Int) {
    let (left, right) = (spare(0), spare(1))
    switch expression {
    case .minimum(let first, let second), .maximum(let first, let second):
      evaluate(first, into: left)
      evaluate(second, into: right)
    case .timesRatio(let form, _), .overRatio(let form, _): evaluate(form, into: left)
    case .value(let form): return evaluate(form, into: column)
    case .clamp, .select, .portion, .share, .textWidth: return evaluateByCell(expression, into: column)
    }
    let (count, stride) = (count, matrix.columns)
    matrix.storage.withUnsafeMutableBufferPointer { storage in
      guard let base = storage.baseAddress else { return }
      let out = base + column * stride
      switch expression {
      case .minimum: galley_minimum(out, base + left * stride, base + right * stride, count)
      case .maximum: galley_maximum(out, base + left * stride, base + right * stride, count)
      case .timesRatio(_, let ratio): galley_product(out, base + left * stride, base + ratio * stride, count)
      case .overRatio(_, let ratio): galley_quotient(out, base + left * stride, base + ratio * stride, count)
      case .value, .clamp, .select, .portion, .share, .textWidth: break
      }
    }
  }

  /// Sets `flag` wherever a form is not within `low` and `high`.
  mutating func check(
    _ form: ColumnForm, from low: Double, to high: Double, flag: CellFlags, in flags: inout [CellFlags]
  ) {
    let values = spare(0)
    evaluate(form, into: values)
    withColumn(values) { values, count in
      flags.withUnsafeMutableBytes { flags in
        galley_mark_outside(
          flags.assumingMemoryBound(to: UInt8.self).baseAddress, flag.rawValue, values, low, high, count)
      }
    }
  }

  /// Writes a form, rounded to 1/scale where there is a scale, into `numbers`.
  mutating func read(_ form: ColumnForm, scale: Double?, into numbers: inout [Double]) {
    let values = spare(0)
    evaluate(form, into: values)
    withColumn(values) { values, count in
      numbers.withUnsafeMutableBufferPointer { numbers in
        precondition(numbers.count >= count, "there must be room for every cell")
        galley_rounded(numbers.baseAddress, values, scale ?? 0, count)
      }
    }
  }

  /// Reads the numbers of a kind that items bring into a column; what is none is 0 and has its flag set.
  ///
  /// - Returns: whether there is such a one.
  mutating func readNumbers(
    _ column: Int, of kind: FieldKind, _ kinds: [FieldKind], _ numbers: [Double], _ items: ItemSelection,
    within range: ClosedRange<Double>, fallback: Double?, flags: inout [CellFlags]
  ) -> Bool {
    withColumn(column) { out, _ in
      flags.withUnsafeMutableBytes { flags in
        kinds.withUnsafeBytes { kinds in
          numbers.withUnsafeBufferPointer { numbers in
            items.withKernelSelection { selection in
              galley_read_numbers(
                out, flags.assumingMemoryBound(to: UInt8.self).baseAddress, CellFlags.faulty.rawValue,
                kinds.assumingMemoryBound(to: UInt8.self).baseAddress, numbers.baseAddress, kind.rawValue, selection,
                range.lowerBound, range.upperBound, fallback ?? .nan) > 0
            }
          }
        }
      }
    }
  }

  /// Reads the ratios that items bring into a column; what is none is 1 and has its flag set.
  ///
  /// - Returns: whether there is such a one.
  mutating func readRatios(
    _ column: Int, _ field: FieldColumn, _ items: ItemSelection, fallback: Double?, flags: inout [CellFlags]
  ) -> Bool {
    withColumn(column) { out, _ in
      flags.withUnsafeMutableBytes { flags in
        field.withKernelField { field in
          items.withKernelSelection { selection in
            galley_read_ratios(
              out, flags.assumingMemoryBound(to: UInt8.self).baseAddress, CellFlags.faulty.rawValue, field, selection,
              ItemValues.ratios.lowerBound, ItemValues.ratios.upperBound, fallback ?? .nan) > 0
          }
        }
      }
    }
  }

  /// Counts the lines of texts known by their number of characters, at widths in a column.
  ///
  /// Numbers of lines go into `lines`, -1 where it takes a closer look; `lengths` is memory for a moment.
  ///
  /// - Returns: whether there is such a cell.
  mutating func countLines(
    _ text: UniformLines, _ field: FieldColumn, _ items: ItemSelection, widths: Int, into lines: inout [Int32],
    lengths: inout [Int32]
  ) -> Bool {
    let rules = galley_uniform_text(
      advance: Double(text.text.advance), breaks: text.text.breaks ? 1 : 0, is_exact: text.text.isExact ? 1 : 0,
      max_lines: text.text.maxLines == 0 ? .max : Int32(clamping: text.text.maxLines))
    return withColumn(widths) { widths, count in
      lengths.withUnsafeMutableBufferPointer { lengths in
        lines.withUnsafeMutableBufferPointer { lines in
          precondition(min(lines.count, lengths.count) >= count && items.count == count)
          field.textLengths.withUnsafeBufferPointer { all in
            items.withKernelSelection { galley_gather(lengths.baseAddress, all.baseAddress, $0) }
          }
          return galley_uniform_lines(
            lines.baseAddress, lengths.baseAddress, widths, rules, Int32(UniformLines.limit), count) > 0
        }
      }
    }
  }

  /// Fills a column from a table by numbers of lines, but for cells without one.
  mutating func lookUp(_ column: Int, in table: [Double], by lines: [Int32]) {
    withColumn(column) { out, count in
      lines.withUnsafeBufferPointer { lines in
        table.withUnsafeBufferPointer { galley_look_up(out, $0.baseAddress, lines.baseAddress, count) }
      }
    }
  }

  private mutating func withColumn<Result>(
    _ column: Int, _ body: (UnsafeMutablePointer<Double>, _ count: Int) -> Result
  ) -> Result {
    let (start, count) = (column * matrix.columns, count)
    return matrix.storage.withUnsafeMutableBufferPointer { storage in
      precondition(start + count <= storage.count, "there must be such a column")
      guard let base = storage.baseAddress else { preconditionFailure("there must be such a column") }
      return body(base + start, count)
    }
  }
}

extension [CellFlags] {
  /// Whether one of the first `count` has one of the flags.
  func anyOfFirst(_ count: Int, has mask: CellFlags) -> Bool {
    withUnsafeBytes { flags in
      galley_any(flags.assumingMemoryBound(to: UInt8.self).baseAddress, mask.rawValue, Swift.min(count, flags.count))
        != 0
    }
  }
}
