import ConstraintSolver

extension SystemSolver {
  /// Solves a block whose parameters and variables are rows of the columns of a run.
  func solve(
    in columns: inout Matrix, inputs: [Int], outputs: [Int], count: Int, outcomes: inout [CellOutcome],
    scratch: inout SolverScratch
  ) {
    var parameters = Matrix(rows: inputs.count + 1, columns: count)
    for cell in 0..<count { parameters[0, cell] = 1 }
    for (row, input) in inputs.enumerated() {
      for cell in 0..<count { parameters[row + 1, cell] = columns[input, cell] }
    }
    var values = Matrix(rows: outputs.count, columns: count)
    solve(parameters, into: &values, outcomes: &outcomes, scratch: &scratch)
    for (variable, output) in outputs.enumerated() where output >= 0 {
      for cell in 0..<count { columns[output, cell] = values[variable, cell] }
    }
  }
}
