import LayoutModel
import StrategyPlugin
import Testing

/// The JSON of messages.
@Suite struct JSONTextTests {
  @Test(
    arguments: [
      ("null", JSONValue.null), (" [ true , false ] ", .array([.bool(true), .bool(false)])),
      (
        #"{"a":[1,-2.5e3,{}],"a":""}"#,
        .object([
          JSONMember("a", .array([.number(1), .number(-2500), .object([JSONMember]())])), JSONMember("a", .string("")),
        ])
      ),
      (#""\"\\\/\n\r\t\b\fé\u00e9\ud83d\ude00""#, .string("\"\\/\n\r\t\u{8}\u{C}éé😀")),
    ] as [(String, JSONValue)])
  func reads(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONText.value(of: Array(text.utf8)) == value)
    #expect(try JSONText.value(of: JSONText.bytes(of: value)) == value)
  }

  @Test(arguments: [
    "", "[", "[1", "[1,]", "{", #"{"a"}"#, #"{"a":1,}"#, "{a:1}", "nul", "1 2", "-", "1e999", "NaN", #"""#,
    #""\x""#, #""\ud800""#, #""\ud800\u0041""#, #""\u12""#, "\"\u{1}\"", #"{"a":1"#,
  ])
  func refuses(_ text: String) {
    #expect(throws: LayoutError.self) { try JSONText.value(of: Array(text.utf8)) }
  }

  @Test func refusesTextsWithoutBottom() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: LayoutError.self) { try JSONText.value(of: deep) }
  }

  @Test func numbersKeepTheirBits() throws {
    for number in [0.1, 1 / 3, 1e-300, .leastNonzeroMagnitude, 1.7976931348623157e308, -1e21, 123_456_789_012]
      as [Double]
    {
      #expect(try JSONText.value(of: JSONText.bytes(of: .number(number))) == .number(number))
    }
  }
}
