import PeerScalar
import Testing
import Workloads

/// The generator of workload F and the function that all engines are compared with.
@Suite struct FeedCellsTests {
  /// Published sums have three decimals at most.
  static let tolerance = 0.01

  @Test(arguments: FeedCells.checkSums.map(\.count)) func heightsAddUp(count: Int) throws {
    let sum = try #require(FeedCells.checkSums.first { $0.count == count }?.sum)
    let cells = FeedCells(count: count)
    #expect(abs((0..<count).reduce(0) { $0 + cells.height(of: $1) } - sum) <= Self.tolerance)
    var heights = [Double](repeating: 0, count: count)
    peer_scalar_heights(cells.titles, cells.bodies, cells.ratios, count, FeedCells.width, &heights)
    #expect(abs(heights.reduce(0, +) - sum) <= Self.tolerance)
  }

  /// 29.8 % of the first 20,000 cells have an image, and no ratio is beyond 0.5…2.
  @Test func shareOfImages() {
    let ratios = FeedCells(count: 20_000).ratios.filter { $0 > 0 }
    #expect((Double(ratios.count) / 20_000 * 1000).rounded() == 298)
    #expect(ratios.allSatisfy { (0.5...2).contains($0) })
  }

  /// The scalar function on cells worked out by hand, at 375: 42 characters a line, a column of 299.
  @Test(
    arguments: [
      (43, 0, 0, 34 + 4 + 8 + 32 + 24), (42, 43, 0, 17 + 4 + 34 + 8 + 32 + 24),
      (1, 1, 2, 17 + 4 + 17 + 8 + 149.5 + 8 + 32 + 24), (1, 1, 0.5, 17 + 4 + 17 + 8 + 300 + 8 + 32 + 24),
    ] as [(Int32, Int32, Double, Double)])
  func heightsByHand(title: Int32, body: Int32, ratio: Double, height: Double) {
    #expect(abs(peer_scalar_height(title, body, ratio, 375) - height) < 1e-9)
  }

  @Test func prefixIsTheSameCells() {
    let cells = FeedCells(count: 500).prefix(20)
    let first = FeedCells(count: 20)
    #expect(cells.titles == first.titles && cells.bodies == first.bodies && cells.ratios == first.ratios)
  }
}
