import Synchronization

/// A basis compiled: what to check of a cell, and the cell's answer where all checks hold.
final class BasisNode: Sendable {
  let form: StandardForm
  let basis: Basis
  let factors: FactorizedBasis
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

  /// Whether every cell that ends here is solved and has one optimum.
  var isPlain: Bool { requiredError == nil && freeMoves.isEmpty }

  /// Compiles a basis, or nil if numbers cannot tell its planes from dependent ones.
  init?(_ form: StandardForm, _ basis: Basis) {
    guard let factors = FactorizedBasis(form, basis.active),
      let vertex = factors.answer({ $0.vertex(form, basis, &$1) }),
      let freeMoves = factors.answer({ $0.freeMoves(form, basis, &$1) })
    else { return nil }
    self.form = form
    self.basis = basis
    self.factors = factors
    self.freeMoves = freeMoves
    var checkedPlanes: [Int] = []
    var fixedPlanes: [Int] = []
    var checks = AffineTable()
    var errors = [Double](repeating: 0, count: form.parameterCount)
    var hasError = false
    for plane in 0..<form.planeCount where basis.sides[plane] != 0 {
      let residual = vertex.residuals[plane]
      guard let scale = Self.scale(of: residual) else {
        fixedPlanes.append(plane)
        continue
      }
      checkedPlanes.append(plane)
      checks.append(residual, scale: basis.sides[plane] > 0 ? scale : -scale)
      for cost in form.costs[plane] where cost.level < form.requiredLevelCount {
        let slope = cost.slope(basis.sides[plane]).double
        guard slope != 0 else { continue }
        hasError = true
        for entry in residual { errors[entry.index] += slope * entry.value }
      }
    }
    self.checkedPlanes = checkedPlanes
    self.fixedPlanes = fixedPlanes
    self.checks = checks
    product = CheckProduct.ifFaster(checks, inputs: max(0, form.parameterCount - 1))
    answers = vertex.variables.reduce(into: AffineTable()) { $0.append($1) }
    var requiredError = AffineTable()
    requiredError.append(errors.enumerated().map { SparseRows.Entry(index: $0, value: $1) }.filter { $0.value != 0 })
    self.requiredError = hasError ? requiredError : nil
  }

  /// The basis behind a check, if any cell went there.
  func known(behind check: Int) -> BasisNode? { neighbours.withLock { $0[check] } }

  /// Remembers the basis behind a check.
  func remember(_ node: BasisNode, behind check: Int) { neighbours.withLock { $0[check] = node } }

  /// Lets go of all neighbours: bases that know each other would otherwise never be freed.
  func forgetNeighbours() { neighbours.withLock { $0.removeAll() } }

  /// The power of two that brings a form's sum of magnitudes between 1/2 and 1; nil for zero.
  private static func scale(of form: [SparseRows.Entry]) -> Double? {
    let sum = form.reduce(0) { $0 + abs($1.value) }
    return sum == 0 ? nil : Double(sign: .plus, exponent: -(sum.exponent + 1), significand: 1)
  }

  /// The change of the variables when an active plane's residual moves up by one.
  func direction(of position: Int) -> [Double] {
    factors.answer { $0.direction(of: position, &$1) } ?? []
  }

  /// A plane's coefficients in terms of the active planes: how far its residual moves for one of theirs.
  func shares(of plane: Int) -> [Double] {
    factors.answer { $0.shares(of: plane, form, &$1) } ?? []
  }

  /// The multipliers of the basis's planes at a level.
  func multipliers(at level: Int) -> [Double] {
    factors.answer { $0.multipliers(at: level, form, basis, &$1) } ?? []
  }
}
