internal import ConstraintSolver
internal import ItemReading

extension BenchReport {
  /// The version of the form; keys are added without a new one, and never change their meaning.
  private static let version = 1

  /// One line of JSON; Documentation/Bench.md describes it.
  var json: [UInt8] {
    var writer = JSONWriter()
    let figures = figures
    writer.beginObject()
    writer.key("version")
    writer.integer(Self.version)
    writer.key("document")
    writer.string(document)
    writer.key("input")
    writer.string(items)
    writer.key("widths")
    writer.beginArray()
    for width in figures.widths { writer.number(width) }
    writer.endArray()
    writer.count("threads", figures.threads)
    writer.count("items", figures.items)
    writer.count("cells", figures.cells)
    writer.count("notOK", figures.notOK)
    writer.count("failed", figures.failed)
    writer.measure("cellsPerSecond", figures.cellsPerSecond)
    writer.measure("nsPerCell", figures.perCell(figures.median))
    writer.key("rounds")
    writer.beginArray()
    for round in figures.rounds { writer.number(figures.perCell(round)) }
    writer.endArray()
    writePhases(to: &writer)
    writer.key("firstBatch")
    writer.beginObject()
    writer.count("cells", figures.firstCells)
    writer.measure("ns", figures.first / .nanoseconds(1))
    writer.endObject()
    writer.count("groups", figures.engine.groups)
    writer.count("bases", figures.engine.bases)
    writer.measure("checksGFLOPS", figures.checkSpeed)
    writer.key("memory")
    writer.beginObject()
    writer.count("peak", figures.peakMemory)
    writer.count("items", figures.itemMemory)
    writer.endObject()
    writeCore(to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Nanoseconds: once for reading and parsing, a cell of a round for the others.
  private func writePhases(to writer: inout JSONWriter) {
    writer.key("reading")
    writer.beginObject()
    writer.measure("readNs", figures.read / .nanoseconds(1))
    writer.measure("parseNs", figures.parse / .nanoseconds(1))
    writer.endObject()
    writer.key("nsPerCellByPhase")
    writer.beginObject()
    writer.measure("texts", figures.perCellOfAll(figures.engine.prepareText))
    writer.measure("solving", figures.perCellOfAll(figures.engine.solve))
    writer.measure("checks", figures.perCellOfAll(figures.engine.checks.time))
    writer.endObject()
  }

  private func writeCore(to writer: inout JSONWriter) {
    writer.key("openBLAS")
    writer.beginObject()
    writer.key("found")
    writer.string(figures.core.found)
    writer.key("current")
    writer.string(figures.core.current)
    writer.key("decision")
    writer.string(figures.core.decision.rawValue)
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  fileprivate mutating func measure(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }
}
