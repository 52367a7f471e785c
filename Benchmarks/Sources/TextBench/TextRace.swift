import CPangoText
import Foundation
import LayoutModel
import TextMeasurement

/// Galley and Pango on one set of texts in one font, taking turns.
struct TextRace {
  /// The set's name.
  var set: String
  /// The family.
  var font: String
  /// The texts in UTF-8.
  var texts: [[UInt8]]
  /// How texts are measured.
  var measurer: TextMeasurer

  /// Points to the em.
  static let size = 15.0
  /// The first width.
  static let width = 300.0
  /// The widths of laying out again.
  static let widths = [220.0, 260.0, 340.0, 420.0]

  /// Times of one round, in nanoseconds a text.
  private struct Round {
    var cold = 0.0
    var warm = 0.0
    var again = 0.0
    var pangoFirst = 0.0
    var pangoAgain = 0.0
  }

  /// Runs the rounds, and adds their medians to a report.
  func run(rounds: Int, into report: inout BenchReport) {
    guard let pango = pango_text_open(font, Self.size) else { return }
    defer { pango_text_close(pango) }
    var lines = (galley: 0, pango: 0)
    var bytes = 0
    var times: [Round] = []
    // One round more than counts: the first fills what Pango keeps of fonts.
    for round in 0...rounds {
      var time = Round()
      let context = TextContext()
      var prepared = PreparedTexts()
      time.cold = each { prepare(&prepared, context) }
      for _ in 0..<3 {
        prepared.removeAll()
        time.warm += each { prepare(&prepared, context) } / 3
      }
      let ready = prepared
      lines.galley = 0
      for index in texts.indices { lines.galley += ready.metrics(of: index, width: Self.width).lineCount }
      bytes = ready.byteCount
      time.again = each { precondition(heights(ready) > 0) } / Double(Self.widths.count)
      time.pangoFirst = each { lines.pango = layOut(pango) }
      time.pangoAgain = again(pango)
      if round > 0 { times.append(time) }
    }
    report.bytesPerText["\(set), \(font)"] = Double(bytes) / Double(texts.count)
    let size = texts.reduce(0) { $0 + $1.count } / max(texts.count, 1)
    print(
      "\(set), \(font): \(texts.count) texts of \(size) bytes; lines \(lines.galley), Pango \(lines.pango); "
        + "\(bytes / max(texts.count, 1)) bytes a prepared text")
    add("cold", \.cold, \.pangoFirst, times, &report)
    add("warm", \.warm, \.pangoFirst, times, &report)
    add("relayout", \.again, \.pangoAgain, times, &report)
  }

  /// CPU time a text.
  private func each(_ body: () -> Void) -> Double { Clock.nanoseconds(body) / Double(max(texts.count, 1)) }

  /// Prepares all texts.
  private func prepare(_ prepared: inout PreparedTexts, _ context: TextContext) {
    for text in texts { _ = prepared.append(text.span, measurer: measurer, context: context) }
  }

  /// Lays all texts out with Pango; the number of lines.
  private func layOut(_ pango: OpaquePointer) -> Int {
    var lines = 0
    for text in texts {
      text.withUnsafeBytes {
        lines += Int(
          pango_text_first(pango, $0.bindMemory(to: CChar.self).baseAddress, text.count, Self.width))
      }
    }
    return lines
  }

  /// The sum of heights at all widths.
  private func heights(_ ready: PreparedTexts) -> Double {
    var sum = 0.0
    for width in Self.widths {
      for index in 0..<ready.count { sum += ready.metrics(of: index, width: width).height }
    }
    return sum
  }

  /// CPU time a text that Pango takes at a second width.
  private func again(_ pango: OpaquePointer) -> Double {
    let joined = texts.map { $0.map(CChar.init(bitPattern:)) + [0] }
    var pointers: [UnsafePointer<CChar>?] = []
    for text in joined {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
      copy.initialize(from: text, count: text.count)
      pointers.append(UnsafePointer(copy))
    }
    pango_text_keep(pango, pointers, texts.map(\.count), texts.count, Self.width)
    var lines = 0
    let time = each { for index in texts.indices { lines += Int(pango_text_again(pango, index, Self.widths[0])) } }
    precondition(lines > 0)
    pango_text_forget(pango)
    for pointer in pointers { pointer?.deallocate() }
    return time
  }

  /// Adds one mode of both engines.
  private func add(
    _ mode: String, _ own: KeyPath<Round, Double>, _ pango: KeyPath<Round, Double>, _ times: [Round],
    _ report: inout BenchReport
  ) {
    let time = median(times.map { $0[keyPath: own] })
    let ratio = median(times.map { $0[keyPath: pango] / $0[keyPath: own] })
    let peer = median(times.map { $0[keyPath: pango] })
    report.results.append(
      BenchResult(set: set, font: font, engine: "galley", mode: mode, nsPerText: time, ratioToPango: ratio))
    report.results.append(
      BenchResult(set: set, font: font, engine: "pango", mode: mode, nsPerText: peer, ratioToPango: 1))
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    print(
      "  \(column(mode, 8))  Galley \(column(String(Int(time.rounded())), 8)) ns, "
        + "Pango \(column(String(Int(peer.rounded())), 8)) ns, ratio \(column(String(format: "%.1f", ratio), 8))")
  }

  /// The middle of some numbers.
  private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
