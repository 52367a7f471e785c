import Synchronization

/// A basis's planes factorised: in doubles, and with twice the digits once a question needs them.
final class FactorizedBasis: Sendable {
  private let form: StandardForm
  private let active: [Int]
  private let exact: BasisFactorization<ExactDouble>?
  private let long: Mutex<BasisFactorization<DoubleDouble>?>

  /// Factorises the planes `active` of a form, or nil if they are dependent.
  init?(_ form: StandardForm, _ active: [Int]) {
    self.form = form
    self.active = active
    exact = BasisFactorization<ExactDouble>(form, active)
    let long = exact == nil ? BasisFactorization<DoubleDouble>(form, active) : nil
    self.long = Mutex(long)
    if exact == nil, long == nil { return nil }
  }

  /// What the basis answers, from doubles if they lose nothing; nil if numbers cannot tell its planes from dependent
  /// ones.
  func answer<Answer>(_ question: (any BasisSolving, inout Bool) -> Answer) -> Answer? {
    if let exact {
      var doubt = false
      let answer = question(exact, &doubt)
      if !doubt { return answer }
    }
    guard let careful = careful() else { return nil }
    var ignored = false
    return question(careful, &ignored)
  }

  private func careful() -> BasisFactorization<DoubleDouble>? {
    long.withLock { known in
      if known == nil { known = BasisFactorization<DoubleDouble>(form, active) }
      return known
    }
  }
}
