import CKernels

extension CellColumns {
  /// Checks cells against a basis.
  ///
  /// - Parameters:
  ///   - checks: the basis's checks.
  ///   - product: the same for BLAS; nil if the kernel is to do them.
  ///   - cells: which cells; nil for all.
  ///   - scratch: receives in `results` the place of each cell's most violated check, or a `CheckResult`, and in
  ///   `signs` which checks are negative.
  mutating func check(
    _ checks: AffineTable, _ product: CheckProduct? = nil, cells: ArraySlice<Int32>?, _ scratch: inout SolverScratch
  ) {
    guard scratch.checkWork != nil else { return checkUntimed(checks, product, cells: cells, &scratch) }
    let start = ContinuousClock.now
    checkUntimed(checks, product, cells: cells, &scratch)
    scratch.checkWork?.time += ContinuousClock.now - start
    scratch.checkWork?.operations += 2 * checks.factors.count * (cells?.count ?? count)
  }

  private mutating func checkUntimed(
    _ checks: AffineTable, _ product: CheckProduct?, cells: ArraySlice<Int32>?, _ scratch: inout SolverScratch
  ) {
    let count = cells?.count ?? count
    scratch.reserve(count, inputs: inputs.count)
    guard scratch.kernel != .scalar else { return checkPlainly(checks, cells: cells, &scratch) }
    if let product, count >= CheckProduct.leastCells {
      return checkByProduct(checks, product, cells: cells, &scratch)
    }
    let instructions = scratch.kernel.instructions
    withKernelArguments(checks, cells, &scratch.lanes) { columns, cells, forms in
      scratch.results.withUnsafeMutableBufferPointer { results in
        scratch.signs.withUnsafeMutableBufferPointer { signs in
          galley_check(
            instructions, &columns, cells, Int64(count), &forms, checks.rounding, Rounding.clear,
            results.baseAddress, signs.baseAddress)
        }
      }
    }
  }

  /// Writes forms of cells to rows of the matrix.
  ///
  /// - Parameters:
  ///   - forms: the forms.
  ///   - rows: each form's row, -1 where it is not wanted.
  ///   - cells: which cells; nil for all.
  ///   - scratch: memory and the kernel to use.
  mutating func evaluate(
    _ forms: AffineTable, to rows: [Int64], cells: ArraySlice<Int32>?, _ scratch: inout SolverScratch
  ) {
    let count = cells?.count ?? count
    scratch.reserve(0, inputs: inputs.count)
    guard scratch.kernel != .scalar else { return evaluatePlainly(forms, to: rows, cells: cells) }
    let instructions = scratch.kernel.instructions
    withKernelArguments(forms, cells, &scratch.lanes) { columns, cells, forms in
      rows.withUnsafeBufferPointer { rows in
        galley_evaluate(instructions, &columns, cells, Int64(count), &forms, rows.baseAddress)
      }
    }
  }

  mutating func withKernelArguments(
    _ table: AffineTable, _ cells: ArraySlice<Int32>?, _ lanes: inout [Double],
    _ body: (inout galley_columns, UnsafePointer<Int32>?, inout galley_forms) -> Void
  ) {
    let stride = Int64(matrix.columns)
    matrix.storage.withUnsafeMutableBufferPointer { store in
      inputs.withUnsafeBufferPointer { rows in
        lanes.withUnsafeMutableBufferPointer { lanes in
          table.withUnsafeForms { forms in
            var forms = forms
            var columns = galley_columns(
              store: store.baseAddress, stride: stride, rows: rows.baseAddress,
              input_count: Int64(rows.count), lanes: lanes.baseAddress)
            guard let cells else { return body(&columns, nil, &forms) }
            cells.withUnsafeBufferPointer { body(&columns, $0.baseAddress, &forms) }
          }
        }
      }
    }
  }
}

extension AffineTable {
  fileprivate func withUnsafeForms(_ body: (galley_forms) -> Void) {
    starts.withUnsafeBufferPointer { starts in
      inputs.withUnsafeBufferPointer { inputs in
        factors.withUnsafeBufferPointer { factors in
          constants.withUnsafeBufferPointer { constants in
            body(
              galley_forms(
                starts: starts.baseAddress, inputs: inputs.baseAddress, factors: factors.baseAddress,
                constants: constants.baseAddress, count: Int64(constants.count)))
          }
        }
      }
    }
  }
}

extension CheckKernel {
  private static let widest = galley_best_instructions()

  var instructions: Int32 {
    switch self {
    case .best: Self.widest
    case .narrow: min(Self.widest, Int32(GALLEY_AVX2.rawValue))
    case .baseline, .scalar: Int32(GALLEY_BASELINE.rawValue)
    }
  }
}
