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

  /// Forms.
  var count: Int { constants.count }

  /// Adds a form given dense over the parameters.
  mutating func append(_ form: [Double]) {
    constants.append((form.first ?? 0) + 0)
    for (input, factor) in form.dropFirst().enumerated() where factor != 0 {
      inputs.append(Int32(input))
      factors.append(factor)
    }
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
