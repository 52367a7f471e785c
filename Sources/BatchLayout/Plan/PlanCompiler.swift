import ConstraintSolver
import LayoutModel

/// Compiles a model into a plan: eliminates what is fixed, splits the rest into blocks, orders the stages.
struct PlanCompiler {
  private let model: CellModel
  /// Firm equalities solved for; nil compiles every row as it is.
  private let elimination: Elimination?
  private var columns = ColumnTable()
  private var rows: [ModelRow] = []
  private var constantRows: [ModelRow] = []
  private var tieBreaks: [LinearForm] = []

  /// The plan of a model.
  ///
  /// - Parameters:
  ///   - model: the equations.
  ///   - eliminating: whether firm equalities are solved for at once. Such a plan is exact for cells that
  ///   pass its checks; without, for all cells.
  /// - Returns: the plan.
  static func plan(for model: CellModel, eliminating: Bool) -> Plan {
    var compiler = PlanCompiler(model: model, eliminating: eliminating)
    return compiler.compile()
  }

  private init(model: CellModel, eliminating: Bool) {
    self.model = model
    elimination = eliminating ? Elimination(model) : nil
    for row in model.allRows where elimination == nil || !Elimination.isFirm(row) {
      var reduced = row
      reduced.form = reduce(row.form)
      if reduced.form.isConstant { constantRows.append(reduced) } else { rows.append(reduced) }
    }
    tieBreaks = model.tieBreaks.map(reduce).filter { !$0.isConstant }
  }

  private func reduce(_ form: LinearForm) -> LinearForm { elimination?.reduce(form) ?? form }

  private mutating func compile() -> Plan {
    let partition = BlockPartition(forms: rows.map(\.form) + tieBreaks)
    for variable in partition.variables { columns.add(variable: variable) }
    let blocks = partition.blocks.map { block(of: $0) }
    let checks = self.checks()
    let frames = model.structure.nodes.indices.map { place in
      (model.origins[place] + [Variable.width(place), Variable.height(place)].map(LinearForm.init(variable:)))
        .map { columns.form(reduce($0)) }
    }
    let solved = model.solved.sorted { $0.key < $1.key }.map { ($0.key, columns.form(reduce($0.value))) }
    let stages = StageOrder(
      model: model, blocks: blocks, solved: Dictionary(uniqueKeysWithValues: solved),
      widths: model.views.indices.map { columns.form(reduce(LinearForm(variable: Variable.width($0)))) },
      columns: &columns
    ).stages()
    let read = checks.reduce(into: frames[0][3].columns) { $0.formUnion($1.form.columns) }
    return Plan(
      inputs: columns.inputs, ratios: columns.ratios, columnCount: columns.count, stages: stages,
      heightStages: StagePruning.stages(stages, reading: read), checks: checks, frames: frames)
  }

  /// The system of one block, its variables numbered from 0.
  private mutating func block(of variables: [Int]) -> Plan.Block {
    let numbers = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    var parameters = BlockParameters()
    func isMember(_ form: LinearForm) -> Bool {
      form.terms.first.map { numbers[$0.variable] != nil } ?? false
    }
    func row(_ form: LinearForm, _ relation: LayoutRelation, _ level: Double) -> LinearSystem.Row {
      let terms = form.terms.compactMap { term in
        numbers[term.variable].map { LinearSystem.Term(variable: $0, coefficient: term.factor) }
      }
      return LinearSystem.Row(
        terms: terms, relation: relation.solverRelation,
        bound: parameters.bound(form.constant, columns: &columns),
        priority: level)
    }
    let members = rows.filter { isMember($0.form) }
    let systemRows = members.map { row($0.form, $0.relation, $0.priority.level) }
    let systemTieBreaks = tieBreaks.filter(isMember).map { row($0, .equal, 1) }
    let system = LinearSystem(
      variableCount: variables.count, parameterCount: 1 + parameters.columns.count, rows: systemRows,
      tieBreaks: systemTieBreaks)
    return Plan.Block(
      solver: SystemSolver(system), inputs: parameters.columns,
      outputs: variables.map { columns.column(ofVariable: $0) },
      isApart: variables.contains { model.apartItems.contains(Variable.item(of: $0)) })
  }

  /// What must hold for the plan's answer to be the answer.
  ///
  /// Firm equalities below 1000 were taken for exact, and the rows of bound ratios stand above their level: any other
  /// row between must hold too, or the order of the levels would have decided.
  private mutating func checks() -> [Plan.Check] {
    var checks: [Plan.Check] = []
    for row in (elimination?.checks ?? []) + constantRows where row.priority >= .weight {
      guard !row.holdsProvably else { continue }
      checks.append(Plan.Check(form: columns.form(row.form), relation: row.relation, consequence: .careful))
    }
    let lifted = rows.compactMap { row in row.ratioLevel.map { $0...row.priority.level } }
    for row in rows where row.ratioLevel == nil {
      let isBesideFirm = elimination != nil && row.priority >= .weight && row.priority < .required
      let isBesideRatio = lifted.contains { $0.contains(row.priority.level) }
      if isBesideFirm || isBesideRatio {
        checks.append(Plan.Check(form: columns.form(row.form), relation: row.relation, consequence: .careful))
      } else if row.priority.isDemanded, row.priority < .required, !isApart(row) {
        checks.append(Plan.Check(form: columns.form(row.form), relation: row.relation, consequence: .unsatisfiable))
      }
    }
    return checks
  }

  /// Whether a row is about something that is laid out apart: what becomes of that is no fault of the cell.
  private func isApart(_ row: ModelRow) -> Bool {
    row.form.factors.keys.contains { model.apartItems.contains(Variable.item(of: $0)) }
  }
}

extension ModelRow {
  /// Whether a row without unknowns holds for every cell, by its signs alone.
  fileprivate var holdsProvably: Bool {
    switch relation {
    case .equal: form.constant.isNegligible
    case .greaterOrEqual: form.constant.isProvablyNonNegative
    case .lessOrEqual: (-1 * form.constant).isProvablyNonNegative
    }
  }
}

extension LayoutRelation {
  /// The solver's name for the relation.
  var solverRelation: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    }
  }
}
