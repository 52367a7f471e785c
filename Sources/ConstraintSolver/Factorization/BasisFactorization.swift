/// The matrix M of a basis's planes, one a position, ready to solve M x = b and z M = c.
///
/// Rows with one unknown left come first, columns that one row left holds come last; what remains between, the
/// nucleus, is small in layouts and factorised densely (Markowitz 1957; Suhl & Suhl 1990). Solving is linear in the
/// nonzeros plus the square of the nucleus. Every operation has one fixed order.
struct BasisFactorization<Number: SolverNumber>: Sendable {
  /// The planes, by position.
  let active: [Int]
  private let planes: SparseRows
  /// Rows with one unknown left, in the order found.
  private let lower: [PeelingStep]
  /// Columns with one row left, in the order found.
  private let upper: [PeelingStep]
  private let nucleus: Nucleus<Number>

  /// Whether an entry of the nucleus may be 0 or not.
  var isDoubtful: Bool { nucleus.isDoubtful }

  /// Factorises the planes `active` of a form, or nil if they are dependent.
  init?(_ form: StandardForm, _ active: [Int]) {
    self.active = active
    planes = form.planes
    var peeling = Peeling(form.planes, active, variableCount: form.variableCount)
    lower = peeling.rowSingletons()
    upper = peeling.columnSingletons()
    let (positions, variables) = peeling.remaining()
    guard lower.count + upper.count + positions.count == active.count else { return nil }
    guard let nucleus = Nucleus<Number>(form.planes, active, positions: positions, variables: variables) else {
      return nil
    }
    self.nucleus = nucleus
    guard (lower + upper).allSatisfy({ $0.pivot != 0 }) else { return nil }
  }

  /// Solves M x = b.
  ///
  /// - Parameters:
  ///   - numbers: b by position, then x by variable.
  ///   - doubt: set where a number may be 0 or not.
  func solve(_ numbers: inout [Number], _ doubt: inout Bool) {
    var answer = [Number](repeating: Number(0), count: numbers.count)
    for step in lower { answer[step.variable] = value(of: step, numbers, answer, &doubt) }
    nucleus.solve(numbers, planes, active, into: &answer, &doubt)
    for step in upper.reversed() { answer[step.variable] = value(of: step, numbers, answer, &doubt) }
    numbers = answer
  }

  private func value(
    of step: PeelingStep, _ bounds: [Number], _ answer: [Number], _ doubt: inout Bool
  ) -> Number {
    var sum = bounds[step.position]
    var magnitude = abs(sum.double)
    for entry in planes[active[step.position]] where entry.index != step.variable {
      let term = Number(entry.value) * answer[entry.index]
      sum = sum - term
      magnitude += abs(term.double)
    }
    return sum.cleaned(magnitude, &doubt) / Number(step.pivot)
  }

  /// Solves z M = c.
  ///
  /// - Parameters:
  ///   - numbers: c by variable, then z by position.
  ///   - doubt: set where a number may be 0 or not.
  func solveTransposed(_ numbers: inout [Number], _ doubt: inout Bool) {
    var magnitudes = numbers.map { abs($0.double) }
    var answer = [Number](repeating: Number(0), count: numbers.count)
    for step in upper { settle(step, &numbers, &magnitudes, &answer, &doubt) }
    nucleus.solveTransposed(&numbers, &magnitudes, planes, active, into: &answer, &doubt)
    for step in lower.reversed() { settle(step, &numbers, &magnitudes, &answer, &doubt) }
    numbers = answer
  }

  private func settle(
    _ step: PeelingStep, _ costs: inout [Number], _ magnitudes: inout [Double], _ answer: inout [Number],
    _ doubt: inout Bool
  ) {
    let cost = costs[step.variable].cleaned(magnitudes[step.variable], &doubt)
    guard cost.double != 0 else { return }
    let multiplier = cost / Number(step.pivot)
    answer[step.position] = multiplier
    for entry in planes[active[step.position]] where entry.index != step.variable {
      let term = multiplier * Number(entry.value)
      costs[entry.index] = costs[entry.index] - term
      magnitudes[entry.index] += abs(term.double)
    }
  }
}
