internal import ConstraintSolver

/// The rows of a vertex search, by levels: what each costs at a point.
struct RowTable<Number: SearchNumber> {
  /// Variables.
  let count: Int
  /// Rows in all, tie-breaks last.
  let rowCount: Int
  /// Where each level's rows start; one more than levels.
  private(set) var levelStarts: [Int] = [0]
  /// Coefficients, row after row.
  private var coefficients: [Number] = []
  private var bounds: [Number] = []
  private var relations: [Relation] = []

  /// Takes rows level by level, their right-hand sides constants.
  init(levels: [[LinearSystem.Row]], count: Int) {
    self.count = count
    rowCount = levels.reduce(0) { $0 + $1.count }
    for rows in levels {
      for row in rows {
        var dense = [Number](repeating: 0, count: count)
        for term in row.terms { dense[term.variable] += Number(written: term.coefficient) }
        coefficients += dense
        bounds.append(row.bound.reduce(0) { $0 + Number(written: $1.coefficient) })
        relations.append(row.relation)
      }
      levelStarts.append(bounds.count)
    }
  }

  /// A row's coefficients and, last, its right-hand side.
  func plane(_ row: Int) -> [Number] { coefficients[row * count..<(row + 1) * count] + [bounds[row]] }

  /// Left side less right side; 0 where it is as small as `noise` beside the numbers it comes from.
  func residual(_ row: Int, _ point: [Number], noise: Number) -> Number {
    var sum = -bounds[row]
    var size = bounds[row].magnitude
    for place in 0..<count {
      let product = coefficients[row * count + place] * point[place]
      sum += product
      size += product.magnitude
    }
    return sum.magnitude <= noise * size ? 0 : sum
  }

  /// The size of the numbers that a row's residual adds up.
  func size(_ row: Int, _ point: [Number]) -> Number {
    (0..<count).reduce(bounds[row].magnitude) { $0 + (coefficients[row * count + $1] * point[$1]).magnitude }
  }

  /// By how much a row is broken.
  func violation(_ row: Int, _ point: [Number]) -> Number {
    let residual = residual(row, point, noise: .noise)
    return switch relations[row] {
    case .equal: residual.magnitude
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }

  /// By how much the rows of a level are broken together.
  func sum(level: Int, _ point: [Number]) -> Number {
    var sum: Number = 0
    for row in levelStarts[level]..<levelStarts[level + 1] { sum += violation(row, point) }
    return sum
  }

  /// How fast a row's violation changes along `sign` times `ray` from a point on the side given, 0 being its plane.
  func slope(_ row: Int, _ ray: [Number], _ sign: Number, side: Int, noise: Number) -> Number {
    var change: Number = 0
    var size: Number = 0
    for place in 0..<count {
      let product = coefficients[row * count + place] * ray[place]
      change += product
      size += product.magnitude
    }
    if change.magnitude <= noise * size { return 0 }
    change *= sign
    return switch relations[row] {
    case .equal: side == 0 ? change.magnitude : side > 0 ? change : -change
    case .lessOrEqual: side > 0 ? change : side == 0 ? max(0, change) : 0
    case .greaterOrEqual: side < 0 ? -change : side == 0 ? max(0, -change) : 0
    }
  }
}
