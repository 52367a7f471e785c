/// The numbers of one basis: W = A_N⁻¹ and T = A_B W for all rows outside it.
///
/// Moving the residual of active row j by ε moves x by -ε W_j and the residual of row i by ε T_ij.
struct Tableau: Sendable {
  let form: StandardForm
  private(set) var basis: Basis
  /// Active rows; column j of T and W belongs to `basis.active[j]`.
  var size: Int { form.variableCount }
  /// W, row after row: variable k, active row j.
  private(set) var inverse: [Double]
  /// T, row after row over all rows; rows of active rows are not used.
  private(set) var rates: [Double]

  /// Entries of T and W this close to 0 are rounding left over from cancelled terms.
  static let dust = 1e-11

  /// Factorises a basis from scratch by Gauss–Jordan elimination with partial pivoting: O(n³) at worst, far
  /// less for the sparse rows of layouts.
  ///
  /// Operations follow one fixed order, so bits do not depend on the machine.
  ///
  /// - Returns: nil if the active rows are dependent.
  init?(_ form: StandardForm, _ basis: Basis) {
    self.form = form
    self.basis = basis
    guard let inverse = Self.invert(form, basis.active) else { return nil }
    self.inverse = inverse
    let n = form.variableCount
    var rates = [Double](repeating: 0, count: form.totalRowCount * n)
    for row in 0..<form.totalRowCount where basis.sides[row] != 0 {
      let start = row * n
      for term in form.terms[row] {
        let source = term.variable * n
        for column in 0..<n { rates[start + column] += term.coefficient * inverse[source + column] }
      }
      for column in 0..<n where abs(rates[start + column]) < Self.dust { rates[start + column] = 0 }
    }
    self.rates = rates
  }

  /// T_ij.
  func rate(_ row: Int, _ column: Int) -> Double { rates[row * size + column] }

  /// Puts row `row` in the place of active row `column`, which leaves to `side`: O(rows · variables).
  ///
  /// Rounding piles up over exchanges, so a search ends by factorising its last basis from scratch.
  mutating func exchange(_ column: Int, for row: Int, side: Int8) {
    let n = size
    let pivot = rate(row, column)
    let leaving = basis.active[column]
    let entering = Array(rates[row * n..<(row + 1) * n])
    func update(_ values: inout [Double], _ start: Int) {
      let own = values[start + column] / pivot
      guard own != 0 else { return }
      for place in 0..<n where entering[place] != 0 { values[start + place] -= own * entering[place] }
      values[start + column] = own
    }
    for place in 0..<form.totalRowCount where basis.sides[place] != 0 && place != row {
      update(&rates, place * n)
    }
    for variable in 0..<n { update(&inverse, variable * n) }
    for place in 0..<n { rates[leaving * n + place] = -entering[place] / pivot }
    rates[leaving * n + column] = 1 / pivot
    basis.active[column] = row
    basis.sides[row] = 0
    basis.sides[leaving] = side
  }

  /// Moves a row's residual to the other side.
  mutating func flip(_ row: Int) { basis.sides[row] = -basis.sides[row] }

  /// The inverse of the matrix of active rows, or nil if it is singular.
  private static func invert(_ form: StandardForm, _ active: [Int]) -> [Double]? {
    let n = active.count
    let width = 2 * n
    var matrix = [Double](repeating: 0, count: n * width)
    for (place, row) in active.enumerated() {
      for term in form.terms[row] { matrix[place * width + term.variable] = term.coefficient }
      matrix[place * width + n + place] = 1
    }
    for column in 0..<n {
      var pivot = column
      for row in column..<n where abs(matrix[row * width + column]) > abs(matrix[pivot * width + column]) {
        pivot = row
      }
      let value = matrix[pivot * width + column]
      guard abs(value) > 1e-12 else { return nil }
      if pivot != column {
        for place in 0..<width { matrix.swapAt(pivot * width + place, column * width + place) }
      }
      for place in 0..<width where matrix[column * width + place] != 0 {
        matrix[column * width + place] /= value
      }
      for row in 0..<n where row != column {
        let factor = matrix[row * width + column]
        guard factor != 0 else { continue }
        for place in 0..<width where matrix[column * width + place] != 0 {
          matrix[row * width + place] -= factor * matrix[column * width + place]
        }
      }
    }
    var inverse = [Double](repeating: 0, count: n * n)
    for row in 0..<n {
      for column in 0..<n {
        let value = matrix[row * width + n + column]
        inverse[row * n + column] = abs(value) < dust ? 0 : value
      }
    }
    return inverse
  }
}
