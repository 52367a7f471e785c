internal import PeerYoga
internal import Workloads

/// Yoga, a flexbox engine: a tree kept and changed for each cell, or built for each cell.
final class YogaEngine: BenchEngine {
  let name = "yoga"
  let mode: BenchMode
  let isSinglePrecision = true
  private(set) var heights: [Double] = []
  private var cells = FeedCells(count: 0)
  private let kept = peer_yoga_create()

  var cellLimit: Int { mode == .kept ? 20_000 : 5_000 }
  var bytesPerKeptCell: Double? { mode == .kept ? Double(peer_yoga_bytes()) : 0 }

  /// Whether the package was built with Yoga.
  static var isAvailable: Bool { peer_yoga_is_available() != 0 }

  init(_ mode: BenchMode) { self.mode = mode }

  deinit { peer_yoga_destroy(kept) }

  func prepare(_ cells: FeedCells) {
    self.cells = cells
    heights = Array(repeating: 0, count: cells.count)
  }

  func run() -> Double { BenchTime { layOut() }.cpu }

  private func layOut() {
    if mode == .kept {
      peer_yoga_kept(kept, cells.titles, cells.bodies, cells.ratios, cells.count, FeedCells.width, &heights)
    } else {
      peer_yoga_built(cells.titles, cells.bodies, cells.ratios, cells.count, FeedCells.width, &heights)
    }
  }
}
