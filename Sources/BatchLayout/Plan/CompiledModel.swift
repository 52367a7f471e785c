import ConstraintSolver
import LayoutModel

/// A model with its plan.
struct CompiledModel: Sendable {
  let model: CellModel
  let plan: Plan
  /// What items bring that the plan does not read: looked at all the same, so that a faulty item is told whatever
  /// the plan could do without.
  let unread: [Parameter]

  /// Compiles a model.
  init(_ model: CellModel, eliminating: Bool) {
    self.model = model
    plan = PlanCompiler.plan(for: model, eliminating: eliminating)
    let read = Set(plan.inputs.map(\.parameter))
    unread = model.places.keys.filter { $0.isField && !read.contains($0) }
      .sorted { "\($0)" < "\($1)" }
  }
}
