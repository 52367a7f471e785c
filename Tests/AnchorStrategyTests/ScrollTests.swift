import BatchLayout
import Galley
import ItemReading
import LayoutModel
import StrategyTestSupport
import Testing

/// `scroll`: the child at the content's origin, and content sizes in the answer.
@Suite struct ScrollTests {
  /// The layout of a scroll view of 200 × 100 around one child.
  private func layout(_ keys: String, child: String, tree: String = "") throws -> TreeLayout {
    try TreeLayout(
      #"""
      {"width": 200, "height": 100\#(tree),
       "root": {"id": "s", "layout": {"strategy": "scroll"\#(keys)}, "children": [\#(child)]}}
      """#)
  }

  private let picture = #"{"id": "c", "size": [300, 150]}"#

  @Test(
    arguments: [
      ("", "", [300.0, 150.0]),
      (#", "fitToWidth": true"#, "", [200, 150]),
      (#", "fitToHeight": true"#, "", [300, 100]),
      (#", "insets": 10"#, "", [300, 150]),
      (
        #", "fitToWidth": true, "fitToHeight": true, "insets": {"leading": 10, "trailing": 20, "top": 5, "bottom": 15}"#,
        "", [170, 80]
      ),
      // The insets of a scroll view hold the safe area too.
      (#", "fitToWidth": true, "insets": 1"#, #", "safeArea": {"leading": 10, "top": 20}"#, [188, 150]),
    ] as [(String, String, [Double])])
  func contentStartsAtTheOrigin(_ keys: String, _ tree: String, _ size: [Double]) throws {
    for direction in ["ltr", "rtl"] {
      let layout = try layout(keys, child: picture, tree: #"\#(tree), "direction": "\#(direction)""#)
      #expect(layout.status == "ok")
      #expect(layout["c"] == [0, 0] + size)
      #expect(layout.contentSizes == ["s": size])
    }
  }

  @Test(arguments: ["", #"{"id": "c", "size": [300, 150], "hidden": true}"#])
  func nothingToScrollOverIsOfNoSize(_ child: String) throws {
    let layout = try layout("", child: child)
    #expect(layout.status == "ok")
    #expect(layout.frames == ["s": [0, 0, 200, 100]])
    #expect(layout.contentSizes == ["s": [0, 0]])
  }

  @Test func contentSizesAreRoundedAsFramesAre() throws {
    let child = #"{"id": "c", "size": [10.3, 20.3]}"#
    let layout = try layout("", child: child, tree: #", "scale": 2"#)
    #expect(layout["c"] == [0, 0, 10.5, 20.5])
    #expect(layout.contentSizes == ["s": [10.5, 20.5]])
  }

  @Test func scrollViewsFitToWhatFitsToThem() throws {
    let root = #"{"id": "s", "layout": {"strategy": "scroll", "fitToWidth": true}, "children": [\#(picture)]}"#
    let layout = try TreeLayout(root: root)
    #expect(layout["s"] == [0, 0, 300, 0])
    #expect(layout.contentSizes == ["s": [300, 150]])
  }

  @Test func scrollViewsInsideOthers() throws {
    let inner = #"""
      {"id": "inner", "height": 40, "layout": {"strategy": "scroll", "fitToHeight": true}, "children": [\#(picture)]}
      """#
    let column = #"{"id": "column", "layout": {"strategy": "column"}, "children": [\#(inner)]}"#
    let layout = try layout(#", "fitToWidth": true"#, child: column)
    #expect(layout.status == "ok")
    #expect(layout["inner"] == [0, 0, 200, 40])
    #expect(layout["c"] == [0, 0, 300, 40])
    #expect(layout.contentSizes == ["s": [200, 40], "inner": [300, 40]])
  }

  @Test func itemsHaveContentSizesWithTheirFrames() throws {
    let document = #"""
      {"version": 1, "root": {"id": "s", "height": 50, "layout": {"strategy": "scroll", "insets": {"bind": "i"}},
        "children": [{"id": "c", "size": {"bind": "size"}}]}}
      """#
    let engine = try LayoutEngine(
      JSONReader().read(Array(document.utf8)), strategies: .builtIn, fonts: FontLibrary())
    let items = #"{"size": [9, 8], "i": 1}"# + "\n" + #"{"size": [70, 60], "i": 2}"# + "\n"
    var reader = ItemReader(ByteArraySource(Array(items.utf8)), fields: engine.fields)
    let batch = try #require(try reader.next())
    for wantsFrames in [true, false] {
      let request = MeasureRequest(widths: [20], frames: wantsFrames)
      let sizes = engine.measure(batch, request, worker: BatchWorker()).map { $0.contentSizes.map(\.size) }
      let expected = [Size(width: 9, height: 8), Size(width: 70, height: 60)]
      #expect(sizes == (wantsFrames ? expected.map { [$0] } : [[], []]))
    }
    #expect(engine.groupCount == 1)
  }
}
