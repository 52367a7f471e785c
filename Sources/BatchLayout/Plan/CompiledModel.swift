import ConstraintSolver
import LayoutModel

/// A model with its plan; an object, so that answers of one plan can be told.
final class CompiledModel: Sendable {
  let model: CellModel
  let plan: Plan
  /// What items bring that the plan does not read: looked at all the same, so that a faulty item is told whatever
  /// the plan could do without.
  let unread: [Parameter]
  /// All equations as one system over the plan's inputs, far edges counted as required: for diagnoses.
  let explainer: SystemSolver

  /// Compiles a model.
  init(_ model: CellModel, eliminating: Bool) {
    self.model = model
    plan = PlanCompiler.plan(for: model, eliminating: eliminating)
    let read = Set(plan.inputs.map(\.parameter))
    unread = model.places.keys.filter { $0.isField && !read.contains($0) }
      .sorted { "\($0)" < "\($1)" }
    explainer = SystemSolver(Self.wholeSystem(model, inputs: plan.inputs.map(\.parameter)))
  }

  private static func wholeSystem(_ model: CellModel, inputs: [Parameter]) -> LinearSystem {
    let numbers = Dictionary(uniqueKeysWithValues: inputs.enumerated().map { ($1, $0 + 1) })
    let rows = model.rows.map { row in
      LinearSystem.Row(
        terms: row.form.terms.map { LinearSystem.Term(variable: $0.variable, coefficient: $0.factor) },
        relation: row.relation.solverRelation,
        bound: [LinearSystem.BoundTerm(parameter: 0, coefficient: -row.form.constant.constant)]
          + row.form.constant.terms.compactMap { term in
            numbers[term.parameter].map { LinearSystem.BoundTerm(parameter: $0, coefficient: -term.factor) }
          },
        priority: row.priority.isDemanded ? Priority.required.level : row.priority.level)
    }
    return LinearSystem(
      variableCount: model.variableCount, parameterCount: 1 + inputs.count, rows: rows, tieBreaks: [])
  }
}
