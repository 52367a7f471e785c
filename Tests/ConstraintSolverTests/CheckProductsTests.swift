import Testing

@testable import ConstraintSolver

/// The matrix product that checks large bases gives the bits of the plain sums.
@Suite struct CheckProductsTests {
  /// A family whose bases have at least 4,096 factors to check.
  static let row = ViewRow(count: 48, isVaried: false)

  /// Cells near each other, so that few bases are met: one wide view in each, at another place.
  static let cells: [[Double]] = (0..<24).map { cell in
    let room: Double = 48 * 68 - 8 + 0.37 * Double(cell % 5)
    var naturals = [Double](repeating: 60, count: 48)
    naturals[2 * (cell % 4)] = 60.25 + Double(cell) / 8
    return [1, room] + naturals
  }

  /// A batch of 24 takes the matrix product, a cell alone does not; their bits agree.
  @Test func batchHasTheBitsOfSingleCells() throws {
    let system = Self.row.system
    let solver = SystemSolver(system)
    let root = try #require(solver.plain.root())
    #expect(root.checks.dense.count >= CheckProducts.blasThreshold)
    let together = BatchAnswer(solver, system, Self.cells)
    var scratch = SolverScratch()
    for (cell, parameters) in Self.cells.enumerated() {
      let alone = BatchAnswer(solver, system, [parameters], &scratch)
      #expect(alone.bits == [together.bits[cell]], "cell \(cell)")
      #expect(alone.statuses == [together.statuses[cell]], "cell \(cell)")
      #expect(alone.outcomes == [together.outcomes[cell]], "cell \(cell)")
    }
    #expect(Set(together.outcomes.map { $0.basis }).count > 1)
  }

  /// Sums that cancel to exactly 0 are 0 by either way, and clear ones have the right sign.
  @Test(arguments: [15, 16, 40]) func sums(cells: Int) {
    let width = 64
    let rows = AffineRows(
      (0..<64).map { row in (0..<width).map { $0 == row ? 1.0 : $0 == (row + 1) % width ? -1 : 0 } },
      width: width)
    var columns = Matrix(rows: width, columns: cells)
    for row in 0..<width {
      for cell in 0..<cells { columns[row, cell] = 0.1 * Double(1 + (row * cell) % 7) }
    }
    var scratch = SolverScratch()
    scratch.reserve(cells)
    let products = CheckProducts(rows, columns, &scratch)
    for row in 0..<64 {
      products.row(row, columns, &scratch)
      for cell in 0..<cells {
        let expected = columns[row, cell] - columns[(row + 1) % width, cell]
        #expect(abs(scratch.sums[cell] - expected) < 1e-12)
        if expected == 0 { #expect(scratch.sums[cell] == 0) }
      }
    }
  }
}
