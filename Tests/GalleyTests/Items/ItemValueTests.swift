import BatchLayout
import Galley
import LayoutModel
import Testing

/// What properties of each type bring, told by the views that they hide.
@Suite struct ItemValueTests {
  private enum Kind: Int, ItemValue {
    case none, some
  }

  private struct Item: Sendable {
    var flag = true
    var count = 1
    var float: Float = 0.5
    var double: Double? = 2
    var text = "a"
    var part: Substring? = "b"
    var list: [Kind]? = [.some]
    var size: Size? = Size(width: 1, height: 1)
    var kind = Kind.some
    var nested: Int??? = 3
  }

  private static let template = CellTemplate<Item> {
    Column(spacing: 0) {
      Box().id("flag").hidden(unless: \.flag)
      Box().id("count").hidden(unless: \.count)
      Box().id("float").hidden(unless: \.float)
      Box().id("double").hidden(unless: \.double)
      Box().id("text").hidden(unless: \.text)
      Box().id("part").hidden(unless: \.part)
      Box().id("list").hidden(unless: \.list)
      Box().id("size").hidden(unless: \.size)
      Box().id("kind").hidden(unless: \.kind)
      Box().id("nested").hidden(unless: \.nested)
    }
  }

  private static let names = ["flag", "count", "float", "double", "text", "part", "list", "size", "kind", "nested"]

  private static func visible(_ template: CellTemplate<Item>, _ item: Item) throws -> [String] {
    try CellEngine(template).frames(of: [item], width: 10)[0].map(\.view).filter { $0 != "root" }
  }

  @Test func yes() throws { #expect(try Self.visible(Self.template, Item()) == Self.names) }

  /// Changes after which one property says no.
  @Test(arguments: names) func no(_ name: String) throws {
    let changes: [String: [(inout Item) -> Void]] = [
      "flag": [{ $0.flag = false }], "count": [{ $0.count = 0 }], "float": [{ $0.float = 0 }],
      "double": [{ $0.double = 0 }, { $0.double = nil }], "text": [{ $0.text = "" }],
      "part": [{ $0.part = "" }, { $0.part = nil }], "list": [{ $0.list = [] }, { $0.list = nil }],
      "size": [{ $0.size = nil }], "kind": [{ $0.kind = .none }],
      "nested": [
        { $0.nested = .some(.some(nil)) }, { $0.nested = .some(nil) }, { $0.nested = nil }, { $0.nested = 0 },
      ],
    ]
    for change in try #require(changes[name]) {
      var item = Item()
      change(&item)
      #expect(try Self.visible(Self.template, item) == Self.names.filter { $0 != name })
    }
  }

  /// `when`, `equals` and `in`.
  @Test func conditions() throws {
    let template = CellTemplate<Item> {
      Column {
        Box().id("when").hidden(when: \.flag)
        Box().id("equals").hidden(unless: \.kind, equals: .some)
        Box().id("not").hidden(when: \.text, equals: "b")
        Box().id("among").hidden(unless: \.count, in: [1, 2])
        Box().id("neither").hidden(when: \.double, in: [nil, 5])
        Box().id("never").hidden()
        Box().id("always").hidden(false)
      }
    }
    #expect(try Self.visible(template, Item()) == ["equals", "not", "among", "neither", "always"])
    let other = Item(flag: false, count: 2, double: nil, text: "b", kind: .none)
    #expect(try Self.visible(template, other) == ["when", "among", "always"])
  }

  /// Numbers that are not finite are the item's fault.
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func numbersThatAreNone(_ number: Double) throws {
    let measured = try CellEngine(Self.template).measure(
      [Item(double: number), Item()], MeasureRequest(widths: [10]))
    #expect(measured.results.map(\.status) == [.error, .ok])
    #expect(measured[0].diagnostics.first?.message.contains("double") == true)
  }

  /// A map names properties, and finds their names.
  @Test func fields() throws {
    var fields: ItemFields<Item> = ["b": .init(\.count), "a": .init(\.text)]
    #expect(fields.names == ["a", "b"])
    #expect(fields["c"] == nil)
    fields["c"] = .init(\.flag)
    #expect(fields.names == ["a", "b", "c"])
    #expect(ItemFields<Item>().names.isEmpty)
  }
}
