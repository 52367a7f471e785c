internal import BatchLayout
internal import LayoutModel
internal import SavedSizes

/// Measures items with an engine, or finds what a cache knows of them.
struct CachedMeasuring<Measurer: CellMeasurer>: Sendable {
  let measurer: Measurer
  let request: MeasureRequest
  /// The cache, if there is one.
  let cache: SizeCache?

  /// The results of all items, and how many of them were in the cache.
  func measure(_ batch: ItemBatch, worker: inout Measurer.Worker) -> (results: [CellResult], cached: Int) {
    guard let cache else { return (measurer.measure(batch, request, worker: &worker), 0) }
    let keys = (0..<batch.count).map { cache.keys(of: $0, in: batch) ?? [] }
    let sound = (0..<batch.count).filter { batch.faults[$0] == nil }
    var known = [[CellResult]?](repeating: nil, count: batch.count)
    for (item, results) in zip(sound, cache.results(of: sound.map { keys[$0] })) { known[item] = results }
    let unknown = (0..<batch.count).filter { known[$0] == nil }
    let measured = measurer.measure(batch.selection(unknown), request, worker: &worker)
    let perItem = request.widths.count * request.textScales.count
    var kept: [(key: [UInt8], result: CellResult)] = []
    for (place, item) in unknown.enumerated() {
      let results = Array(measured[place * perItem..<(place + 1) * perItem])
      for (key, result) in zip(keys[item], results) where result.status != .error { kept.append((key, result)) }
      known[item] = results
    }
    cache.keep(kept)
    return (known.flatMap { $0 ?? [] }, (batch.count - unknown.count) * perItem)
  }
}
