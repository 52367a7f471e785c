internal import ConstraintSolver

/// A row of a vertex search: what it costs at a point.
struct ScoredRow {
  let coefficients: [Extended]
  let bound: Extended
  let relation: Relation
  /// Place of its level, 0 the highest.
  let level: Int

  /// Takes a row whose right-hand side is a constant.
  init(_ row: LinearSystem.Row, level: Int, count: Int) {
    var coefficients = [Extended](repeating: 0, count: count)
    for term in row.terms { coefficients[term.variable] += Extended(term.coefficient) }
    self.coefficients = coefficients
    bound = row.bound.reduce(0) { $0 + Extended($1.coefficient) }
    relation = row.relation
    self.level = level
  }

  /// Left side less right side; 0 where it is rounding.
  func residual(_ point: [Extended], noise: Extended) -> Extended {
    var sum = -bound
    var size = abs(bound)
    for (place, coefficient) in coefficients.enumerated() where coefficient != 0 {
      let product = coefficient * point[place]
      sum += product
      size += abs(product)
    }
    return abs(sum) <= noise * size ? 0 : sum
  }

  /// By how much the row is broken.
  func violation(_ point: [Extended], noise: Extended) -> Extended {
    let residual = residual(point, noise: noise)
    return switch relation {
    case .equal: abs(residual)
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }

  /// How fast the violation changes along `sign` times `ray` from a point on the side given, 0 being the row's plane.
  func slope(_ ray: [Extended], _ sign: Extended, side: Int, noise: Extended) -> Extended {
    var change: Extended = 0
    var size: Extended = 0
    for (place, coefficient) in coefficients.enumerated() where coefficient != 0 {
      let product = coefficient * ray[place]
      change += product
      size += abs(product)
    }
    if abs(change) <= noise * size { return 0 }
    change *= sign
    return switch relation {
    case .equal: side == 0 ? abs(change) : Extended(side) * change
    case .lessOrEqual: side > 0 ? change : side == 0 ? max(0, change) : 0
    case .greaterOrEqual: side < 0 ? -change : side == 0 ? max(0, -change) : 0
    }
  }
}
