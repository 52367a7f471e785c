import ConstraintSolver
import Testing

extension LinearSystem.Row {
  /// A row from dense coefficients and a dense bound, whose first number is the constant.
  init(_ coefficients: [Double], _ relation: Relation, _ bound: [Double], at priority: Double = 1000) {
    self.init(
      terms: coefficients.enumerated().map { LinearSystem.Term(variable: $0, coefficient: $1) },
      relation: relation,
      bound: bound.enumerated().map { LinearSystem.BoundTerm(parameter: $0, coefficient: $1) },
      priority: priority)
  }

  /// A row from (variable, coefficient) and (parameter, coefficient) pairs.
  init(
    sparse terms: [(Int, Double)], _ relation: Relation, _ bound: [(Int, Double)], at priority: Double = 1000
  ) {
    self.init(
      terms: terms.map { LinearSystem.Term(variable: $0.0, coefficient: $0.1) }, relation: relation,
      bound: bound.map { LinearSystem.BoundTerm(parameter: $0.0, coefficient: $0.1) }, priority: priority)
  }

  /// By how much values break the row, worked out apart from the solver.
  func error(of values: [Double], _ parameters: [Double]) -> Double {
    var difference = 0.0
    for term in terms { difference += term.coefficient * values[term.variable] }
    for term in bound { difference -= term.coefficient * parameters[term.parameter] }
    switch relation {
    case .equal: return difference < 0 ? -difference : difference
    case .lessOrEqual: return difference > 0 ? difference : 0
    case .greaterOrEqual: return difference < 0 ? -difference : 0
    }
  }
}

extension LinearSystem {
  /// A system of `variables` variables without parameters.
  init(_ variables: Int, _ rows: [Row], tieBreaks: [Row] = []) {
    self.init(variableCount: variables, parameterCount: 1, rows: rows, tieBreaks: tieBreaks)
  }

  /// Every priority with its sum of errors, the highest first, worked out apart from the solver.
  func errorSums(of values: [Double], _ parameters: [Double]) -> [(priority: Double, sum: Double)] {
    Set(rows.map(\.priority)).sorted(by: >).map { priority in
      (priority, rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(of: values, parameters) })
    }
  }
}

/// A batch's answers: each cell's values and outcome.
struct BatchAnswer {
  /// One list of values a cell.
  let values: [[Double]]
  /// One outcome a cell.
  let outcomes: [CellOutcome]
  /// Every value's bit pattern, cell after cell.
  let bits: [[UInt64]]
  /// Every cell's status.
  let statuses: [CellOutcome.Status]

  /// Solves cells, given as lists of parameters, in one batch.
  init(_ solver: SystemSolver, _ system: LinearSystem, _ cells: [[Double]]) {
    var scratch = SolverScratch()
    self.init(solver, system, cells, &scratch)
  }

  /// Solves cells in one batch with memory that earlier batches left.
  init(_ solver: SystemSolver, _ system: LinearSystem, _ cells: [[Double]], _ scratch: inout SolverScratch) {
    var parameters = Matrix(rows: system.parameterCount, columns: cells.count)
    for (cell, numbers) in cells.enumerated() {
      for (row, number) in numbers.enumerated() { parameters[row, cell] = number }
    }
    var answers = Matrix(rows: system.variableCount, columns: cells.count)
    var outcomes: [CellOutcome] = []
    solver.solve(parameters, into: &answers, outcomes: &outcomes, scratch: &scratch)
    self.outcomes = outcomes
    values = cells.indices.map { cell in (0..<system.variableCount).map { answers[$0, cell] } }
    bits = values.map { $0.map(\.bitPattern) }
    statuses = outcomes.map(\.status)
  }
}

/// An explanation whose answer is proven by its certificate.
func proven(
  _ system: LinearSystem, _ parameters: [Double], sourceLocation: SourceLocation = #_sourceLocation
) -> Explanation {
  let solver = SystemSolver(system)
  let certificate = solver.certificate(parameters)
  #expect(certificate?.holds == true, "\(String(describing: certificate)): \(system)", sourceLocation: sourceLocation)
  return solver.explain(parameters)
}

/// Whether two lists of numbers agree but for rounding.
func agree(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
}

/// Rounding of a few dozen operations on numbers of some thousands.
let tolerance = 1e-8
