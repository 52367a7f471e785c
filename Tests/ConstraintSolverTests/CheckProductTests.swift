import TestSupport
import Testing

@testable import ConstraintSolver

/// Products by BLAS give what the kernel gives, to the last sign.
@Suite struct CheckProductTests {
  /// Dense forms whose magnitudes add up to 1 at most; some are alike, some differ by their last bit.
  private static func forms(_ count: Int, inputs: Int, _ generator: inout SeededGenerator) -> AffineTable {
    var forms: [[Double]] = []
    for place in 0..<count {
      var form = (0...inputs).map { _ in Double.random(in: -1...1, using: &generator) / Double(inputs + 1) }
      if place % 7 == 3 { form = forms[place - 1] }
      if place % 7 == 5 {
        form = forms[place - 1]
        form[inputs] = form[inputs].nextUp
      }
      forms.append(form)
    }
    return forms.reduce(into: AffineTable()) { $0.append(CheckKernelTests.entries($1)) }
  }

  /// Cells of which some make a form zero but for rounding, or meet one of the tolerances.
  private static func columns(_ cells: Int, _ forms: AffineTable, inputs: Int, _ generator: inout SeededGenerator)
    -> CellColumns
  {
    var matrix = Matrix(rows: inputs, columns: cells)
    for cell in 0..<cells {
      for row in 0..<inputs { matrix[row, cell] = Double.random(in: -900...900, using: &generator) }
      guard cell % 3 != 0 else { continue }
      // The first input is what brings the form to a wanted value.
      let form = Int.random(in: 0..<forms.count, using: &generator)
      let first = Int(forms.starts[form])
      let wanted = [0, 0, -forms.rounding * 900, Rounding.clear * 900][cell % 4]
      let value = forms.value(form) { matrix[$0, cell] }
      matrix[0, cell] += (wanted - value) / forms.factors[first]
    }
    return CellColumns(matrix: matrix, inputs: (0..<inputs).map(Int64.init), outputs: [], count: cells)
  }

  /// Blocks of every remainder, all cells and some of them, with every vector kernel.
  @Test(arguments: [1, 7, 8, 63, 64, 65, 255, 600], [(20, 16), (70, 17), (130, 40)])
  func sameAsTheKernel(cells: Int, size: (forms: Int, inputs: Int)) {
    var generator = SeededGenerator(seed: UInt64(cells + 1000 * size.forms))
    let checks = Self.forms(size.forms, inputs: size.inputs, &generator)
    let product = CheckProduct(checks, inputs: size.inputs)
    #expect(product.rowCount < checks.count)
    var columns = Self.columns(cells, checks, inputs: size.inputs, &generator)
    let some = Array((0..<Int32(cells)).shuffled(using: &generator).prefix(cells / 2 + 1))
    for list in [nil, some[...], some.dropFirst(some.count / 3)] {
      var expected = SolverScratch()
      expected.kernel = .scalar
      columns.check(checks, cells: list, &expected)
      for kernel in CheckKernel.allCases where kernel != .scalar {
        var scratch = SolverScratch()
        scratch.kernel = kernel
        scratch.reserve(cells, inputs: size.inputs)
        columns.checkByProduct(checks, product, cells: list, &scratch)
        let count = list?.count ?? cells
        #expect(scratch.results.prefix(count) == expected.results.prefix(count), "\(kernel)")
        #expect(scratch.signs.prefix(count) == expected.signs.prefix(count), "\(kernel)")
      }
    }
  }

  /// Numbers that are none, or that overflow, are left to the kernel.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308]) func hostileNumbers(number: Double) {
    var generator = SeededGenerator(seed: 5)
    let checks = Self.forms(24, inputs: 16, &generator)
    var columns = Self.columns(100, checks, inputs: 16, &generator)
    for cell in stride(from: 0, to: 100, by: 9) { columns.matrix[cell % 16, cell] = number }
    var expected = SolverScratch()
    var scratch = SolverScratch()
    columns.check(checks, cells: nil, &expected)
    columns.check(checks, CheckProduct(checks, inputs: 16), cells: nil, &scratch)
    #expect(scratch.results.prefix(100) == expected.results.prefix(100))
    #expect(scratch.signs.prefix(100) == expected.signs.prefix(100))
  }

  /// A system whose checks are dense takes products, and cells in a batch have the bits they have alone.
  @Test func batchesHaveTheBitsOfSingleCells() {
    let system = Self.denseSystem
    var generator = SeededGenerator(seed: 11)
    let cells = (0..<700).map { _ in [1] + (1..<20).map { _ in Double.random(in: 0...100, using: &generator) } }
    let solver = SystemSolver(system)
    let together = BatchAnswer(solver, system, cells)
    let again = BatchAnswer(solver, system, cells)
    for cell in stride(from: 0, to: cells.count, by: 23) {
      let alone = BatchAnswer(SystemSolver(system), system, [cells[cell]])
      #expect(alone.bits == [together.bits[cell]] && alone.bits == [again.bits[cell]])
      #expect(alone.statuses == [together.statuses[cell]])
    }
  }

  /// One variable above forty sums of all parameters, drawn down.
  private static let denseSystem: LinearSystem = {
    var generator = SeededGenerator(seed: 3)
    let bounds = (0..<40).map { _ in (0..<20).map { _ in Double.random(in: 0.1...1, using: &generator) } }
    return LinearSystem(
      variableCount: 1, parameterCount: 20,
      rows: bounds.map { LinearSystem.Row([1], .greaterOrEqual, $0) }
        + [LinearSystem.Row([1], .equal, Array(repeating: 0, count: 20), at: 500)], tieBreaks: [])
  }()

  /// Where BLAS is fast the dense system's bases have products; a sparse system's never have.
  @Test func onlyDenseBasesHaveProducts() {
    let dense = SystemSolver(Self.denseSystem).finalNode(
      Array(repeating: 1, count: 20),
      in:
        SystemSolver(Self.denseSystem).plain)
    #expect((dense?.product != nil) == OpenBLASCore.isUpToDate)
    let sparse = ViewRow(count: 4)
    let solver = SystemSolver(sparse.system)
    #expect(solver.finalNode(sparse.cells(1, seed: 1)[0], in: solver.plain)?.product == nil)
  }
}
