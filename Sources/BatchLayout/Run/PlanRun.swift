import CKernels
import ConstraintSolver
import LayoutModel
import TextMeasurement

/// Runs a plan over cells of a chunk, stage by stage, whole columns at a time.
struct PlanRun {
  /// Cells.
  private(set) var count = 0
  /// The numbers found.
  private(set) var columns = RunColumns()
  /// What was found out about each cell.
  private(set) var flags: [CellFlags] = []
  /// The root's height of each cell.
  private(set) var heights: [Double] = []
  /// The frames of each cell, once they were read.
  private(set) var frames = RunFrames()
  /// Why a cell's item cannot be measured, by cell.
  private(set) var faults: [Int: String] = [:]
  /// The column of the offered width where that is one for all cells, else -1.
  private var sameColumn = -1
  private var outcomes: [CellOutcome] = []
  private var scratch = SolverScratch()
  /// What checks of bases took, if that is wanted.
  var checkWork: CheckWork? {
    get { scratch.checkWork }
    set { scratch.checkWork = newValue }
  }
  private var lines: [Int32] = []
  private var lengths: [Int32] = []
  /// Of a loop: what was known of each cell before it, and which texts still move.
  private var flagsBefore: [CellFlags] = []
  private var isMoving: [Bool] = []
  private var moves: [Bool] = []

  /// Numbers that miss a check by no more than this pass it, in points.
  static let checkTolerance = 1e-6

  /// Runs `compiled` over cells, whole or as far as heights need it.
  mutating func run(
    _ compiled: CompiledModel, _ cells: RunCells, _ inputs: CellInputs, scale: Double?, heightsOnly: Bool
  ) {
    let plan = compiled.plan
    start(cells, inputs, columns: plan.columnCount)
    fill(plan, compiled.model, cells, inputs)
    for parameter in compiled.unread {
      read(parameter, into: columns.spare(0), at: compiled.model.places[parameter], cells, inputs)
    }
    for (source, column) in plan.ratios {
      readRatios(source, into: column, at: compiled.model.ratioPlaces[source], cells, inputs)
    }
    for stage in heightsOnly ? plan.heightStages : plan.stages { run(stage, cells, inputs) }
    for check in plan.checks { self.check(check) }
    columns.read(plan.height, scale: scale, into: &heights)
  }

  /// Reads the frames of all cells out of a whole run.
  mutating func readFrames(_ plan: Plan, _ structure: CellStructure, scale: Double?) {
    frames.read(plan, structure, scale: scale, sameColumn: sameColumn, &columns)
  }

  /// Makes room, and takes over the faults of texts.
  private mutating func start(_ cells: RunCells, _ inputs: CellInputs, columns columnCount: Int) {
    count = cells.count
    sameColumn = -1
    columns.reset(columns: columnCount, count: count)
    if flags.count < count {
      flags = Array(repeating: [], count: count)
      heights = Array(repeating: 0, count: count)
      lines = Array(repeating: 0, count: count)
      lengths = Array(repeating: 0, count: count)
    } else {
      for place in 0..<count { flags[place] = [] }
    }
    if !faults.isEmpty { faults = [:] }
    guard !inputs.textFaults.isEmpty else { return }
    for place in 0..<count {
      guard let reason = inputs.textFaults[cells.chunkPlace(place)] else { continue }
      flags[place].insert(.faulty)
      faults[place] = reason
    }
  }

  // MARK: What items and offers bring

  private mutating func fill(_ plan: Plan, _ model: CellModel, _ cells: RunCells, _ inputs: CellInputs) {
    for (parameter, column) in plan.inputs {
      switch (parameter, inputs.offer) {
      case (.offeredWidth, .same(let width)):
        columns.fill(column, with: width)
        sameColumn = column
      case (.offeredWidth, .each(let widths, _)):
        for place in 0..<count { columns[column, place] = widths[cells.items[place]] }
      case (.offeredHeight, .each(_, let heights)):
        for place in 0..<count { columns[column, place] = heights[cells.items[place]] }
      default: read(parameter, into: column, at: model.places[parameter], cells, inputs)
      }
    }
  }

  /// Reads a parameter that items bring; leaves the columns of others, which stages fill.
  private mutating func read(
    _ parameter: Parameter, into column: Int, at path: String?, _ cells: RunCells, _ inputs: CellInputs
  ) {
    let largest = ObjectReader.largestNumber
    let (field, fallback, kind, range): (FieldPath, Double?, FieldKind, ClosedRange<Double>)
    var isHeight = false
    switch parameter {
    case .field(let path, let value): (field, fallback, kind, range) = (path, value, .number, -largest...largest)
    case .length(let path, let value): (field, fallback, kind, range) = (path, value, .number, 0...largest)
    case .fieldWidth(let path, let value): (field, fallback, kind, range) = (path, value, .size, 0...largest)
    case .fieldHeight(let path, let value):
      (field, fallback, kind, range) = (path, value, .size, 0...largest)
      isHeight = true
    default: return
    }
    let place = inputs.values.column(field)
    let numbers = place.map {
      isHeight ? inputs.values.batch.columns[$0].heights : inputs.values.batch.columns[$0].numbers
    }
    let isSound: Bool
    if let place, let numbers, !numbers.isEmpty {
      isSound = !columns.readNumbers(
        column, of: kind, inputs.values.batch.columns[place].kinds, numbers, cells.items, within: range,
        fallback: fallback, flags: &flags)
    } else {
      isSound = readOneByOne(into: column, cells) { item throws(ItemFault) in
        try inputs.values.value(of: parameter, item)
      }
    }
    guard !isSound else { return }
    report(at: path, cells) { item throws(ItemFault) in _ = try inputs.values.value(of: parameter, item) }
  }

  private mutating func readRatios(
    _ source: RatioSource, into column: Int, at path: String?, _ cells: RunCells, _ inputs: CellInputs
  ) {
    let isSound: Bool
    if let place = inputs.values.column(source.field), !inputs.values.batch.columns[place].numbers.isEmpty {
      isSound = !columns.readRatios(
        column, inputs.values.batch.columns[place], cells.items, fallback: source.fallback, flags: &flags)
    } else {
      isSound = readOneByOne(into: column, cells) { item throws(ItemFault) in
        try inputs.values.ratio(source, of: item)
      }
    }
    guard !isSound else { return }
    report(at: path, cells) { item throws(ItemFault) in _ = try inputs.values.ratio(source, of: item) }
  }

  /// Fills a column from a field that no item has as a number.
  private mutating func readOneByOne(
    into column: Int, _ cells: RunCells, _ value: (Int) throws(ItemFault) -> Double
  ) -> Bool {
    var isSound = true
    for place in 0..<count {
      do throws(ItemFault) {
        columns[column, place] = try value(cells.items[place])
      } catch {
        columns[column, place] = 1
        flags[place].insert(.faulty)
        isSound = false
      }
    }
    return isSound
  }

  /// Says why items are faulty, those that nothing was said of yet.
  private mutating func report(at path: String?, _ cells: RunCells, _ look: (Int) throws(ItemFault) -> Void) {
    for place in 0..<count where flags[place].contains(.faulty) && faults[place] == nil {
      do throws(ItemFault) {
        try look(cells.items[place])
      } catch {
        faults[place] = path.map { "\($0): \(error.reason)" } ?? error.reason
      }
    }
  }

  // MARK: Stages

  private mutating func run(_ stage: Plan.Stage, _ cells: RunCells, _ inputs: CellInputs) {
    switch stage {
    case .measure(.textWidth(let view, let offered), let column):
      let text = inputs.views.places[view]
      for place in 0..<count where !flags[place].contains(.faulty) {
        let width = offered.map { columns.value($0, place) } ?? .infinity
        columns[column, place] = inputs.extent(of: text, cell: cells.chunkPlace(place), width: width).width
      }
    case .measure(let expression, let column): columns.evaluate(expression, into: column)
    case .text(let text): measure(text, cells, inputs)
    case .solve(let block): solve(block)
    case .settle(let stages, let texts, let values): settle(stages, texts, values, cells, inputs)
    }
  }

  /// Solves one block for all cells.
  private mutating func solve(_ block: Plan.Block) {
    block.solver.solve(
      in: &columns.matrix, inputs: block.inputs, outputs: block.outputs, count: count, outcomes: &outcomes,
      scratch: &scratch)
    for place in 0..<count where outcomes[place].status != .solved {
      switch outcomes[place].status {
      case .solved: break
      case .ambiguous: if !block.isApart { flags[place].insert(.ambiguous) }
      case .unsatisfiable: if !block.isApart { flags[place].insert(.unsatisfiable) }
      case .failed: flags[place].insert(.failed)
      }
    }
  }

  /// Measures a text for all cells.
  private mutating func measure(_ stage: Plan.TextStage, _ cells: RunCells, _ inputs: CellInputs) {
    let text = inputs.views.places[stage.view]
    let widths = columns.spare(2)
    columns.evaluate(stage.width, into: widths)
    if stage.widthColumn == nil, let uniform = inputs.views.texts[text].uniform,
      let column = inputs.texts[text].countColumn
    {
      let field = inputs.values.batch.columns[column]
      let needsCare = columns.countLines(uniform, field, cells.items, widths: widths, into: &lines, lengths: &lengths)
      if let column = stage.heightColumn { columns.lookUp(column, in: uniform.heights, by: lines) }
      if let column = stage.firstBaselineColumn { columns.lookUp(column, in: uniform.firstBaselines, by: lines) }
      if let column = stage.lastBaselineColumn { columns.lookUp(column, in: uniform.lastBaselines, by: lines) }
      guard needsCare else { return }
    } else {
      for place in 0..<count { lines[place] = -1 }
    }
    for place in 0..<count where lines[place] < 0 {
      let width = columns[widths, place]
      write(inputs.extent(of: text, cell: cells.chunkPlace(place), width: width), of: stage, place)
    }
  }

  private mutating func write(_ extent: TextExtent, of text: Plan.TextStage, _ cell: Int) {
    if let column = text.widthColumn { columns[column, cell] = extent.width }
    if let column = text.heightColumn { columns[column, cell] = extent.height }
    if let column = text.firstBaselineColumn { columns[column, cell] = extent.firstBaseline }
    if let column = text.lastBaselineColumn { columns[column, cell] = extent.height - extent.lastBaseline }
  }

  /// Solves and measures in turn until no text's size and no value moves, or the passes are used up.
  private mutating func settle(
    _ stages: [Plan.Stage], _ texts: [Plan.TextStage], _ values: [Plan.ValueStage], _ cells: RunCells,
    _ inputs: CellInputs
  ) {
    for value in values { columns.fill(value.column, with: 0) }
    for stage in texts {
      let text = inputs.views.places[stage.view]
      for place in 0..<count {
        write(inputs.extent(of: text, cell: cells.chunkPlace(place), width: .infinity), of: stage, place)
      }
    }
    flagsBefore.replaceSubrange(0..., with: flags.prefix(count))
    isMoving.replaceSubrange(0..., with: repeatElement(true, count: count))
    let limit = min(Plan.passLimit + values.count, Plan.valuePassLimit)
    for pass in 1...limit {
      if pass > 1 { for place in 0..<count { flags[place] = flagsBefore[place] } }
      for stage in stages { run(stage, cells, inputs) }
      moves.replaceSubrange(0..., with: repeatElement(false, count: count))
      for stage in texts {
        let text = inputs.views.places[stage.view]
        for place in 0..<count where isMoving[place] {
          let width = columns.value(stage.width, place)
          let extent = inputs.extent(of: text, cell: cells.chunkPlace(place), width: width)
          if !isSettled(extent, stage, place) { moves[place] = true }
        }
      }
      for value in values {
        for place in 0..<count where isMoving[place] {
          let distance = abs(columns.value(value.form, place) - columns[value.column, place])
          if distance > Plan.settledDistance { moves[place] = true }
        }
      }
      guard moves.contains(true) else { return }
      if pass == limit {
        for place in 0..<count where moves[place] { flags[place].insert(.unsettled) }
        return
      }
      for stage in texts {
        let text = inputs.views.places[stage.view]
        for place in 0..<count where moves[place] {
          let width = columns.value(stage.width, place)
          write(inputs.extent(of: text, cell: cells.chunkPlace(place), width: width), of: stage, place)
        }
      }
      for value in values {
        for place in 0..<count where moves[place] {
          columns[value.column, place] = columns.value(value.form, place)
        }
      }
      swap(&isMoving, &moves)
    }
  }

  private func isSettled(_ extent: TextExtent, _ text: Plan.TextStage, _ cell: Int) -> Bool {
    func stays(_ column: Int?, _ value: Double) -> Bool {
      column.map { abs(columns[$0, cell] - value) <= Plan.settledDistance } ?? true
    }
    return stays(text.widthColumn, extent.width) && stays(text.heightColumn, extent.height)
      && stays(text.firstBaselineColumn, extent.firstBaseline)
      && stays(text.lastBaselineColumn, extent.height - extent.lastBaseline)
  }

  private mutating func check(_ check: Plan.Check) {
    let tolerance = Self.checkTolerance
    let low = check.relation == .lessOrEqual ? -.infinity : -tolerance
    let high = check.relation == .greaterOrEqual ? .infinity : tolerance
    // What all cells pass alike needs no look at each.
    if isSame(check.form), (low...high).contains(columns.value(check.form, 0)) { return }
    columns.check(
      check.form, from: low, to: high, flag: check.consequence == .careful ? .careful : .unsatisfiable, in: &flags)
  }

  /// Whether a form has one value for all cells.
  private func isSame(_ form: ColumnForm) -> Bool { form.terms.allSatisfy { $0.column == sameColumn } }
}

extension ItemValues {
  /// The value of a parameter that items bring; 0 for others.
  func value(of parameter: Parameter, _ item: Int) throws(ItemFault) -> Double {
    switch parameter {
    case .field(let field, let fallback): try number(field, of: item, fallback: fallback)
    case .length(let field, let fallback): try length(field, of: item, fallback: fallback)
    case .fieldWidth(let field, let fallback): try extent(field, of: item, .horizontal, fallback: fallback)
    case .fieldHeight(let field, let fallback): try extent(field, of: item, .vertical, fallback: fallback)
    default: 0
    }
  }
}
