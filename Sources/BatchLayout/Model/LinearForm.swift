import LayoutModel

/// A linear form in the unknowns plus an affine form in the parameters.
struct LinearForm: Hashable, Sendable {
  /// Factors by variable; none is zero.
  private(set) var factors: [Int: Double] = [:]
  /// The part without unknowns.
  var constant: AffineForm = 0

  /// Zero.
  init() {}

  /// One variable.
  init(variable: Int) { factors = [variable: 1] }

  /// An affine form.
  init(_ constant: AffineForm) { self.constant = constant }

  /// The variables in rising order with their factors.
  var terms: [(variable: Int, factor: Double)] {
    factors.sorted { $0.key < $1.key }.map { (variable: $0.key, factor: $0.value) }
  }

  /// A variable's factor.
  subscript(variable: Int) -> Double { factors[variable] ?? 0 }

  /// Whether no unknown takes part.
  var isConstant: Bool { factors.isEmpty }

  /// Factors below this are rounding left over from cancelled terms: coefficients of documents are far larger.
  private static let dust = 1e-12

  /// Adds `factor` times a variable.
  mutating func add(variable: Int, factor: Double) {
    let sum = (factors[variable] ?? 0) + factor
    factors[variable] = abs(sum) < Self.dust ? nil : sum
  }

  /// Adds `factor` times another form.
  mutating func add(_ other: LinearForm, times factor: Double) {
    for (variable, part) in other.factors { add(variable: variable, factor: part * factor) }
    constant.add(other.constant, times: factor)
  }

  /// Puts `definition` in the place of a variable.
  mutating func substitute(_ variable: Int, by definition: LinearForm) {
    guard let factor = factors.removeValue(forKey: variable) else { return }
    add(definition, times: factor)
  }
}
