import LayoutModel

/// Gauss–Jordan elimination of the firm equalities of a model: required ones, weights and far edges.
///
/// Where all of them hold, the answer of what is left is the answer of the whole; cells where they do not are
/// told by the checks and solved in full. O(rows · unknowns) substitutions.
struct Elimination {
  /// Eliminated variables in terms of the others.
  private var definitions: [Int: LinearForm] = [:]
  /// Rows that lost all unknowns: they hold or the firm equalities contradict each other for the cell.
  private(set) var checks: [ModelRow] = []

  /// Values closer to zero than this are rounding.
  static let negligible = 1e-9

  /// Eliminates as many variables as `model` has independent firm equalities.
  init(_ model: CellModel) {
    let firm = model.allRows.filter(Self.isFirm)
    let levels = Set(firm.map(\.priority.level)).sorted(by: >)
    for level in levels {
      for row in firm where row.priority.level == level { eliminate(row) }
    }
  }

  /// A variable in terms of those that stay.
  func definition(of variable: Int) -> LinearForm {
    definitions[variable] ?? LinearForm(variable: variable)
  }

  /// Whether a row took part as a firm equality.
  static func isFirm(_ row: ModelRow) -> Bool {
    row.relation == .equal && row.priority >= .weight
  }

  /// A form with all eliminated variables replaced.
  func reduce(_ form: LinearForm) -> LinearForm {
    var reduced = LinearForm(form.constant)
    for (variable, factor) in form.terms {
      if let definition = definitions[variable] {
        reduced.add(definition, times: factor)
      } else {
        reduced.add(variable: variable, factor: factor)
      }
    }
    return reduced
  }

  private mutating func eliminate(_ row: ModelRow) {
    var form = reduce(row.form)
    guard let pivot = Self.pivot(of: form) else {
      if !form.constant.isNegligible {
        checks.append(
          ModelRow(form: form, relation: .equal, priority: row.priority, name: row.name, views: row.views))
      }
      return
    }
    let factor = form[pivot]
    form.add(variable: pivot, factor: -factor)
    var definition = LinearForm()
    definition.add(form, times: -1 / factor)
    for variable in definitions.keys where definitions[variable]?[pivot] != 0 {
      definitions[variable]?.substitute(pivot, by: definition)
    }
    definitions[pivot] = definition
  }

  /// The variable to eliminate: of the largest factors the first place, else the first extent.
  private static func pivot(of form: LinearForm) -> Int? {
    let terms = form.terms
    guard let largest = terms.map({ abs($0.factor) }).max() else { return nil }
    let candidates = terms.filter { abs($0.factor) > 0.5 * largest }
    return (candidates.last { Variable.isPosition($0.variable) } ?? candidates.first)?.variable
  }
}

extension AffineForm {
  /// Whether the form is zero but for rounding.
  var isNegligible: Bool {
    abs(constant) < Elimination.negligible && terms.allSatisfy { abs($0.factor) < Elimination.negligible }
  }

  /// Whether the form is at least zero for every cell, by its signs alone.
  var isProvablyNonNegative: Bool {
    constant >= -Elimination.negligible
      && terms.allSatisfy { $0.factor >= 0 && $0.parameter.isNonNegative }
  }
}
