import LayoutModel
import Testing

/// What strategies write into a sink.
@Suite struct ConstraintSinkTests {
  /// A shelf of three members: two gaps, named after their members and the strategy.
  @Test func strategyWritesConstraints() throws {
    let root = try Reading.view(
      #""layout": {"strategy": "shelf", "gap": 6, "pull": 500}, "children": [{"id": "a"}, {"id": "b"}, {"id": "c"}]"#
    )
    let members = (root.children ?? []).enumerated().map { place, view in
      Member(item: ItemReference(index: place + 1), view: view, members: [])
    }
    let container = Container(item: ItemReference(index: 0), view: root, members: members)
    var sink = ConstraintSink(viewCount: 4)
    sink.begin(source: "root shelf")
    for (_, strategy) in root.strategies { try strategy.constrain(container, into: &sink) }
    #expect(sink.constraints.map(\.name) == ["b.leading (root shelf)", "c.leading (root shelf)"])
    #expect(
      sink.constraints.first
        == LayoutConstraint(
          ItemReference(index: 2)[.leading], .equal, ItemReference(index: 1)[.trailing] + 6,
          priority: Priority(500), name: "b.leading (root shelf)"))
    #expect(sink.itemCount == 4)
  }

  /// A strategy refuses a member's key with the member's path.
  @Test func strategyRefusesMemberKey() throws {
    let root = try Reading.view(#""layout": {"strategy": "shelf"}, "children": [{}, {"slot": "x"}]"#)
    let members = (root.children ?? []).enumerated().map { place, view in
      Member(item: ItemReference(index: place + 1), view: view, members: [])
    }
    let container = Container(item: ItemReference(index: 0), view: root, members: members)
    let strategy = try #require(root.strategies.first?.strategy)
    #expect(throws: LayoutError(at: "root.children[1].slot", "must be a number")) {
      var sink = ConstraintSink(viewCount: 3)
      try strategy.constrain(container, into: &sink)
    }
  }

  /// Without a source a name is its subject; required is the default priority.
  @Test func names() {
    var sink = ConstraintSink(viewCount: 1)
    sink.add(ItemReference(index: 0)[.width], .lessOrEqual, LayoutExpression(5), subject: "w")
    #expect(sink.constraints.map(\.name) == ["w"])
    #expect(sink.constraints.map(\.priority) == [.required])
    #expect(sink.constraints.map(\.relation) == [.lessOrEqual])
  }

  /// Guides are numbered after the views.
  @Test func guides() {
    var sink = ConstraintSink(viewCount: 3)
    #expect(sink.guide() == ItemReference(index: 3))
    #expect(sink.guide() == ItemReference(index: 4))
    #expect(sink.itemCount == 5)
  }

  /// Equal expressions share a place.
  @Test func measureExpressions() {
    var sink = ConstraintSink(viewCount: 1)
    let width = AffineForm(.offeredWidth)
    #expect(sink.measure(.minimum(width, 5)) == AffineForm(.measured(0)))
    #expect(sink.measure(.maximum(width, 5)) == AffineForm(.measured(1)))
    #expect(sink.measure(.minimum(width, 5)) == AffineForm(.measured(0)))
    #expect(sink.expressions == [.minimum(width, 5), .maximum(width, 5)])
  }

  /// Content priorities are kept by member and axis; the last wish for one counts.
  @Test func contentPriorities() {
    var sink = ConstraintSink(viewCount: 2)
    let item = ItemReference(index: 1)
    sink.prefer(hugging: Priority(1), compressionResistance: Priority(2), for: item, along: .horizontal)
    sink.prefer(hugging: Priority(3), compressionResistance: Priority(4), for: item, along: .vertical)
    sink.prefer(hugging: Priority(5), compressionResistance: Priority(6), for: item, along: .horizontal)
    #expect(sink.contentPriorities.count == 1)
    #expect(sink.contentPriorities[item]?[.horizontal]?.hugging == Priority(5))
    #expect(sink.contentPriorities[item]?[.horizontal]?.compressionResistance == Priority(6))
    #expect(sink.contentPriorities[item]?[.vertical]?.hugging == Priority(3))
  }

  @Test func copiesAreNumberedAfterTheViews() throws {
    // A container 0 with a member 1, which holds 2 and 3.
    let inner = [2, 3].map { Member(item: ItemReference(index: $0), view: LayoutView(), members: []) }
    let member = Member(item: ItemReference(index: 1), view: LayoutView(), members: inner)
    var sink = ConstraintSink(viewCount: 4)
    let guide = sink.guide()
    let width = try sink.fitted(member, along: .horizontal, across: 7)
    #expect(width == AffineForm(.measured(0)))
    #expect(sink.expressions == [.solved(ItemReference(index: 5)[.width])])
    #expect(sink.itemCount == 8)
    #expect((4..<8).map { sink.place(of: ItemReference(index: $0)) } == [nil, 1, 2, 3])
    #expect(sink.origins.map(\.parent?.index) == [guide.index - 4, nil, 5, 5])
    #expect(sink.copies.map(\.count) == [3])
  }

  @Test func copiesEnd() throws {
    let member = Member(item: ItemReference(index: 1), view: LayoutView(), members: [])
    var sink = ConstraintSink(viewCount: 2)
    for _ in 0..<ConstraintSink.copyLimit { _ = try sink.fitted(member, along: .vertical, across: nil) }
    #expect(throws: LayoutError.self) { try sink.fitted(member, along: .vertical, across: nil) }
  }

  @Test func alternativesAreKeptApart() throws {
    var sink = ConstraintSink(viewCount: 1)
    let width = ItemReference(index: 0)[.width]
    sink.add(width, .equal, LayoutExpression(1), subject: "first")
    try sink.add(whereDecided: width) { sink in
      sink.add(width, .equal, LayoutExpression(2), subject: "decided")
    } otherwise: { sink in
      sink.add(width, .equal, LayoutExpression(3), subject: "open")
    }
    #expect(sink.constraints.map(\.name) == ["first"])
    #expect(sink.alternatives.map { $0.decided.map(\.name) } == [["decided"]])
    #expect(sink.alternatives.map { $0.open.map(\.name) } == [["open"]])
  }

  @Test func knownValuesAreFolded() {
    var sink = ConstraintSink(viewCount: 1)
    let field = AffineForm(.length(FieldPath("f"), fallback: nil))
    #expect(sink.larger(3, 5) == 5)
    #expect(sink.smaller(field + 2, field) == field)
    #expect(sink.clamped(9, minimum: 2, maximum: 4) == 4)
    #expect(sink.value(of: LayoutExpression(field)) == field)
    #expect(sink.expressions.isEmpty)
    #expect(sink.larger(field, 1) == AffineForm(.measured(0)))
    #expect(sink.expressions == [.maximum(field, 1)])
  }
}
