import LayoutModel
import Testing

/// The keys of a view and their defaults.
@Suite struct ViewReadingTests {
  /// A quantity bound to a field.
  private func bound(_ field: String, _ fallback: Double? = nil) -> Quantity {
    .bound(FieldPath(field), fallback: fallback)
  }

  /// A view without keys.
  @Test func defaults() throws {
    let view = try Reading.view("")
    guard case .none = view.content else {
      Issue.record("content \(view.content)")
      return
    }
    #expect(view.id == "root")
    #expect(view.path == "root")
    #expect(view.children == nil)
    #expect(!view.isContainer)
    #expect(!view.isSpacer)
    for axis in Axis.allCases {
      let extent = view.sizing[axis]
      #expect([extent.exact, extent.minimum, extent.maximum].allSatisfy { $0 == nil })
      #expect([extent.hugging, extent.compressionResistance].allSatisfy { $0 == nil })
    }
    #expect(view.sizing.ratio == nil)
    #expect(view.hidden == .never)
    #expect(view.firstBaseline == nil)
    #expect(view.lastBaseline == nil)
    let none = Quantity.literal(0)
    #expect(view.margins == Edges(top: none, leading: none, bottom: none, trailing: none))
    #expect(view.strategies.isEmpty)
    #expect(view.memberOptions.isEmpty)
  }

  /// Ids are paths of child indices; a named view does not change those below it.
  @Test func identifiers() throws {
    let root = try Reading.view(
      #""id": "cell", "children": [{}, {"id": "b", "children": [{}, {"id": "d"}]}]"#)
    let children = root.children ?? []
    #expect(root.id == "cell")
    #expect(children.map(\.id) == ["root.0", "b"])
    #expect(children.last?.children?.map(\.id) == ["root.1.0", "d"])
    #expect(
      children.last?.children?.map(\.path) == [
        "root.children[1].children[0]", "root.children[1].children[1]",
      ])
  }

  /// An empty list of children makes a container.
  @Test func emptyContainer() throws {
    #expect(try Reading.view(#""children": []"#).isContainer)
  }

  /// A spacer is 0 × 0.
  @Test func spacer() throws {
    let view = try Reading.view(#""spacer": true"#)
    #expect(view.isSpacer)
    guard case .size(let size) = view.content else {
      Issue.record("content \(view.content)")
      return
    }
    #expect(size == .parts(width: .literal(0), height: .literal(0)))
    #expect(try !Reading.view(#""spacer": false"#).isSpacer)
  }

  /// Baselines and margins, as numbers and binds.
  @Test func baselinesAndMargins() throws {
    let view = try Reading.view(
      #""baseline": {"first": 12, "last": {"bind": "b"}}, "margins": {"leading": 8, "bottom": {"bind": "m.n", "default": 2}}"#
    )
    #expect(view.firstBaseline == .literal(12))
    #expect(view.lastBaseline == bound("b"))
    #expect(
      view.margins
        == Edges(top: .literal(0), leading: .literal(8), bottom: bound("m.n", 2), trailing: .literal(0)))
    let same = try Reading.view(#""margins": {"bind": "m"}"#).margins
    #expect(same == Edges(top: bound("m"), leading: bound("m"), bottom: bound("m"), trailing: bound("m")))
  }

  /// Intrinsic sizes in their spellings.
  @Test(
    arguments: [
      (#"{"width": 3, "height": 4}"#, .parts(width: .literal(3), height: .literal(4))),
      (#"{"w": 3, "h": 4}"#, .parts(width: .literal(3), height: .literal(4))),
      ("[3, 4]", .parts(width: .literal(3), height: .literal(4))),
      (#"{"width": 3}"#, .parts(width: .literal(3), height: nil)),
      (#"{"h": 0}"#, .parts(width: nil, height: .literal(0))),
      ("{}", .parts(width: nil, height: nil)),
      (
        #"[{"bind": "a.0"}, {"bind": "b", "default": 5}]"#,
        .parts(width: .bound(FieldPath("a.0"), fallback: nil), height: .bound(FieldPath("b"), fallback: 5))
      ),
      (#"{"bind": "image"}"#, .bound(FieldPath("image"), fallback: nil)),
      (
        #"{"bind": "image", "default": {"w": 1, "h": 2}}"#,
        .bound(FieldPath("image"), fallback: Size(width: 1, height: 2))
      ),
      (
        #"{"bind": "image", "default": [1, 2]}"#,
        .bound(FieldPath("image"), fallback: Size(width: 1, height: 2))
      ),
    ] as [(String, IntrinsicSize)])
  func intrinsicSizes(_ json: String, _ size: IntrinsicSize) throws {
    guard case .size(let read) = try Reading.view(#""size": \#(json)"#).content else {
      Issue.record("no size")
      return
    }
    #expect(read == size)
  }

  /// When a view is left out.
  @Test(
    arguments: [
      ("false", .never), ("true", .always),
      (#"{"when": "a.b"}"#, .when(.truthy(FieldPath("a.b")))),
      (#"{"unless": "a"}"#, .unless(.truthy(FieldPath("a")))),
      (#"{"when": {"field": "kind", "equals": "x"}}"#, .when(.among(FieldPath("kind"), [.string("x")]))),
      (#"{"unless": {"field": "n", "equals": null}}"#, .unless(.among(FieldPath("n"), [.null]))),
      (
        #"{"unless": {"field": "n", "in": [1, "1", true]}}"#,
        .unless(.among(FieldPath("n"), [.number(1), .string("1"), .bool(true)]))
      ),
      (#"{"when": {"field": "n", "in": []}}"#, .when(.among(FieldPath("n"), []))),
    ] as [(String, HiddenRule)])
  func hiddenRules(_ json: String, _ rule: HiddenRule) throws {
    #expect(try Reading.view(#""children": [{"hidden": \#(json)}]"#).children?.first?.hidden == rule)
  }

  /// A rule's condition and its field.
  @Test func conditions() {
    let condition = HiddenRule.Condition.among(FieldPath("n"), [.null])
    #expect(HiddenRule.when(condition).condition == condition)
    #expect(HiddenRule.unless(condition).condition?.field == FieldPath("n"))
    #expect(HiddenRule.always.condition == nil)
    #expect(HiddenRule.never.condition == nil)
  }

  /// A path's steps.
  @Test(
    arguments: [("a", ["a"]), ("a.b.0", ["a", "b", "0"]), ("a..b", ["a", "", "b"])] as [(String, [String])])
  func fieldPaths(_ dotted: String, _ steps: [String]) {
    #expect(FieldPath(dotted).steps == steps)
    #expect(FieldPath(dotted).description == dotted)
  }
}
