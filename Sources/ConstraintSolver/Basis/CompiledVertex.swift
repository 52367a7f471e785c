/// A basis worked out: in double precision, and where that leaves doubt once more with twice the digits.
struct CompiledVertex {
  let factorization: any BasisSolving
  let forms: VertexForms
  /// Moves that cost nothing at any real level.
  let moves: FreeMoves

  /// Works a basis out, or nil if its planes are dependent.
  init?(_ form: StandardForm, _ basis: Basis) {
    if let plain = BasisFactorization<Double>(form, basis.active) {
      var doubt = plain.isDoubtful
      self.init(form, basis, plain, &doubt)
      if !doubt { return }
    }
    guard let careful = BasisFactorization<DoubleDouble>(form, basis.active) else { return nil }
    var doubt = false
    self.init(form, basis, careful, &doubt)
  }

  private init(
    _ form: StandardForm, _ basis: Basis, _ factorization: any BasisSolving, _ doubt: inout Bool
  ) {
    self.factorization = factorization
    forms = VertexForms(form, basis, factorization, &doubt)
    var moves = FreeMoves(size: form.variableCount)
    for level in 0..<form.levelCount - 1 where !moves.moves.isEmpty {
      moves.restrict(by: factorization.prices(at: level, form, basis, &doubt))
    }
    self.moves = moves
  }
}
