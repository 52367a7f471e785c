import ConstraintSolver
import LayoutModel

/// Names what is ambiguous or contradictory about a cell, from the whole of its equations.
struct Diagnosis {
  private let compiled: CompiledModel
  private var model: CellModel { compiled.model }

  /// Takes the equations, whose ratios are numbers, with the plan of the run.
  init(_ compiled: CompiledModel) { self.compiled = compiled }

  /// The remarks on the cell at `place` of a careful run.
  func diagnostics(_ run: borrowing PlanRun, place: Int) -> [Diagnostic] {
    let flags = run.flags[place]
    var diagnostics: [Diagnostic] = []
    if !flags.isDisjoint(with: [.unsatisfiable, .ambiguous]) {
      let explanation = explain(run, place: place)
      if flags.contains(.unsatisfiable) { diagnostics.append(conflict(explanation.conflict)) }
      if flags.contains(.ambiguous), !flags.contains(.unsatisfiable) {
        diagnostics.append(ambiguity(explanation.undetermined))
      }
    }
    if flags.contains(.unsettled) {
      diagnostics.append(
        Diagnostic(
          kind: .textUnsettled,
          message: "a text's width still moved after \(Plan.passLimit) passes; the last one is given"))
    }
    return diagnostics
  }

  /// Solves the cell once more as one system, far edges counted as required.
  private func explain(_ run: borrowing PlanRun, place: Int) -> Explanation {
    let values = compiled.plan.inputs.map { run.columns[$0.column, place] }
    return compiled.explainer.explain([1] + values)
  }

  private func conflict(_ rows: [Int]) -> Diagnostic {
    let involved = rows.map { model.rows[$0] }.filter { $0.priority != .fact }
    let names = involved.map(\.name)
    return Diagnostic(
      kind: .conflict, views: views(Set(involved.flatMap(\.views))), constraints: names,
      message: names.isEmpty
        ? "required constraints contradict the size that the root is given"
        : "these cannot all hold: \(names.joined(separator: "; "))")
  }

  private func ambiguity(_ variables: [Int]) -> Diagnostic {
    let names = views(Set(variables.map(Variable.item(of:))))
    return Diagnostic(
      kind: .ambiguous, views: names,
      message: "more than one layout is best; \(names.joined(separator: ", ")) took the documented choice")
  }

  private func views(_ places: Set<Int>) -> [String] {
    places.sorted().filter { $0 < model.structure.nodes.count }.map { model.structure.nodes[$0].view.id }
  }
}
