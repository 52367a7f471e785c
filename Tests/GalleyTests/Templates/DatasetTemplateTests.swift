import BatchLayout
import Galley
import ItemReading
import LayoutModel
import Testing
import TextMeasurement

/// A cell as a document and as a template: the same document, and the same bits.
@Suite struct DatasetTemplateTests {
  private static let widths = [320.0, 375, 414.5]
  private static let textScales = [1, 1.35]
  /// Every so many lines are measured: enough for every structure of the sets, and few enough for a debug build.
  private static let step = 40

  private static func check<Item>(
    _ set: String, _ template: CellTemplate<Item>, fields: ItemFields<Item>, read: (JSONValue) throws -> Item
  ) throws {
    let lines = try Dataset.lines(set, step: step)
    let request = MeasureRequest(widths: widths, textScales: textScales, frames: true)
    let engine = try LayoutEngine(try Dataset.document(set), strategies: .builtIn, fonts: FontLibrary())
    var reader = ItemReader(
      ByteArraySource(Array(lines.joined(separator: [UInt8(ascii: "\n")]))), fields: engine.fields)
    var expected: [CellResult] = []
    while let batch = try reader.next() { expected += engine.measure(batch, request, worker: BatchWorker()) }
    let items = try lines.map { try read(JSONReader().read($0)) }
    let measured = try CellEngine(template).measure(items, request)
    #expect(expected.count == lines.count * widths.count * textScales.count)
    #expect(measured.results.map(\.height.bitPattern) == expected.map(\.height.bitPattern))
    #expect(measured.results.map(\.status) == expected.map(\.status))
    #expect(measured.results.map(\.frames) == expected.map(\.frames))
    #expect(measured.results.allSatisfy { $0.height > 0 && $0.status == .ok })

    let overModel = try CellEngine(CellTemplate(document: try Dataset.document(set), fields: fields))
    #expect(overModel.measure(items, request).results.map(\.height.bitPattern) == expected.map(\.height.bitPattern))
  }

  @Test func feedHeightsAreThoseOfTheDocument() throws {
    try Self.check("feed", FeedPost.template, fields: FeedPost.fields) { FeedPost($0) }
  }

  @Test func chatHeightsAreThoseOfTheDocument() throws {
    try Self.check("chat", ChatMessage.template, fields: ChatMessage.fields) { try ChatMessage($0) }
  }

  /// Equal in every part of every view, as Swift prints them.
  @Test func templatesAreTheDocuments() throws {
    let feed = try LayoutDocument(FeedPost.template, fields: FeedPost.fields)
    #expect(
      String(reflecting: feed.root)
        == String(reflecting: try LayoutDocument(try Dataset.document("feed"), strategies: .builtIn).root))
    let chat = try LayoutDocument(ChatMessage.template, fields: ChatMessage.fields)
    #expect(
      String(reflecting: chat.root)
        == String(reflecting: try LayoutDocument(try Dataset.document("chat"), strategies: .builtIn).root))
    #expect(feed.name == "feed")
    #expect(chat.name == "chat")
  }

  /// A template written as JSON and read again over the model measures the same.
  @Test func aTemplateSurvivesTheWayThroughItsDocument() throws {
    let items = try Dataset.lines("chat", step: 200).map { try ChatMessage(JSONReader().read($0)) }
    let document = try ChatMessage.template.document(fields: ChatMessage.fields)
    var writer = JSONWriter()
    writer.value(document)
    let again = CellTemplate(document: try JSONReader().read(writer.bytes), fields: ChatMessage.fields)
    #expect(again.name == "chat")
    let heights = try CellEngine(ChatMessage.template).heights(of: items, width: 375)
    #expect(try CellEngine(again).heights(of: items, width: 375) == heights)
    #expect(Set(heights).count > 5)
  }
}
