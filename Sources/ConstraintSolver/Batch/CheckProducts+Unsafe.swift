import COpenBLAS

/// The products of a basis's checks with the parameters of its cells: row by row for small bases, in one
/// matrix product (dgemm) for large ones.
struct CheckProducts {
  private let rows: AffineRows
  private let usesBLAS: Bool

  /// Factors above which one matrix product beats adding up row by row.
  static let blasThreshold = 4096

  /// Multiplies, where BLAS does it, into the scratch.
  init(_ rows: AffineRows, _ columns: Matrix, _ scratch: inout SolverScratch) {
    self.rows = rows
    usesBLAS = rows.dense.count >= Self.blasThreshold && columns.columns >= 16
    guard usesBLAS else { return }
    OpenBLASSetting.useOneThread()
    let size = rows.count * columns.columns
    if scratch.products.count < size { scratch.products = Array(repeating: 0, count: size) }
    rows.dense.withUnsafeBufferPointer { factors in
      columns.storage.withUnsafeBufferPointer { cells in
        scratch.products.withUnsafeMutableBufferPointer { products in
          cblas_dgemm(
            CblasRowMajor, CblasNoTrans, CblasNoTrans, Int32(rows.count), Int32(columns.columns),
            Int32(rows.width), 1, factors.baseAddress, Int32(rows.width), cells.baseAddress,
            Int32(columns.columns), 0, products.baseAddress, Int32(columns.columns))
        }
      }
    }
  }

  /// A row's products into `scratch.sums`.
  ///
  /// BLAS adds in an order of its own, so its numbers decide only where they are clear; near 0 the sum in the fixed
  /// order takes their place.
  func row(_ row: Int, _ columns: Matrix, _ scratch: inout SolverScratch) {
    guard usesBLAS else {
      rows.values(row, columns, into: &scratch.sums)
      return
    }
    let start = row * columns.columns
    for cell in 0..<columns.columns {
      let product = scratch.products[start + cell]
      let isClear = abs(product) > 1e-6 * rows.magnitude(row, columns, cell)
      scratch.sums[cell] = isClear ? product : rows.value(row, columns, cell)
    }
  }
}
