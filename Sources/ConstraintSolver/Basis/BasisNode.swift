import Synchronization

/// A basis compiled: what to check of a cell, and the cell's answer where all checks hold.
final class BasisNode: Sendable {
  let form: StandardForm
  let basis: Basis
  let factorization: any BasisSolving
  /// Planes outside the basis that can change side; one form of `checks` each.
  let checkedPlanes: [Int]
  /// Planes outside the basis that stand at their kink for every cell.
  let fixedPlanes: [Int]
  /// How far each checked plane is from its kink, its factors' sum of magnitudes between 1/2 and 1: the basis is a
  /// cell's where all are ≥ 0.
  let checks: AffineTable
  /// The checks for BLAS, where that is faster.
  let product: CheckProduct?
  /// The variables.
  let answers: AffineTable
  /// The sum of violations at required levels; nil where none can be violated.
  let requiredError: AffineTable?
  /// Moves that cost nothing at any real level: other optima may exist.
  let freeMoves: [FreeMoves.Move]
  /// The optimal faces of cells that end here.
  let faces = FaceCache()
  /// The bases behind checks, as far as cells went there.
  private let neighbours = Mutex<[Int: BasisNode]>([:])
  /// Whether no move would save: false only where rounding spoiled the way to the basis.
  let isOptimal: Bool

  /// Whether every cell that ends here is solved and has one optimum.
  var isPlain: Bool { requiredError == nil && freeMoves.isEmpty }

  /// Compiles a basis, or nil if its planes are dependent.
  init?(_ form: StandardForm, _ basis: Basis) {
    guard let compiled = CompiledVertex(form, basis) else { return nil }
    self.form = form
    self.basis = basis
    factorization = compiled.factorization
    freeMoves = compiled.moves.moves
    isOptimal = compiled.moves.isOptimal
    let vertex = compiled.forms
    var checkedPlanes: [Int] = []
    var fixedPlanes: [Int] = []
    var checks = AffineTable()
    var error = [Double](repeating: 0, count: form.parameterCount)
    var hasError = false
    for plane in 0..<form.planeCount where basis.sides[plane] != 0 {
      let side = Double(basis.sides[plane])
      let distance = vertex.residuals[plane].map { $0 * side }
      guard let scale = Self.scale(of: distance) else {
        fixedPlanes.append(plane)
        continue
      }
      checkedPlanes.append(plane)
      checks.append(distance.map { $0 * scale })
      for cost in form.costs[plane] where cost.level < form.requiredLevelCount {
        let rate = abs(cost.slope(basis.sides[plane]))
        guard rate > 0 else { continue }
        hasError = true
        for place in error.indices { error[place] += rate * distance[place] }
      }
    }
    self.checkedPlanes = checkedPlanes
    self.fixedPlanes = fixedPlanes
    self.checks = checks
    product = CheckProduct.ifFaster(checks, inputs: max(0, form.parameterCount - 1))
    answers = vertex.variables.reduce(into: AffineTable()) { $0.append($1) }
    requiredError = hasError ? [error].reduce(into: AffineTable()) { $0.append($1) } : nil
  }

  /// The basis behind a check, if any cell went there.
  func known(behind check: Int) -> BasisNode? { neighbours.withLock { $0[check] } }

  /// Remembers the basis behind a check.
  func remember(_ node: BasisNode, behind check: Int) { neighbours.withLock { $0[check] = node } }

  /// Lets go of all neighbours: bases that know each other would otherwise never be freed.
  func forgetNeighbours() { neighbours.withLock { $0.removeAll() } }

  /// The power of two that brings a form's sum of magnitudes between 1/2 and 1; nil for zero.
  private static func scale(of form: [Double]) -> Double? {
    let sum = form.reduce(0) { $0 + abs($1) }
    return sum == 0 ? nil : Double(sign: .plus, exponent: -(sum.exponent + 1), significand: 1)
  }

  /// The change of the variables when an active plane's residual moves up by one.
  func direction(of position: Int) -> [Double] {
    var doubt = false
    let direction = factorization.direction(of: position, &doubt)
    guard doubt, let careful = BasisFactorization<DoubleDouble>(form, basis.active) else { return direction }
    return careful.direction(of: position, &doubt)
  }
}
