import TestSupport
import Testing

@testable import ConstraintSolver

/// Every kernel gives the bits of its twin in plain Swift.
@Suite struct CheckKernelTests {
  /// Random forms over some inputs; some are 0 at many cells, none has a factor for every input.
  static func forms(_ count: Int, inputs: Int, _ generator: inout SeededGenerator) -> AffineTable {
    var table = AffineTable()
    for _ in 0..<count {
      var form = [Double](repeating: 0, count: inputs + 1)
      for place in form.indices where Bool.random(using: &generator) {
        form[place] = Double(Int.random(in: -8...8, using: &generator)) / 3
      }
      table.append(Self.entries(form))
    }
    return table
  }

  /// A form given dense over the parameters.
  static func entries(_ form: [Double]) -> [SparseRows.Entry] {
    form.enumerated().map { SparseRows.Entry(index: $0, value: $1) }
  }

  /// Cells in a matrix whose first rows are outputs.
  static func columns(_ cells: Int, inputs: Int, outputs: Int, _ generator: inout SeededGenerator) -> CellColumns {
    var matrix = Matrix(rows: inputs + outputs, columns: cells + 3)
    for row in outputs..<outputs + inputs {
      for cell in 0..<cells { matrix[row, cell] = Double(Int.random(in: -40...40, using: &generator)) / 8 }
    }
    return CellColumns(
      matrix: matrix, inputs: (0..<inputs).map { Int64(outputs + $0) },
      outputs: (0..<outputs).map { $0 % 5 == 4 ? -1 : Int64($0) }, count: cells)
  }

  /// All cells and a shuffled part of them; batches of every remainder by the vector's width.
  @Test(arguments: [0, 1, 2, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1000], [0, 1, 3, 8, 17])
  func sameBits(cells: Int, inputs: Int) {
    var generator = SeededGenerator(seed: UInt64(cells * 31 + inputs))
    let checks = Self.forms(70, inputs: inputs, &generator)
    let columns = Self.columns(cells, inputs: inputs, outputs: 70, &generator)
    let some = (0..<Int32(cells)).shuffled(using: &generator).prefix(cells / 2 + cells % 2)
    for list in [nil, Array(some)[...]] {
      var expected = SolverScratch()
      expected.kernel = .scalar
      var plain = columns
      plain.check(checks, cells: list, &expected)
      plain.evaluate(checks, to: columns.outputs, cells: list, &expected)
      for kernel in CheckKernel.allCases where kernel != .scalar {
        var scratch = SolverScratch()
        scratch.kernel = kernel
        var vector = columns
        vector.check(checks, cells: list, &scratch)
        vector.evaluate(checks, to: columns.outputs, cells: list, &scratch)
        let count = list?.count ?? cells
        #expect(scratch.results.prefix(count) == expected.results.prefix(count), "\(kernel)")
        #expect(scratch.signs.prefix(count) == expected.signs.prefix(count), "\(kernel)")
        #expect(
          vector.matrix.storage.map(\.bitPattern) == plain.matrix.storage.map(\.bitPattern), "\(kernel)")
      }
    }
  }

  /// The three results, worked out by hand: parameters (1, x), one check x − 3.
  @Test(
    arguments: [
      (5, CheckResult.clear), (3, CheckResult.holds), (2.5, 0), (3 + 1e-9, CheckResult.holds),
    ] as [(Double, Int32)])
  func results(x: Double, result: Int32) {
    var checks = AffineTable()
    checks.append(Self.entries([-3, 1]))
    for kernel in CheckKernel.allCases {
      var scratch = SolverScratch()
      scratch.kernel = kernel
      var columns = CellColumns(parameters: [1, x])
      columns.check(checks, cells: nil, &scratch)
      #expect(scratch.results[0] == result)
      #expect(scratch.signs[0] == (x < 3 ? 1 : 0))
    }
  }
}
