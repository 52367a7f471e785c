import ItemReading
import LayoutModel
import Testing

/// How JSON is read and refused.
@Suite struct JSONReaderTests {
  /// Reads a text.
  private func read(_ text: String) throws(LayoutError) -> JSONValue {
    try JSONReader().read(Array(text.utf8))
  }

  /// The message of a text that must be refused.
  private func message(_ bytes: [UInt8]) -> String? {
    do throws(LayoutError) {
      _ = try JSONReader().read(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func keepsOrderAndDuplicates() throws {
    let value = try read(#" {"b": [1, -2.5, "x\né"], "a": null, "b": {"c": true, "d": false, "e": {}}} "#)
    let expected = JSONValue.object([
      JSONMember("b", .array([.number(1), .number(-2.5), .string("x\né")])),
      JSONMember("a", .null),
      JSONMember(
        "b",
        .object([
          JSONMember("c", .bool(true)), JSONMember("d", .bool(false)), JSONMember("e", .object([])),
        ])),
    ])
    #expect(value == expected)
  }

  @Test(arguments: [
    ("7", JSONValue.number(7)), ("\"\"", .string("")), ("[]", .array([])), ("null", .null),
    ("18446744073709551615", .number(0x1p64)),
    ("[100000000000000000000000, -200000000000000000000]", .array([.number(1e23), .number(-2e20)])),
    (#"["\\\"5", 100000000000000000000000]"#, .array([.string(#"\"5"#), .number(1e23)])),
  ])
  func readsScalarsAndWideNumbers(_ text: String, _ value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test func skipsByteOrderMark() throws {
    #expect(try JSONReader().read([0xEF, 0xBB, 0xBF, 0x31]) == .number(1))
  }

  @Test(arguments: [
    ("", "broken JSON: expected a value, not the end of the text at line 1, column 1"),
    ("{\"a\": 1,\n \"b\" 2}", "broken JSON: expected a colon, not '2' at line 2, column 6"),
    ("[1, 2", "broken JSON: expected a comma or ], not the end of the text at line 1, column 6"),
    ("[1,]", "broken JSON: expected a value, not ']' at line 1, column 4"),
    ("{\"a\":1,}", "broken JSON: expected a key in quotes, not '}' at line 1, column 8"),
    ("{} x", "broken JSON: unexpected 'x' after the value at line 1, column 4"),
    ("[NaN]", "broken JSON: expected a value, not 'N' at line 1, column 2"),
    ("[-Infinity]", "broken JSON: expected a digit, not 'I' at line 1, column 3"),
    ("[01]", "broken JSON: a number must not begin with 0 at line 1, column 3"),
    ("[1e999]", "broken JSON: a number is out of range at line 1, column 8"),
    ("\"abc", "broken JSON: a string does not end at line 1, column 1"),
    ("\"a\tb\"", "broken JSON: a control character in a string must be escaped at line 1, column 3"),
    ("\"\\x\"", "broken JSON: unknown escape: a backslash before 'x' at line 1, column 3"),
    ("\"\\ud800\"", "broken JSON: half a surrogate pair at line 1, column 8"),
  ])
  func saysWhatIsBrokenAndWhere(_ text: String, _ expected: String) {
    #expect(message(Array(text.utf8)) == expected)
  }

  @Test func saysWhereUTF8Ends() {
    #expect(message(Array("{\"a\": \"é".utf8) + [0xFF, 0x22, 0x7D]) == "not UTF-8 at byte 9")
    #expect(message([0x22, 0xED, 0xA0, 0x80, 0x22]) == "not UTF-8 at byte 1")
  }

  @Test func refusesDeepNesting() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(message(Array(deep.utf8)) == "broken JSON: more than 1024 levels are nested")
    let open = String(repeating: "{\"a\":[", count: 10_000)
    #expect(message(Array(open.utf8))?.hasPrefix("broken JSON") == true)
  }

  @Test func readsTextAfterBrokenText() throws {
    let reader = JSONReader()
    #expect(throws: LayoutError.self) { try reader.read(Array("[[[".utf8)) }
    #expect(try reader.read(Array("[2]".utf8)) == .array([.number(2)]))
  }
}
