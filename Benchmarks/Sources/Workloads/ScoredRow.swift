internal import ConstraintSolver

/// A row of a vertex search: what it costs at a point.
struct ScoredRow<Number: SearchNumber> {
  let coefficients: [Number]
  let bound: Number
  let relation: Relation
  /// Place of its level, 0 the highest.
  let level: Int

  /// Takes a row whose right-hand side is a constant.
  init(_ row: LinearSystem.Row, level: Int, count: Int) {
    var coefficients = [Number](repeating: 0, count: count)
    for term in row.terms { coefficients[term.variable] += Number(term.coefficient) }
    self.coefficients = coefficients
    bound = row.bound.reduce(0) { $0 + Number($1.coefficient) }
    relation = row.relation
    self.level = level
  }

  /// Left side less right side; 0 where it is rounding.
  func residual(_ point: [Number]) -> Number {
    var sum = -bound
    var size = bound.magnitude
    for (place, coefficient) in coefficients.enumerated() where coefficient != 0 {
      let product = coefficient * point[place]
      sum += product
      size += product.magnitude
    }
    return sum.magnitude <= Number.noise * size ? 0 : sum
  }

  /// The size of the numbers that a residual adds up.
  func size(_ point: [Number]) -> Number {
    var size = bound.magnitude
    for (place, coefficient) in coefficients.enumerated() { size += (coefficient * point[place]).magnitude }
    return size
  }

  /// By how much the row is broken.
  func violation(_ point: [Number]) -> Number {
    let residual = residual(point)
    return switch relation {
    case .equal: residual.magnitude
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }

  /// How fast the violation changes along `sign` times `ray` from a point on the side given, 0 being the row's plane.
  func slope(_ ray: [Number], _ sign: Number, side: Int) -> Number {
    var change: Number = 0
    var size: Number = 0
    for (place, coefficient) in coefficients.enumerated() where coefficient != 0 {
      let product = coefficient * ray[place]
      change += product
      size += product.magnitude
    }
    if change.magnitude <= Number.noise * size { return 0 }
    change *= sign
    return switch relation {
    case .equal: side == 0 ? change.magnitude : side > 0 ? change : -change
    case .lessOrEqual: side > 0 ? change : side == 0 ? max(0, change) : 0
    case .greaterOrEqual: side < 0 ? -change : side == 0 ? max(0, -change) : 0
    }
  }
}
