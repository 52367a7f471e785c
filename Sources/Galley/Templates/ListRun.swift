import BatchLayout
import Dispatch
import LayoutModel
import Synchronization

/// One call of an engine: slices of items, answered on several threads, with the answers in the order of the items.
struct ListRun<Item: Sendable, Answer: Sendable>: Sendable {
  /// Items measured at a time; between slices a call may be cancelled.
  private static var sliceSize: Int { 2048 }

  /// What threads lock: which slice comes next, and the answers so far.
  private struct Progress {
    var nextSlice = 0
    var measuredItems = 0
    var answers: [[Answer]]
  }

  let engine: CellEngine<Item>
  let items: [Item]
  /// Answers a batch: item by item, and in an item as many answers as were asked for.
  let answer: @Sendable (ItemBatch, BatchWorker) -> [Answer]
  /// Whether the caller has lost interest.
  var isCancelled: @Sendable () -> Bool = { false }
  /// Told the number of items measured so far, in rising order, on any thread.
  var progress: (@Sendable (Int) -> Void)?

  /// The answers of all items, or nil if the call was cancelled.
  func answers() -> [Answer]? {
    let slices = (items.count + Self.sliceSize - 1) / Self.sliceSize
    let state = Mutex(Progress(answers: Array(repeating: [], count: slices)))
    DispatchQueue.concurrentPerform(iterations: min(engine.threads, slices)) { _ in
      engine.workers.withWorker { worker in
        while !isCancelled(), let slice = takeSlice(of: slices, state) {
          let answers = measure(slice, worker)
          state.withLock { state in
            state.answers[slice] = answers
            state.measuredItems += range(of: slice).count
            progress?(state.measuredItems)
          }
        }
      }
    }
    return state.withLock { $0.measuredItems == items.count ? $0.answers.flatMap(\.self) : nil }
  }

  private func takeSlice(of slices: Int, _ state: borrowing Mutex<Progress>) -> Int? {
    state.withLock { state in
      guard state.nextSlice < slices else { return nil }
      defer { state.nextSlice += 1 }
      return state.nextSlice
    }
  }

  private func measure(_ slice: Int, _ worker: BatchWorker) -> [Answer] {
    let batch = ItemBatch(items, range(of: slice), fields: engine.engine.fields, from: engine.properties)
    return answer(batch, worker)
  }

  private func range(of slice: Int) -> Range<Int> {
    slice * Self.sliceSize..<min((slice + 1) * Self.sliceSize, items.count)
  }
}
