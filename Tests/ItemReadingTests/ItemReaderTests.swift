import ItemReading
import LayoutModel
import Testing

/// What items become in batches.
@Suite struct ItemReaderTests {
  /// The fields the tests read.
  private static let fields = ["title", "size", "a.b", "images.0", "images.1.w"].map(FieldPath.init)

  /// Reads all items of a text as one batch.
  private func batch(_ bytes: [UInt8], piece: Int = .max) throws -> ItemBatch {
    var reader = ItemReader(ByteArraySource(bytes, pieceSize: piece), fields: Self.fields)
    return try reader.next() ?? ItemBatch(fields: Self.fields, keys: [])
  }

  /// A field's value in words.
  private func describe(_ batch: ItemBatch, _ field: Int, _ item: Int = 0) -> String {
    let column = batch.columns[field]
    let start = Int(column.textStarts[item])
    let text = String(decoding: batch.arena[start..<start + Int(column.textLengths[item])], as: UTF8.self)
    switch column.kinds[item] {
    case .text: return "text \(text)"
    case .number: return "number \(column.numbers[item])"
    case .size: return "size \(column.numbers[item]) \(column.heights[item])"
    case let kind: return "\(kind)"
    }
  }

  @Test(arguments: [
    ("null", "null"), ("false", "no"), ("true", "yes"), ("-1.5", "number -1.5"), ("1e7", "number 10000000.0"),
    (#""a\u00e9\n""#, "text aé\n"), (#""""#, "text "), ("[]", "emptyArray"), ("[1]", "array"),
    ("[1,\"2\"]", "array"), ("[1,2,3]", "array"), ("[3,4.5]", "size 3.0 4.5"), ("{}", "object"),
    (#"{"width":3,"height":4}"#, "size 3.0 4.0"), (#"{"h":4,"w":3}"#, "size 3.0 4.0"),
    (#"{"width":3}"#, "size 3.0 nan"), (#"{"h":4}"#, "size nan 4.0"),
    (#"{"width":3,"height":null}"#, "size 3.0 nan"),
    (#"{"url":"x","width":3,"height":4}"#, "size 3.0 4.0"), (#"{"width":"3"}"#, "object"),
    (#"{"width":3,"height":"4"}"#, "object"), (#"{"x":1}"#, "object"),
  ])
  func kinds(_ json: String, _ expected: String) throws {
    #expect(describe(try batch(Array("{\"title\":\(json)}".utf8)), 0) == expected)
  }

  @Test func pathsGoThroughObjectsAndArrays() throws {
    let text = #"{"a":{"b":"x"},"images":[{"w":1,"h":2},{"w":7}],"size":1,"size":2}"#
    let batch = try batch(Array(text.utf8))
    #expect(
      (0..<5).map { describe(batch, $0) } == ["absent", "number 1.0", "text x", "size 1.0 2.0", "number 7.0"])
    let other = try self.batch(Array(#"{"a":[1],"images":{"0":"zero","1":5}}"#.utf8))
    #expect((0..<5).map { describe(other, $0) } == ["absent", "absent", "absent", "text zero", "absent"])
  }

  @Test func keys() throws {
    let lines = [
      #"{"id":"a,b"}"#, #"{"id":9007199254740993}"#, #"{"id":18446744073709551615}"#, #"{"id":-4}"#,
      #"{"id":1.5}"#, "{}",
    ]
    let batch = try batch(Array(lines.joined(separator: "\n").utf8))
    #expect(
      batch.keys == [
        .text("a,b"), .number("9007199254740993"), .number("18446744073709551615"), .number("-4"),
        .number("1.5"),
        .number("5"),
      ])
    #expect(batch.faults.isEmpty)
  }

  @Test func faultsNameLineAndReason() throws {
    let lines = [
      "{\"title\":1}", "", "{\"title\":}", "[1]", "{\"id\":null,\"title\":1}",
      "{\"id\":\"k\",\"title\":2,\"size\":[1,10000001]}",
      "{\"id\":\"ok\"}",
    ]
    let batch = try batch(Array(lines.joined(separator: "\r\n").utf8) + [0x0A, 0x7B, 0xC0, 0x7D])
    #expect(
      batch.keys == [
        .number("0"), .number("1"), .number("2"), .number("3"), .text("k"), .text("ok"), .number("6"),
      ])
    #expect(
      batch.faults == [
        1: "line 3: broken JSON: expected a value, not '}' at byte 9",
        2: "line 4: expected an object, such as {\"id\": 1}",
        3: "line 5: id: an id must be a string or a number",
        4: "line 6: size: a number must lie between -1e7 and 1e7",
        6: "line 8: not UTF-8 at byte 1",
      ])
    #expect(
      batch.columns.allSatisfy { column in batch.faults.keys.allSatisfy { column.kinds[$0] == .absent } })
  }

  @Test(arguments: 1...30)
  func readBoundariesDoNotMatter(_ piece: Int) throws {
    let text = "\u{FEFF}{\"id\":1,\"title\":\"é\"}\r\n\n{\"title\":\"😀\"}\r\nbroken\n{\"size\":[1,2]}"
    let whole = try batch(Array(text.utf8))
    let split = try batch(Array(text.utf8), piece: piece)
    #expect(whole.keys == split.keys && whole.arena == split.arena && whole.faults == split.faults)
    #expect(whole.count == 4 && describe(split, 0) == "text é" && describe(split, 1, 3) == "size 1.0 2.0")
  }

  @Test func readsLineOfTenMegabytes() throws {
    let long = String(repeating: "word ", count: 2_000_000)
    let batch = try batch(Array("{\"title\":\"\(long)\"}\n{\"title\":\"next\"}\n".utf8), piece: 100_000)
    #expect(batch.columns[0].textLengths == [10_000_000])
  }

  @Test func deepNestingIsAFault() throws {
    let deep = "{\"a\":" + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000) + "}"
    #expect(
      try batch(Array(deep.utf8)).faults == [0: "line 1: broken JSON: more than 1024 levels are nested"])
  }

  @Test func linesAsValues() throws {
    var batcher = LineBatcher(ByteArraySource(Array("{\"id\":\"x\",\"a\":[1]}\n3\n\n{".utf8)))
    let block = try #require(try batcher.next())
    let lines = JSONReader().lines(of: block)
    #expect(lines.map(\.key) == [.text("x"), .number("1"), .number("2")])
    #expect(try lines[0].value.get()["a"] == .array([.number(1)]))
    #expect(throws: LayoutError(at: "line 2", "expected an object, such as {\"id\": 1}")) {
      try lines[1].value.get()
    }
    #expect(throws: LayoutError.self) { try lines[2].value.get() }
  }
}
