/// The matrix M of a basis's planes, one a position, ready to solve M x = b and z M = c.
///
/// Rows with one unknown left come first, columns that one row left holds come last; what remains between, the
/// nucleus, is small in layouts and factorised densely (Markowitz 1957; Suhl & Suhl 1990). Solving takes a look at every
/// step and work for those whose number is not 0, plus the square of the nucleus. Every operation has one fixed order.
struct BasisFactorization<Number: SolverNumber>: Sendable {
  /// The planes, by position.
  let active: [Int]
  private let planes: SparseRows
  /// The planes' coefficients by variable.
  private let columns: SparseRows
  /// Rows with one unknown left, in the order found.
  private let lower: [PeelingStep]
  /// Columns with one row left, in the order found.
  private let upper: [PeelingStep]
  private let nucleus: Nucleus<Number>

  /// Factorises the planes `active` of a form, or nil if they are dependent, or may be as far as numbers can tell.
  init?(_ form: StandardForm, _ active: [Int]) {
    self.active = active
    planes = form.planes
    columns = form.planes.transposed(active, indices: form.variableCount)
    var peeling = Peeling(form.planes, active, columns)
    lower = peeling.rowSingletons()
    upper = peeling.columnSingletons()
    let (positions, variables) = peeling.remaining()
    guard let nucleus = Nucleus<Number>(form.planes, active, positions: positions, variables: variables) else {
      return nil
    }
    self.nucleus = nucleus
  }

  /// Solves M x = b.
  ///
  /// - Parameters:
  ///   - numbers: b by position, then x by variable.
  ///   - doubt: set where longer numbers must tell.
  func solve(_ numbers: inout [Number], _ doubt: inout Bool) {
    var answer = [Number](repeating: Number(0), count: numbers.count)
    for step in lower { decide(step, &numbers, &answer, &doubt) }
    nucleus.solve(&numbers, columns, into: &answer, &doubt)
    for step in upper.reversed() { decide(step, &numbers, &answer, &doubt) }
    numbers = answer
  }

  /// Decides a step's variable and takes its part off the rows that follow.
  private func decide(
    _ step: PeelingStep, _ bounds: inout [Number], _ answer: inout [Number], _ doubt: inout Bool
  ) {
    guard !bounds[step.position].isZero else { return }
    let value = (bounds[step.position] / Number(step.pivot)).settled(&doubt)
    guard !value.isZero else { return }
    answer[step.variable] = value
    for entry in columns[step.variable] {
      bounds[entry.index] = bounds[entry.index] - Number(entry.number) * value
    }
  }

  /// Solves z M = c.
  ///
  /// - Parameters:
  ///   - numbers: c by variable, then z by position.
  ///   - doubt: set where longer numbers must tell.
  func solveTransposed(_ numbers: inout [Number], _ doubt: inout Bool) {
    var answer = [Number](repeating: Number(0), count: numbers.count)
    for step in upper { price(step, &numbers, &answer, &doubt) }
    nucleus.solveTransposed(&numbers, planes, active, into: &answer, &doubt)
    for step in lower.reversed() { price(step, &numbers, &answer, &doubt) }
    numbers = answer
  }

  /// Decides a step's multiplier and takes its part off the columns that follow.
  private func price(
    _ step: PeelingStep, _ costs: inout [Number], _ answer: inout [Number], _ doubt: inout Bool
  ) {
    guard !costs[step.variable].isZero else { return }
    let multiplier = (costs[step.variable] / Number(step.pivot)).settled(&doubt)
    guard !multiplier.isZero else { return }
    answer[step.position] = multiplier
    for entry in planes[active[step.position]] {
      costs[entry.index] = costs[entry.index] - multiplier * Number(entry.number)
    }
  }
}
