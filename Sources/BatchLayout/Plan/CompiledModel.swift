import ConstraintSolver
import LayoutModel

/// A model with its plan.
struct CompiledModel: Sendable {
  let model: CellModel
  let plan: Plan

  /// Compiles a model.
  init(_ model: CellModel, eliminating: Bool) {
    self.model = model
    plan = PlanCompiler.plan(for: model, eliminating: eliminating)
  }
}
