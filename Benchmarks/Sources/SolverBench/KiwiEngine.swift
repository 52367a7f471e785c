internal import PeerKiwi
internal import Workloads

/// Kiwi, a Cassowary solver: kept (heights only, new sizes suggested for each cell) or built for each cell.
final class KiwiEngine: BenchEngine {
  let name = "kiwi"
  let mode: BenchMode
  private(set) var heights: [Double] = []
  private var cells = FeedCells(count: 0)
  private let kept = peer_kiwi_create(FeedCells.width)

  var cellLimit: Int { mode == .kept ? 20_000 : 300 }
  var bytesPerKeptCell: Double? { mode == .kept ? Double(peer_kiwi_bytes()) : 0 }

  /// Whether the package was built with kiwi.
  static var isAvailable: Bool { peer_kiwi_is_available() != 0 }

  init(_ mode: BenchMode) { self.mode = mode }

  deinit { peer_kiwi_destroy(kept) }

  func prepare(_ cells: FeedCells) {
    self.cells = cells
    heights = Array(repeating: 0, count: cells.count)
  }

  func run() -> Double { BenchTime { layOut() }.cpu }

  private func layOut() {
    if mode == .kept {
      peer_kiwi_kept(kept, cells.titles, cells.bodies, cells.ratios, cells.count, &heights)
    } else {
      peer_kiwi_built(cells.titles, cells.bodies, cells.ratios, cells.count, FeedCells.width, &heights)
    }
  }
}
