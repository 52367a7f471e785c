/// Affine forms over a system's parameters: the constant and short lists of nonzero factors, each form's in one fixed
/// order.
///
/// A value is the constant, then one product after another added to it, never fused: the same bits in every kernel.
struct AffineTable: Sendable {
  /// Where each form's factors start; one more than forms.
  private(set) var starts: [Int32] = [0]
  /// Which input each factor is for: parameter number − 1.
  private(set) var inputs: [Int32] = []
  /// The factors.
  private(set) var factors: [Double] = []
  /// The constants: what parameter 0, which is 1, brings.
  private(set) var constants: [Double] = []

  /// How far a value may be off, against the cell's largest parameter, for forms whose factors' magnitudes add up to at
  /// most 1: half a unit in the last place for each factor and for each sum.
  private(set) var rounding = 0.0

  /// Forms.
  var count: Int { constants.count }

  /// Adds a form, parameters rising, each factor times `scale`.
  mutating func append(_ form: [SparseRows.Entry], scale: Double = 1) {
    var constant = 0.0
    for entry in form {
      if entry.index == 0 {
        constant = entry.value * scale
      } else {
        inputs.append(Int32(entry.index - 1))
        factors.append(entry.value * scale)
      }
    }
    constants.append(constant)
    rounding = max(rounding, Double(form.count + 1) * 0x1p-52)
    starts.append(Int32(factors.count))
  }

  /// A form's value; `input` gives each parameter but the constant one.
  func value(_ form: Int, _ input: (Int) -> Double) -> Double {
    var sum = constants[form]
    for place in Int(starts[form])..<Int(starts[form + 1]) {
      sum += factors[place] * input(Int(inputs[place]))
    }
    return sum
  }
}
