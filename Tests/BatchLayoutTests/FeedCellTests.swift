import BatchLayout
import LayoutModel
import Testing

/// The benchmark's feed cell against its arithmetic and its published sums.
@Suite struct FeedCellTests {
  /// How far a sum of heights may be from the published one, which has three decimals.
  private static let sumTolerance = 0.01

  /// The published sums of heights at width 375.
  private static let sums = [10_000: 2_989_346.954, 20_000: 5_992_101.877]

  @Test(arguments: sums)
  func arithmeticGivesThePublishedSums(_ count: Int, _ sum: Double) {
    let heights = FeedCell.cells(count).map { $0.height(width: 375) }
    #expect(abs(heights.reduce(0, +) - sum) <= Self.sumTolerance)
  }

  @Test func engineGivesThePublishedSums() throws {
    let heights = FeedCell.heights(of: FeedCell.cells(20_000), try Cells.engine(FeedCell.document))
    for (count, sum) in Self.sums {
      #expect(abs(heights.prefix(count).reduce(0, +) - sum) <= Self.sumTolerance)
    }
  }

  @Test(arguments: [200.0, 320, 375, 414.5, 1024])
  func everyHeightIsTheArithmeticOne(_ width: Double) throws {
    let cells = FeedCell.cells(500)
    let heights = FeedCell.heights(of: cells, try Cells.engine(FeedCell.document), width: width)
    let wrong = zip(cells, heights).filter { abs($0.height(width: width) - $1) > Cells.tolerance }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func framesOfACellWithAnImage() throws {
    let engine = try Cells.engine(FeedCell.document)
    let cell = FeedCell(title: 43, body: 0, hasImage: true, ratio: 1.3)
    let request = MeasureRequest(widths: [375], frames: true, diagnostics: true)
    let result = engine.measure(
      FeedCell.batch([cell], fields: engine.fields), request, worker: BatchWorker())[0]
    #expect(result.status == .ok)
    #expect(result.diagnostics == [])
    // Two lines of title, an empty body, an image of 299 ÷ 1.3 = 230 and the buttons: (299 − 16) ÷ 3 wide.
    #expect(result.has("avatar", [12, 12, 40, 40]))
    #expect(result.has("column", [64, 12, 299, 38 + 8 + 230 + 8 + 32]))
    #expect(result.has("texts", [0, 0, 299, 38]))
    #expect(result.has("title", [0, 0, 299, 34]))
    #expect(result.has("body", [0, 38, 299, 0]))
    #expect(result.has("image", [0, 46, 299, 230]))
    #expect(result.has("footer", [0, 284, 299, 32]))
    #expect(result.has("reply", [283.0 / 3 + 8, 0, 283.0 / 3, 32]))
  }

  @Test func imagesAreTwoStructures() throws {
    let engine = try Cells.engine(FeedCell.document)
    _ = FeedCell.heights(of: FeedCell.cells(500), engine)
    #expect(engine.groupCount == 2)
  }
}
