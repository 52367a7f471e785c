/// Workload F: cells of a feed as columns of parameters, the same on every machine.
///
/// A cell is padding 12; an avatar of 40 × 40 at the top; a gap of 12; a column of title, 4, body, 8, sometimes an image
/// (at most 300 high) and 8, three equal buttons 32 high, 8 apart. Texts are 7 a character and 17 a line.
package struct FeedCells: Sendable {
  /// Letters of each title.
  package private(set) var titles: [Int32] = []
  /// Letters of each body; there may be none.
  package private(set) var bodies: [Int32] = []
  /// Width over height of each image; 0 without one.
  package private(set) var ratios: [Double] = []

  /// Cells.
  package var count: Int { titles.count }

  /// The width that all cells are laid out at.
  package static let width = 375.0

  /// The published sums of heights of the first so many cells.
  package static let checkSums: [(count: Int, sum: Double)] = [
    (10_000, 2_989_346.954), (20_000, 5_992_101.877), (1_000_000, 300_227_217.90),
  ]

  /// The first `count` cells of the generator, a linear congruential one of 64 bits.
  package init(count: Int) {
    titles.reserveCapacity(count)
    bodies.reserveCapacity(count)
    ratios.reserveCapacity(count)
    var state: UInt64 = 12345
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    for _ in 0..<count {
      titles.append(Int32(10 + next(81)))
      bodies.append(Int32(next(601)))
      let hasImage = next(10) < 3
      let ratio = Double(500 + next(1501)) / 1000
      ratios.append(hasImage ? ratio : 0)
    }
  }

  /// The first `count` cells of these.
  package func prefix(_ count: Int) -> FeedCells {
    var cells = self
    cells.titles.removeLast(max(0, self.count - count))
    cells.bodies.removeLast(max(0, self.count - count))
    cells.ratios.removeLast(max(0, self.count - count))
    return cells
  }

  /// The height of a cell, worked out step by step.
  package func height(of cell: Int) -> Double {
    let column = Self.width - 12 - 40 - 12 - 12
    func textHeight(_ letters: Int32) -> Double {
      (Double(letters) / (column / 7).rounded(.down)).rounded(.up) * 17
    }
    var height = textHeight(titles[cell]) + 4 + textHeight(bodies[cell]) + 8 + 32
    if ratios[cell] > 0 { height += min(300, column / ratios[cell]) + 8 }
    return max(40, height) + 24
  }
}
