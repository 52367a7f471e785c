public import BatchLayout
import Dispatch
import Synchronization

extension CellEngine {
  /// The height of each item, in points; of an item at fault 0.
  ///
  /// ``measure(_:_:)`` says what is the matter with an item.
  public func heights(of items: [Item], width: Double, textScale: Double = 1) -> [Double] {
    let request = MeasureRequest(widths: [width], textScales: [textScale])
    let run = ListRun(engine: self, items: items) { [engine] batch, worker in
      engine.heights(of: batch, request, worker: worker).heights
    }
    return run.answers() ?? []
  }

  /// The frames of each item's visible views, in document order; of an item at fault none.
  public func frames(of items: [Item], width: Double, textScale: Double = 1) -> [[NamedFrame]] {
    let request = MeasureRequest(widths: [width], textScales: [textScale], frames: true)
    return measure(items, request).results.map(\.frames)
  }

  /// Measures items at several widths and text scales, with frames and diagnostics where asked for.
  ///
  /// The call returns when all is measured, on several threads where there are items for them. Texts are shaped once
  /// for all widths. An item at fault has the status `error` and says why; the others are measured.
  ///
  /// - Complexity: O(items × widths × text scales), once the structures are compiled.
  public func measure(_ items: [Item], _ request: MeasureRequest) -> MeasuredItems {
    MeasuredItems(request, run(items, request).answers() ?? [])
  }

  /// Measures items as ``measure(_:_:)`` does, away from the caller's thread, until it is done or the task cancelled.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - request: What is asked of each.
  ///   - progress: Told the number of items measured so far, in rising order, on any thread; it should return soon.
  /// - Returns: The results of all items.
  /// - Throws: `CancellationError` if the task was cancelled before the end, at the latest 2048 items later.
  public func measure(
    _ items: [Item], _ request: MeasureRequest, progress: (@Sendable (Int) -> Void)?
  ) async throws(CancellationError) -> MeasuredItems {
    let cancellation = Cancellation()
    var run = run(items, request)
    run.isCancelled = { cancellation.isRequested }
    run.progress = progress
    let results = await withTaskCancellationHandler {
      await withCheckedContinuation { [run] continuation in
        DispatchQueue.global().async { continuation.resume(returning: run.answers()) }
      }
    } onCancel: {
      cancellation.request()
    }
    guard let results else { throw CancellationError() }
    return MeasuredItems(request, results)
  }

  /// A call whose answers are results, with the places in the source of what they remark on.
  private func run(_ items: [Item], _ request: MeasureRequest) -> ListRun<Item, CellResult> {
    ListRun(engine: self, items: items) { [engine, sources] batch, worker in
      engine.measure(batch, request, worker: worker).map { $0.diagnostics.isEmpty ? $0 : sources.locating($0) }
    }
  }
}

/// Whether a call was cancelled, seen by all its threads.
private final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Whether it was.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Cancels the call.
  func request() { flag.store(true, ordering: .relaxed) }
}
