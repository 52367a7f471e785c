import BatchLayout
import LayoutModel
import ListIndex
import Synchronization

/// A worker and the cells prepared with it, used by one thread at a time.
///
/// `@unchecked Sendable`: the worker and the cells of its slices are touched under `lock` only.
final class RowLane: @unchecked Sendable {
  private let lock = Mutex(())
  private let worker = BatchWorker()

  /// Shapes the texts of a batch.
  func prepare(_ batch: ItemBatch, textScale: Double, engine: LayoutEngine) -> RowSlice {
    lock.withLock { _ in
      RowSlice(lane: self, cells: engine.prepare(batch, textScale: textScale, worker: worker))
    }
  }

  /// Lays a slice of this lane out.
  func measure(_ slice: RowSlice, width: Double) -> [RowExtent] {
    lock.withLock { _ in slice.cells.measure(width: width).map(RowExtent.init) }
  }
}

/// Rows whose texts were shaped together, to be laid out at any width.
///
/// `@unchecked Sendable`: the lane's lock guards the cells.
final class RowSlice: @unchecked Sendable {
  private let lane: RowLane
  fileprivate let cells: PreparedCells

  fileprivate init(lane: RowLane, cells: PreparedCells) {
    self.lane = lane
    self.cells = cells
  }

  /// The extent of each row at a width.
  func measure(width: Double) -> [RowExtent] { lane.measure(self, width: width) }
}

/// A row's extent, or why it has none.
struct RowExtent: Sendable {
  /// The extent; zero if the row could not be measured.
  var extent: Extent
  /// What is wrong with the item.
  var failure: String?

  /// An extent without a failure.
  init(extent: Extent) { self.extent = extent }

  /// The extent of a result.
  init(_ result: CellResult) {
    extent = (try? Extent(points: max(0, result.height))) ?? .zero
    failure = result.status == .error ? result.diagnostics.first?.message ?? "cannot be measured" : nil
  }
}
