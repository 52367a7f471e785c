import LayoutModel
import TextMeasurement

/// Measures a chunk of cells of one group: prepares their texts, runs the common plan, and the careful one
/// for the cells that need it.
struct ChunkRun {
  let group: CellGroup
  let request: MeasureRequest
  let worker: BatchWorker
  /// What the runs read of the cells.
  var inputs: CellInputs
  /// Why a cell's texts cannot be measured, by cell.
  private var textFaults: [Int: String] = [:]

  /// Takes the items of a chunk.
  init(group: CellGroup, items: [Int], values: ItemValues, request: MeasureRequest, worker: BatchWorker) {
    self.group = group
    self.request = request
    self.worker = worker
    inputs = CellInputs(values: values, items: items, scale: group.document.scale)
    swap(&inputs.prepared, &worker.prepared)
  }

  /// Gives the worker its memory back.
  mutating func finish() { swap(&inputs.prepared, &worker.prepared) }

  /// Prepares every visible text of every cell at a text scale.
  ///
  /// - Throws: `LayoutError` if a font is unknown.
  mutating func prepareTexts(textScale: Double, fonts: FontLibrary) throws(LayoutError) {
    let clock = ContinuousClock()
    let start = clock.now
    inputs.prepared.removeAll()
    inputs.texts = [:]
    textFaults = [:]
    for (place, node) in group.structure.nodes.enumerated() {
      guard let text = node.text else { continue }
      let styles = try TextStyles(text, at: node.view.path, textScale: textScale, fonts: fonts)
      let preparation = TextPreparation(text: text, styles: styles, context: worker.texts)
      var prepared: [Int] = []
      prepared.reserveCapacity(inputs.items.count)
      for (cell, item) in inputs.items.enumerated() {
        do throws(ItemFault) {
          prepared.append(try preparation.prepare(item, inputs.values, into: &inputs.prepared))
        } catch {
          prepared.append(0)
          if textFaults[cell] == nil { textFaults[cell] = "\(node.view.path).text: \(error.reason)" }
        }
      }
      inputs.texts[place] = prepared
    }
    worker.phases.texts += clock.now - start
  }

  /// The result of each cell at the offered sizes.
  mutating func results() -> [CellResult] {
    let clock = ContinuousClock()
    let start = clock.now
    var results: [CellResult] = Array(
      repeating: CellResult(status: .ok, height: 0), count: inputs.items.count)
    let sound = inputs.items.indices.filter { textFaults[$0] == nil }
    for (cell, reason) in textFaults { results[cell] = .failure(reason) }
    if group.undecidedRatios.isEmpty {
      run(group.common, cells: sound, into: &results)
    } else {
      runByRatios(group.undecidedRatios, cells: sound, isCareful: false, into: &results)
    }
    if request.diagnostics, !inputs.texts.isEmpty {
      for cell in sound {
        results[cell].diagnostics += TextRemarks.diagnostics(group.structure, cell: cell, inputs)
      }
    }
    worker.phases.solving += clock.now - start
    return results
  }

  /// Runs a plan and takes its results; cells that fail its checks are solved in full.
  private func run(_ compiled: CompiledModel, cells: [Int], into results: inout [CellResult]) {
    guard !cells.isEmpty else { return }
    let reading = ResultReading(group: group, request: request)
    var careful: [Int] = []
    worker.run.run(compiled, cells: cells, inputs: inputs)
    for (place, cell) in cells.enumerated() {
      if let reason = worker.run.faults[place] {
        results[cell] = .failure(reason)
      } else if !worker.run.flags[place].isDisjoint(with: [.careful, .unsatisfiable, .failed])
        || (request.diagnostics && worker.run.flags[place].contains(.ambiguous))
      {
        careful.append(cell)
      } else {
        results[cell] = reading.result(compiled, worker.run, place: place)
      }
    }
    runByRatios(group.boundRatios, cells: careful, isCareful: true, into: &results)
  }

  /// Runs cells by the plan of their ratios, which are part of the structure there.
  private func runByRatios(
    _ sources: [RatioSource], cells: [Int], isCareful: Bool, into results: inout [CellResult]
  ) {
    var order: [[Double]] = []
    var members: [[Double]: [Int]] = [:]
    for cell in cells {
      do throws(ItemFault) {
        var ratios: [Double] = []
        for source in sources { ratios.append(try inputs.values.ratio(source, of: inputs.items[cell])) }
        if members[ratios] == nil { order.append(ratios) }
        members[ratios, default: []].append(cell)
      } catch {
        results[cell] = .failure(error.reason)
      }
    }
    for ratios in order {
      let cells = members[ratios] ?? []
      do throws(LayoutError) {
        let compiled = try group.variant(ratios: ratios, of: sources, isCareful: isCareful)
        if isCareful {
          runCarefully(compiled, cells: cells, into: &results)
        } else {
          run(compiled, cells: cells, into: &results)
        }
      } catch {
        for cell in cells { results[cell] = .failure(error.description) }
      }
    }
  }

  /// Runs the plan that is exact for every cell.
  private func runCarefully(_ compiled: CompiledModel, cells: [Int], into results: inout [CellResult]) {
    let reading = ResultReading(group: group, request: request)
    worker.carefulRun.run(compiled, cells: cells, inputs: inputs)
    for (place, cell) in cells.enumerated() {
      if let reason = worker.carefulRun.faults[place] {
        results[cell] = .failure(reason)
      } else {
        results[cell] = reading.result(compiled, worker.carefulRun, place: place)
      }
    }
  }
}
