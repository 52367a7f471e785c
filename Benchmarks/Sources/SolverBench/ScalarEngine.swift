internal import PeerScalar
internal import Workloads

/// The hand-written function, a call a cell: what all others are compared with.
final class ScalarEngine: BenchEngine {
  let name = "scalar"
  let mode = BenchMode.heights
  let cellLimit = Int.max
  let bytesPerKeptCell: Double? = 0
  private(set) var heights: [Double] = []
  private var cells = FeedCells(count: 0)

  func prepare(_ cells: FeedCells) {
    self.cells = cells
    heights = Array(repeating: 0, count: cells.count)
  }

  func run() -> Double {
    BenchTime {
      peer_scalar_heights(cells.titles, cells.bodies, cells.ratios, cells.count, FeedCells.width, &heights)
    }.cpu
  }
}
