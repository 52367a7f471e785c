import CKernels
import COpenBLAS

extension CellColumns {
  /// What `check` does, by products of blocks of cells; the kernel decides where sums are not clear.
  ///
  /// - Precondition: scratch has room for the results.
  mutating func checkByProduct(
    _ checks: AffineTable, _ product: CheckProduct, cells: ArraySlice<Int32>?, _ scratch: inout SolverScratch
  ) {
    let count = cells?.count ?? count
    scratch.reserveProduct(product)
    for first in stride(from: 0, to: count, by: product.blockSize) {
      let size = min(product.blockSize, count - first)
      let unsure = checkBlock(checks, product, cells: cells, first, size, &scratch)
      guard unsure > 0 else { continue }
      // A few cells one after another, eight at a time: the kernel's own code, so its own bits.
      let start = cells?.startIndex ?? 0
      for place in 0..<unsure {
        let cell = first + Int(scratch.unsurePlaces[place])
        scratch.unsureCells[place] = cells.map { $0[start + cell] } ?? Int32(cell)
      }
      decide(checks, unsure, from: first, &scratch)
    }
  }

  /// Multiplies and scans one block; tells how many cells are unsure.
  private mutating func checkBlock(
    _ checks: AffineTable, _ product: CheckProduct, cells: ArraySlice<Int32>?, _ first: Int, _ size: Int,
    _ scratch: inout SolverScratch
  ) -> Int {
    let instructions = scratch.kernel.instructions
    let (rows, terms, stride) = (product.rowCount, product.inputCount + 1, product.stride)
    var unsure = 0
    withKernelArguments(checks, cells, &scratch.lanes) { columns, cells, _ in
      scratch.productInputs.withUnsafeMutableBufferPointer { inputs in
        scratch.productSums.withUnsafeMutableBufferPointer { sums in
          if cells == nil { columns.store += first }
          galley_gather_inputs(
            instructions, &columns, cells.map { $0 + first }, Int64(size), inputs.baseAddress, Int64(stride))
          cblas_dgemm(
            CblasRowMajor, CblasNoTrans, CblasNoTrans, Int32(rows), Int32(size), Int32(terms), 1, product.factors,
            Int32(terms), inputs.baseAddress, Int32(stride), 0, sums.baseAddress, Int32(stride))
          unsure = scratch.results.withUnsafeMutableBufferPointer { results in
            scratch.signs.withUnsafeMutableBufferPointer { signs in
              scratch.unsurePlaces.withUnsafeMutableBufferPointer { places in
                product.forms.withUnsafeBufferPointer { forms in
                  product.signs.withUnsafeBufferPointer { bits in
                    var block = galley_sums(
                      values: sums.baseAddress, inputs: inputs.baseAddress, stride: Int64(stride),
                      row_count: Int64(rows), input_count: Int64(terms - 1), forms: forms.baseAddress,
                      signs: bits.baseAddress, margin: product.margin)
                    return Int(
                      galley_scan(
                        instructions, &block, Int64(size), checks.rounding, Rounding.clear,
                        results.baseAddress.map { $0 + first }, signs.baseAddress.map { $0 + first },
                        places.baseAddress))
                  }
                }
              }
            }
          }
        }
      }
    }
    return unsure
  }

  /// Has the kernel check the unsure cells and puts its results in their places.
  private mutating func decide(_ checks: AffineTable, _ unsure: Int, from first: Int, _ scratch: inout SolverScratch) {
    let instructions = scratch.kernel.instructions
    var cells: [Int32] = []
    swap(&cells, &scratch.unsureCells)
    withKernelArguments(checks, cells[..<unsure], &scratch.lanes) { columns, cells, forms in
      scratch.unsureResults.withUnsafeMutableBufferPointer { results in
        scratch.unsureSigns.withUnsafeMutableBufferPointer { signs in
          galley_check(
            instructions, &columns, cells, Int64(unsure), &forms, checks.rounding, Rounding.clear,
            results.baseAddress, signs.baseAddress)
        }
      }
    }
    swap(&cells, &scratch.unsureCells)
    for place in 0..<unsure {
      let cell = first + Int(scratch.unsurePlaces[place])
      scratch.results[cell] = scratch.unsureResults[place]
      scratch.signs[cell] = scratch.unsureSigns[place]
    }
  }
}
