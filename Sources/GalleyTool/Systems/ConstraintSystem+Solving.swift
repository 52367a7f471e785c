internal import ConstraintSolver
internal import LayoutModel

extension ConstraintSystem {
  /// Solves the system; an undetermined variable takes the smallest absolute value, in order of first appearance.
  ///
  /// - Parameter verifies: whether the answer is an error unless a certificate proves it.
  /// - Returns: the answer.
  func solve(verifies: Bool) -> SystemAnswer {
    let rows = constraints.map { constraint in
      LinearSystem.Row(
        terms: constraint.terms.map { LinearSystem.Term(variable: $0.variable, coefficient: $0.coefficient) },
        relation: constraint.relation.solverRelation,
        bound: [LinearSystem.BoundTerm(parameter: 0, coefficient: constraint.constant)],
        priority: constraint.priority)
    }
    let tieBreaks = variables.indices.map { variable in
      LinearSystem.Row(
        terms: [LinearSystem.Term(variable: variable, coefficient: 1)], relation: .equal, bound: [],
        priority: 1)
    }
    let system = LinearSystem(
      variableCount: variables.count, parameterCount: 1, rows: rows, tieBreaks: tieBreaks)
    let solver = SystemSolver(system)
    let answer = SystemAnswer(solver.explain([1]))
    guard verifies, answer.status != .error, let certificate = solver.certificate([1]), !certificate.holds else {
      return answer
    }
    return SystemAnswer(
      status: .error,
      diagnostics: [
        Diagnostic(
          kind: .error,
          message: "the answer could not be proven: values are off by \(certificate.gap), multipliers by "
            + "\(certificate.dualGap); please report this system")
      ])
  }
}

extension ConstraintSystem.Relation {
  /// The solver's name for the relation.
  fileprivate var solverRelation: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    }
  }
}

extension SystemAnswer {
  /// Takes a solver's answer.
  fileprivate init(_ explanation: Explanation) {
    let status: RowStatus? =
      switch explanation.status {
      case .solved: .ok
      case .ambiguous: .ambiguous
      case .unsatisfiable: .unsatisfiable
      case .failed: nil
      }
    guard let status else {
      self.init(
        status: .error,
        diagnostics: [Diagnostic(kind: .error, message: "the solver reached its bound of steps")])
      return
    }
    self.init(
      status: status, values: explanation.values,
      errors: explanation.errors.map { LevelError(priority: $0.priority, sum: $0.sum) },
      undetermined: explanation.undetermined, violated: explanation.violated)
  }
}
