internal import ConstraintSolver
internal import ItemReading

/// What a bench tells, for people and as JSON.
struct BenchReport {
  /// The document's path.
  let document: String
  /// The items' path.
  let items: String
  /// The numbers.
  let figures: BenchFigures

  /// Takes the numbers of a bench.
  init(document: String, items: String, _ figures: BenchFigures) {
    self.document = document
    self.items = items
    self.figures = figures
  }

  /// A few aligned lines.
  var text: String {
    let figures = figures
    let widths = figures.widths.map(Self.short).joined(separator: ", ")
    let states = figures.notOK == 0 ? "all ok" : "\(figures.notOK) not ok, \(figures.failed) of them failed"
    let perItem = figures.items == 0 ? 0 : (figures.read + figures.parse) / .microseconds(1) / Double(figures.items)
    let times = figures.rounds.map(figures.perCell)
    let lines: [(String, String)] = [
      ("cells", "\(figures.cells) a round: \(figures.items) items at width \(widths); \(states)"),
      ("cells per second", "\(Int(figures.cellsPerSecond.rounded()))"),
      (
        "ns a cell",
        "\(Self.short(figures.perCell(figures.median))) (\(Self.short(times.min() ?? 0))–\(Self.short(times.max() ?? 0)))"
          + ", median of \(Self.counted(figures.rounds.count, "round")) on \(Self.counted(figures.threads, "thread"))"
      ),
      ("  texts", "\(Self.short(figures.perCellOfAll(figures.engine.prepareText))), added up over threads"),
      ("  solving", "\(Self.short(figures.perCellOfAll(figures.engine.solve))), with laying out prepared texts"),
      (
        "    checks",
        "\(Self.short(figures.perCellOfAll(figures.engine.checks.time))) at \(Self.short(figures.checkSpeed)) GFLOP/s"
      ),
      ("reading, once", "\(Self.milliseconds(figures.read + figures.parse)), \(Self.short(perItem)) µs an item"),
      ("first batch, cold", "\(Self.milliseconds(figures.first)) for \(figures.firstCells) cells"),
      ("groups, bases", "\(figures.engine.groups), \(figures.engine.bases)"),
      ("memory", "\(Self.megabytes(figures.peakMemory)) at most, \(Self.megabytes(figures.itemMemory)) of it items"),
      ("OpenBLAS", figures.core.description),
    ]
    let width = (lines.map(\.0.count).max() ?? 0) + 2
    return lines.map { $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 + "\n" }.joined()
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func milliseconds(_ time: Duration) -> String { "\(short(time / .milliseconds(1))) ms" }

  private static func megabytes(_ bytes: Int) -> String { "\(short(Double(bytes) / 1e6)) MB" }

  /// A number with three digits, or all that stand before the point.
  static func short(_ number: Double) -> String {
    let factor = abs(number) >= 100 ? 1.0 : abs(number) >= 10 ? 10 : 100
    let rounded = (number * factor).rounded() / factor
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
