import LayoutModel
import TextMeasurement

/// Measures a chunk of cells of one group: prepares their texts, runs the common plan, and the careful one
/// for the cells that need it.
struct ChunkRun {
  let group: CellGroup
  let worker: BatchWorker
  /// What the runs read of the cells.
  private var inputs: CellInputs

  /// Takes the items of a chunk.
  init(group: CellGroup, items: ItemSelection, values: ItemValues, worker: BatchWorker) {
    self.group = group
    self.worker = worker
    inputs = CellInputs(values: values, items: items)
    swap(&inputs.prepared, &worker.prepared)
    swap(&inputs.texts, &worker.chunkTexts)
  }

  /// Gives the worker its memory back.
  mutating func finish() {
    swap(&inputs.prepared, &worker.prepared)
    swap(&inputs.texts, &worker.chunkTexts)
  }

  /// Prepares every visible text of every cell.
  mutating func prepare(_ views: GroupTexts) {
    let clock = ContinuousClock()
    let start = clock.now
    inputs.views = views
    inputs.prepared.removeAll()
    inputs.textFaults = [:]
    while inputs.texts.count < views.texts.count { inputs.texts.append(ChunkText()) }
    for (place, text) in views.texts.enumerated() {
      inputs.texts[place].countColumn = countColumn(of: text)
      if inputs.texts[place].countColumn == nil { prepare(text, at: place) }
    }
    worker.phases.texts += clock.now - start
  }

  /// The column of a text of which only the numbers of characters are known, for every cell.
  private func countColumn(of text: ViewText) -> Int? {
    guard text.uniform != nil, text.content.languageField == nil,
      let column = text.field.flatMap(inputs.values.column)
    else { return nil }
    let isCounted =
      worker.partition.isCounted[column]
      || inputs.values.batch.columns[column].hasCounts(inputs.items, upTo: TextPreparation.mostCharacters)
    return isCounted ? column : nil
  }

  private mutating func prepare(_ text: ViewText, at place: Int) {
    let preparation = TextPreparation(text: text, context: worker.texts)
    inputs.texts[place].places.removeAll(keepingCapacity: true)
    for cell in 0..<inputs.items.count {
      do throws(ItemFault) {
        inputs.texts[place].places.append(
          try preparation.prepare(inputs.items[cell], inputs.values, into: &inputs.prepared))
      } catch {
        inputs.texts[place].places.append(~0)
        if inputs.textFaults[cell] == nil { inputs.textFaults[cell] = "\(text.path).text: \(error.reason)" }
      }
    }
  }

  /// Runs the cells at the sizes offered; `place` is that of the answers among those of an item.
  mutating func run<Sink: AnswerSink>(_ offer: CellOffer, place: Int, into sink: inout Sink) {
    let clock = ContinuousClock()
    let start = clock.now
    inputs.offer = offer
    if group.undecidedRatios.isEmpty {
      run(group.common, RunCells(inputs.items), place, &sink)
    } else {
      let sound = (0..<inputs.items.count).filter { inputs.textFaults[$0] == nil }
      for (cell, reason) in inputs.textFaults { sink.fail(inputs.items[cell], place: place, reason) }
      runByRatios(group.undecidedRatios, cells: sound, isCareful: false, place, &sink)
    }
    if sink.wantsDiagnostics { remark(place, &sink) }
    worker.phases.solving += clock.now - start
  }

  /// Adds what there is to say of the texts of sound cells.
  private func remark<Sink: AnswerSink>(_ place: Int, _ sink: inout Sink) {
    for cell in 0..<inputs.items.count where inputs.textFaults[cell] == nil {
      let remarks = TextRemarks.diagnostics(group.structure, cell: cell, inputs)
      if !remarks.isEmpty { sink.add(remarks, to: inputs.items[cell], place: place) }
    }
  }

  /// Runs a plan and takes its answers; cells that fail its checks are solved in full.
  private mutating func run<Sink: AnswerSink>(
    _ compiled: CompiledModel, _ cells: RunCells, _ place: Int, _ sink: inout Sink
  ) {
    guard cells.count > 0 else { return }
    let scale = group.document.scale
    worker.run.run(compiled, cells, inputs, scale: scale, heightsOnly: !sink.wantsFrames)
    if sink.wantsFrames { worker.run.readFrames(compiled.plan, group.structure, scale: scale) }
    var aside: CellFlags = [.faulty, .careful, .unsatisfiable, .failed]
    if sink.wantsDiagnostics { aside.insert(.ambiguous) }
    guard worker.run.flags.anyOfFirst(cells.count, has: aside) else {
      sink.take(
        RunAnswer(group: group, compiled: compiled, items: cells.items, place: place, picked: nil), worker.run)
      return
    }
    let answered = (0..<cells.count).filter { worker.run.flags[$0].isDisjoint(with: aside) }
    if !answered.isEmpty {
      sink.take(
        RunAnswer(group: group, compiled: compiled, items: cells.items, place: place, picked: answered), worker.run)
    }
    fail(cells, worker.run, place, &sink)
    let careful = (0..<cells.count).filter {
      !worker.run.flags[$0].isDisjoint(with: aside) && !worker.run.flags[$0].contains(.faulty)
    }
    runByRatios(
      group.boundRatios, cells: careful.map(cells.chunkPlace), isCareful: true, place, &sink)
  }

  /// Says why faulty items have no answer.
  private func fail<Sink: AnswerSink>(
    _ cells: RunCells, _ run: borrowing PlanRun, _ place: Int, _ sink: inout Sink
  ) {
    for cell in 0..<cells.count where run.flags[cell].contains(.faulty) {
      sink.fail(cells.items[cell], place: place, run.faults[cell] ?? "the item cannot be measured")
    }
  }

  /// Runs cells by the plan of their ratios, which are part of the structure there.
  private mutating func runByRatios<Sink: AnswerSink>(
    _ sources: [RatioSource], cells: [Int], isCareful: Bool, _ place: Int, _ sink: inout Sink
  ) {
    var groups = OrderedGroups<[Double], Int>()
    for cell in cells {
      do throws(ItemFault) {
        var ratios: [Double] = []
        for source in sources { ratios.append(try inputs.values.ratio(source, of: inputs.items[cell])) }
        groups.append(cell, to: ratios)
      } catch {
        sink.fail(inputs.items[cell], place: place, error.reason)
      }
    }
    for (ratios, cells) in groups.groups {
      do throws(LayoutError) {
        let compiled = try group.variant(ratios: ratios, of: sources, isCareful: isCareful)
        if isCareful {
          runCarefully(compiled, RunCells(inputs.items, at: cells), place, &sink)
        } else {
          run(compiled, RunCells(inputs.items, at: cells), place, &sink)
        }
      } catch {
        for cell in cells { sink.fail(inputs.items[cell], place: place, error.description) }
      }
    }
  }

  /// Runs the plan that is exact for every cell.
  private mutating func runCarefully<Sink: AnswerSink>(
    _ compiled: CompiledModel, _ cells: RunCells, _ place: Int, _ sink: inout Sink
  ) {
    let scale = group.document.scale
    worker.carefulRun.run(compiled, cells, inputs, scale: scale, heightsOnly: false)
    if sink.wantsFrames { worker.carefulRun.readFrames(compiled.plan, group.structure, scale: scale) }
    let answered = (0..<cells.count).filter { worker.carefulRun.flags[$0].isDisjoint(with: [.faulty, .failed]) }
    sink.take(
      RunAnswer(group: group, compiled: compiled, items: cells.items, place: place, picked: answered),
      worker.carefulRun)
    fail(cells, worker.carefulRun, place, &sink)
    for cell in 0..<cells.count
    where worker.carefulRun.flags[cell].contains(.failed) && !worker.carefulRun.flags[cell].contains(.faulty) {
      sink.fail(
        cells.items[cell], place: place,
        "the solver reached its bound of steps; please report this cell with its document")
    }
  }
}
