import ListIndex
import Synchronization

extension MeasuredList {
  /// Measures all rows that are guessed, away from the caller's thread, until all are exact or the task is cancelled.
  ///
  /// Rows become exact in slices of 256, and readers see each slice as soon as it is measured; a reader keeps its place
  /// by `index.scrollOffset(keeping:)` of the new snapshot. The list may be edited meanwhile. In the end extents are
  /// those of a list that was measured at once, to the bit.
  ///
  /// - Parameters:
  ///   - order: Which rows come first.
  ///   - progress: Told after every slice, on any thread; it should return soon.
  /// - Throws: `CancellationError` if the task was cancelled before the end; what was measured by then stays.
  public func measureRest(
    _ order: MeasureOrder = .list, progress: (@Sendable (MeasureProgress) -> Void)? = nil
  ) async throws(CancellationError) {
    let run = RestRun(list: self, order: order, progress: progress)
    await run.run()
    if Task.isCancelled, snapshot.estimatedRows > 0 { throw CancellationError() }
  }
}

/// One call that measures the guessed rows of a list.
private final class RestRun<Item: Equatable & Sendable, Key: Hashable & Sendable>: Sendable {
  private let list: MeasuredList<Item, Key>
  private let order: MeasureOrder
  private let progress: (@Sendable (MeasureProgress) -> Void)?
  private let measured = Mutex(0)
  /// The first of the waiting rows that nobody has taken.
  private let next = Mutex(0)

  init(
    list: MeasuredList<Item, Key>, order: MeasureOrder, progress: (@Sendable (MeasureProgress) -> Void)?
  ) {
    self.list = list
    self.order = order
    self.progress = progress
  }

  /// Measures until nothing is guessed; rows that are guessed meanwhile come in the next round.
  ///
  /// A task a lane; between slices each lets others have its thread.
  func run() async {
    while !Task.isCancelled {
      let waiting = waitingKeys()
      guard !waiting.isEmpty else { return }
      next.withLock { $0 = 0 }
      await withTaskGroup(of: Void.self) { group in
        for lane in list.lanes.dropFirst() {
          group.addTask {
            while !Task.isCancelled, let slice = self.takeSlice(of: waiting.count) {
              self.measure(waiting[slice], lane)
              await Task.yield()
            }
          }
        }
      }
    }
  }

  private func takeSlice(of count: Int) -> Range<Int>? {
    next.withLock { next in
      guard next < count else { return nil }
      let start = next
      next = min(next + RowMeasuring<Item>.sliceSize, count)
      return start..<next
    }
  }

  /// Keys of guessed rows, in the order asked for.
  private func waitingKeys() -> [Key] {
    list.read { store in
      guard store.estimatedRows > 0 else { return [] }
      let keys = Array(store.index)
      return order.indices(below: keys.count).lazy.map { keys[$0] }.filter { store.rows[$0]?.isExact == false }
    }
  }

  /// Measures some rows and hands in those that are still the same.
  private func measure(_ keys: ArraySlice<Key>, _ lane: RowLane) {
    typealias Job = (key: Key, revision: UInt64, row: RowJob<Item>)
    let (jobs, setting, settingRevision) = list.read { store in
      let jobs: [Job] = keys.compactMap { key in
        guard let row = store.rows[key], !row.isExact else { return nil }
        return (key, row.revision, row.job)
      }
      return (jobs, store.setting, store.settingRevision)
    }
    let rows = list.measuring.measure(jobs.map(\.row), setting, lane: lane)
    let remaining = try? list.write { (store) throws(ListError) in
      guard store.settingRevision == settingRevision else { return store.estimatedRows }
      for (job, row) in zip(jobs, rows) where store.rows[job.key]?.revision == job.revision {
        do throws(ListError) {
          try store.index.setExtent(of: job.key, to: row.extent.extent)
          store.settle(job.key, row)
        } catch {
          // The list would get too long: the row stands without extent, as one that cannot be measured.
          try store.index.setExtent(of: job.key, to: .zero)
          store.settle(job.key, .failure(error.description))
        }
      }
      return store.estimatedRows
    }
    guard let remaining else { return }
    measured.withLock { measured in
      measured += jobs.count
      progress?(MeasureProgress(measured: measured, remaining: remaining))
    }
  }
}
