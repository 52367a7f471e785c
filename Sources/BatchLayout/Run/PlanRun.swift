import ConstraintSolver
import LayoutModel
import TextMeasurement

/// Runs a plan over some cells of a chunk, stage by stage, whole columns at a time.
struct PlanRun {
  /// The numbers found.
  private(set) var columns = RunColumns()
  /// What was found out about each cell.
  private(set) var flags: [CellFlags] = []
  /// Why a cell's item cannot be measured, by cell.
  private(set) var faults: [Int: String] = [:]
  private var outcomes: [CellOutcome] = []
  private var scratch = SolverScratch()

  /// Numbers that miss a check by no more than this pass it, in points.
  static let checkTolerance = 1e-6

  /// Runs `compiled` over the cells `cells` (places in the chunk).
  mutating func run(_ compiled: CompiledModel, cells: [Int], inputs: CellInputs) {
    let plan = compiled.plan
    columns.reset(columns: plan.columnCount, count: cells.count)
    flags = Array(repeating: [], count: cells.count)
    faults = [:]
    fill(plan, compiled.model, cells: cells, inputs: inputs)
    checkUnread(compiled, cells: cells, inputs: inputs)
    for stage in plan.stages { run(stage, model: compiled.model, cells: cells, inputs: inputs) }
    check(plan.checks)
  }

  /// Fills the columns that items and offers bring.
  private mutating func fill(_ plan: Plan, _ model: CellModel, cells: [Int], inputs: CellInputs) {
    for (parameter, column) in plan.inputs {
      for (place, cell) in cells.enumerated() {
        do throws(ItemFault) {
          columns[column, place] = try value(of: parameter, cell: cell, inputs: inputs) ?? 0
        } catch {
          report(error, at: model.places[parameter], place)
        }
      }
    }
  }

  /// Looks at what items bring beside what the plan reads.
  private mutating func checkUnread(_ compiled: CompiledModel, cells: [Int], inputs: CellInputs) {
    for parameter in compiled.unread {
      for (place, cell) in cells.enumerated() {
        do throws(ItemFault) {
          _ = try value(of: parameter, cell: cell, inputs: inputs)
        } catch {
          report(error, at: compiled.model.places[parameter], place)
        }
      }
    }
  }

  /// A parameter's value from outside; nil for those that stages fill.
  private func value(of parameter: Parameter, cell: Int, inputs: CellInputs) throws(ItemFault) -> Double? {
    let item = inputs.items[cell]
    switch parameter {
    case .offeredWidth: return inputs.widths[cell]
    case .offeredHeight: return inputs.heights[cell]
    case .field(let field, let fallback):
      return try inputs.values.number(field, of: item, fallback: fallback)
    case .length(let field, let fallback):
      return try inputs.values.length(field, of: item, fallback: fallback)
    case .fieldWidth(let field, let fallback):
      return try inputs.values.extent(field, of: item, .horizontal, fallback: fallback)
    case .fieldHeight(let field, let fallback):
      return try inputs.values.extent(field, of: item, .vertical, fallback: fallback)
    case .textWidth, .textHeight, .textFirstBaseline, .textLastBaseline, .measured: return nil
    }
  }

  private mutating func report(_ fault: ItemFault, at place: String?, _ cell: Int) {
    guard faults[cell] == nil else { return }
    faults[cell] = place.map { "\($0): \(fault.reason)" } ?? fault.reason
  }

  private mutating func run(_ stage: Plan.Stage, model: CellModel, cells: [Int], inputs: CellInputs) {
    switch stage {
    case .measure(let expression, let column):
      evaluate(expression, into: column, model: model, cells: cells, inputs: inputs)
    case .text(let text): measure(text, cells: cells, inputs: inputs)
    case .solve(let block): solve(block)
    case .settle(let stages, let texts, let values):
      settle(stages, texts: texts, values: values, model: model, cells: cells, inputs: inputs)
    }
  }

  private mutating func evaluate(
    _ expression: Plan.ColumnExpression, into column: Int, model: CellModel, cells: [Int], inputs: CellInputs
  ) {
    switch expression {
    case .timesRatio(let form, let source), .overRatio(let form, let source):
      for (place, cell) in cells.enumerated() {
        do throws(ItemFault) {
          let ratio = try inputs.values.ratio(source, of: inputs.items[cell])
          let value = columns.value(form, place)
          if case .timesRatio = expression {
            columns[column, place] = value * ratio
          } else {
            columns[column, place] = value / ratio
          }
        } catch {
          report(error, at: model.ratioPlaces[source], place)
        }
      }
    case .textWidth(let view, let offered):
      for (place, cell) in cells.enumerated() {
        let width = offered.map { columns.value($0, place) } ?? .infinity
        columns[column, place] = TextExtent(of: view, cell: cell, inputs, width: width).width
      }
    default: columns.evaluate(expression, into: column)
    }
  }

  /// Solves one block for all cells.
  private mutating func solve(_ block: Plan.Block) {
    let count = columns.count
    var parameters = Matrix(rows: block.inputs.count + 1, columns: count)
    columns.gather(block.inputs, into: &parameters)
    var values = Matrix(rows: block.outputs.count, columns: count)
    block.solver.solve(parameters, into: &values, outcomes: &outcomes, scratch: &scratch)
    columns.scatter(values, to: block.outputs)
    for cell in 0..<count {
      switch outcomes[cell].status {
      case .solved: break
      case .ambiguous: if !block.isApart { flags[cell].insert(.ambiguous) }
      case .unsatisfiable: if !block.isApart { flags[cell].insert(.unsatisfiable) }
      case .failed: flags[cell].insert(.failed)
      }
    }
  }

  /// Solves and measures in turn until no text's size and no value moves, or the passes are used up.
  private mutating func settle(
    _ stages: [Plan.Stage], texts: [Plan.TextStage], values: [Plan.ValueStage], model: CellModel, cells: [Int],
    inputs: CellInputs
  ) {
    for text in texts {
      for (place, cell) in cells.enumerated() {
        write(TextExtent(natural: text.view, cell: cell, inputs), of: text, place)
      }
    }
    let before = flags
    var isMoving = Array(repeating: true, count: cells.count)
    let limit = min(Plan.passLimit + values.count, Plan.valuePassLimit)
    for pass in 1...limit {
      flags = before
      for stage in stages { run(stage, model: model, cells: cells, inputs: inputs) }
      var moving = Array(repeating: false, count: cells.count)
      for text in texts {
        for (place, cell) in cells.enumerated() where isMoving[place] {
          let extent = TextExtent(of: text.view, cell: cell, inputs, width: columns.value(text.width, place))
          if !isSettled(extent, text, place) { moving[place] = true }
        }
      }
      for value in values {
        for place in cells.indices where isMoving[place] {
          let distance = abs(columns.value(value.form, place) - columns[value.column, place])
          if distance > Plan.settledDistance { moving[place] = true }
        }
      }
      guard moving.contains(true) else { return }
      if pass == limit {
        for place in moving.indices where moving[place] { flags[place].insert(.unsettled) }
        return
      }
      for text in texts {
        for (place, cell) in cells.enumerated() where moving[place] {
          let width = columns.value(text.width, place)
          write(TextExtent(of: text.view, cell: cell, inputs, width: width), of: text, place)
        }
      }
      for value in values {
        for place in cells.indices where moving[place] {
          columns[value.column, place] = columns.value(value.form, place)
        }
      }
      isMoving = moving
    }
  }

  private mutating func measure(_ text: Plan.TextStage, cells: [Int], inputs: CellInputs) {
    for (place, cell) in cells.enumerated() {
      let width = columns.value(text.width, place)
      write(TextExtent(of: text.view, cell: cell, inputs, width: width), of: text, place)
    }
  }

  private mutating func write(_ extent: TextExtent, of text: Plan.TextStage, _ cell: Int) {
    if let column = text.widthColumn { columns[column, cell] = extent.width }
    if let column = text.heightColumn { columns[column, cell] = extent.height }
    if let column = text.firstBaselineColumn { columns[column, cell] = extent.firstBaseline }
    if let column = text.lastBaselineColumn { columns[column, cell] = extent.height - extent.lastBaseline }
  }

  private func isSettled(_ extent: TextExtent, _ text: Plan.TextStage, _ cell: Int) -> Bool {
    func stays(_ column: Int?, _ value: Double) -> Bool {
      column.map { abs(columns[$0, cell] - value) <= Plan.settledDistance } ?? true
    }
    return stays(text.widthColumn, extent.width) && stays(text.heightColumn, extent.height)
      && stays(text.firstBaselineColumn, extent.firstBaseline)
      && stays(text.lastBaselineColumn, extent.height - extent.lastBaseline)
  }

  private mutating func check(_ checks: [Plan.Check]) {
    for check in checks {
      for cell in 0..<columns.count {
        let value = columns.value(check.form, cell)
        let holds =
          switch check.relation {
          case .equal: abs(value) <= Self.checkTolerance
          case .greaterOrEqual: value >= -Self.checkTolerance
          case .lessOrEqual: value <= Self.checkTolerance
          }
        guard !holds else { continue }
        flags[cell].insert(check.consequence == .careful ? .careful : .unsatisfiable)
      }
    }
  }
}
