import ItemReading
import LayoutModel
import Testing

/// How JSON is written.
@Suite struct JSONWriterTests {
  /// What a writer wrote.
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func putsCommasAndColons() {
    let text = text { writer in
      for _ in 0..<2 {
        writer.beginObject()
        writer.key("id")
        writer.itemKey(.number("12345678901234567890"))
        writer.key("a")
        writer.beginArray()
        writer.integer(-3)
        writer.beginObject()
        writer.endObject()
        writer.bool(true)
        writer.endArray()
        writer.endObject()
        writer.endLine()
      }
    }
    let line = #"{"id":12345678901234567890,"a":[-3,{},true]}"# + "\n"
    #expect(text == line + line)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (320, "320"), (-7, "-7"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
    (9_007_199_254_740_991, "9007199254740991"), (.nan, "null"), (-.infinity, "null"), (1e-7, "1e-07"),
  ])
  func writesNumbers(_ number: Double, _ expected: String) {
    #expect(text { $0.number(number) } == expected)
  }

  @Test func numbersKeepTheirBits() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try JSONReader().read(Array(text { $0.number(number) }.utf8)) == .number(number))
    }
  }

  @Test func valuesComeBack() throws {
    let source = #"{"k\"\\":["\u0000\u001f\n\t\r","é中😀",1.5e300,-1,true,false,null,{}],"k":{"k":[[]]}}"#
    let value = try JSONReader().read(Array(source.utf8))
    let written = text { $0.value(value) }
    #expect(try JSONReader().read(Array(written.utf8)) == value)
  }
}
