import LayoutModel

extension LayoutEngine {
  /// Items sorted by structure together.
  static let blockSize = 8192

  /// Answers some items of a batch at every size offered and every text scale: offers, then text scales.
  func answer<Sink: AnswerSink>(
    _ items: Range<Int>, of values: ItemValues, _ offers: [CellOffer], textScales: [Double], worker: BatchWorker,
    into sink: inout Sink
  ) {
    for start in stride(from: items.lowerBound, to: items.upperBound, by: Self.blockSize) {
      let block = start..<min(start + Self.blockSize, items.upperBound)
      if !values.batch.faults.isEmpty {
        for item in block {
          guard let reason = values.batch.faults[item] else { continue }
          for place in 0..<offers.count * textScales.count { sink.fail(item, place: place, reason) }
        }
      }
      for part in worker.partition.parts(block, values, of: self) {
        let chunkSize = RunColumns.chunkSize
        for start in stride(from: 0, to: part.items.count, by: chunkSize) {
          let chunk = part.items[start..<min(start + chunkSize, part.items.count)]
          answer(chunk, part.key, values, offers, textScales, worker, &sink)
        }
      }
    }
  }

  /// Answers items of one structure.
  private func answer<Sink: AnswerSink>(
    _ items: ItemSelection, _ key: StructureKey, _ values: ItemValues, _ offers: [CellOffer], _ textScales: [Double],
    _ worker: BatchWorker, _ sink: inout Sink
  ) {
    for (scalePlace, textScale) in textScales.enumerated() {
      let places = offers.indices.map { $0 * textScales.count + scalePlace }
      do throws(LayoutError) {
        let group = try group(for: key)
        let texts = try group.texts(at: textScale, fonts: fonts)
        var run = ChunkRun(group: group, items: items, values: values, worker: worker)
        run.prepare(texts)
        for (offer, place) in zip(offers, places) {
          if let reason = offer.fault {
            for cell in 0..<items.count { sink.fail(items[cell], place: place, reason) }
          } else {
            run.run(offer, place: place, into: &sink)
          }
        }
        run.finish()
      } catch {
        for place in 0..<items.count {
          for answer in places { sink.fail(items[place], place: answer, error.description) }
        }
      }
    }
  }
}
