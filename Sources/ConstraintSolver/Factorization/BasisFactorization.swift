/// The matrix M of a basis's planes, one a position, ready to solve M x = b and z M = c.
///
/// Rows with one unknown left come first, columns that one row left holds come last; what remains between, the
/// nucleus, is small in layouts and factorised densely (Markowitz 1957; Suhl & Suhl 1990). Solving is linear in the
/// nonzeros plus the square of the nucleus. Every operation has one fixed order.
struct BasisFactorization: Sendable {
  /// A plane that decides a variable.
  struct Step: Sendable {
    var position: Int
    var variable: Int
    var pivot: Double
  }

  /// The planes, by position.
  let active: [Int]
  private let planes: SparseRows
  /// Rows with one unknown left, in the order found.
  private let lower: [Step]
  /// Columns with one row left, in the order found.
  private let upper: [Step]
  private let nucleus: Nucleus

  /// Factorises the planes `active` of a form, or nil if they are dependent.
  init?(_ form: StandardForm, _ active: [Int]) {
    self.active = active
    planes = form.planes
    var peeling = Peeling(form.planes, active, variableCount: form.variableCount)
    lower = peeling.rowSingletons()
    upper = peeling.columnSingletons()
    let (positions, variables) = peeling.remaining()
    guard lower.count + upper.count + positions.count == active.count else { return nil }
    guard let nucleus = Nucleus(form.planes, active, positions: positions, variables: variables) else { return nil }
    self.nucleus = nucleus
    guard (lower + upper).allSatisfy({ $0.pivot != 0 }) else { return nil }
  }

  /// Solves M x = b: `numbers` holds b by position and then x by variable.
  func solve(_ numbers: inout [Double]) {
    var answer = [Double](repeating: 0, count: numbers.count)
    for step in lower { answer[step.variable] = value(of: step, numbers, answer) }
    nucleus.solve(numbers, planes, active, into: &answer)
    for step in upper.reversed() { answer[step.variable] = value(of: step, numbers, answer) }
    numbers = answer
  }

  private func value(of step: Step, _ bounds: [Double], _ answer: [Double]) -> Double {
    var sum = bounds[step.position]
    var magnitude = abs(sum)
    for entry in planes[active[step.position]] where entry.index != step.variable {
      let term = entry.value * answer[entry.index]
      sum -= term
      magnitude += abs(term)
    }
    return Rounding.cleaned(sum, magnitude) / step.pivot
  }

  /// Solves z M = c: `numbers` holds c by variable and then z by position.
  func solveTransposed(_ numbers: inout [Double]) {
    var magnitudes = numbers.map { abs($0) }
    var answer = [Double](repeating: 0, count: numbers.count)
    for step in upper { settle(step, &numbers, &magnitudes, &answer) }
    nucleus.solveTransposed(&numbers, &magnitudes, planes, active, into: &answer)
    for step in lower.reversed() { settle(step, &numbers, &magnitudes, &answer) }
    numbers = answer
  }

  private func settle(
    _ step: Step, _ costs: inout [Double], _ magnitudes: inout [Double], _ answer: inout [Double]
  ) {
    let cost = Rounding.cleaned(costs[step.variable], magnitudes[step.variable])
    guard cost != 0 else { return }
    let multiplier = cost / step.pivot
    answer[step.position] = multiplier
    for entry in planes[active[step.position]] where entry.index != step.variable {
      let term = multiplier * entry.value
      costs[entry.index] -= term
      magnitudes[entry.index] += abs(term)
    }
  }
}
