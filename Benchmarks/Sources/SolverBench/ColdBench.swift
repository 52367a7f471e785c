internal import Galley
internal import Workloads

/// Cold starts: how long a new engine takes for its first batch, by the number of views.
struct ColdBench {
  private struct Row {
    var views: Int
    /// Milliseconds from the document's bytes to the first batch's results.
    var first = Samples()
    /// Milliseconds of the same batch once more.
    var again = Samples()
    var bases = 0
  }

  private static let batchSize = 512
  private static let sizes = [9, 20, 50, 100, 200]

  private var rows = sizes.map { Row(views: $0) }

  /// Runs every size.
  ///
  /// - Throws: `LayoutError` if a document is wrong, `BenchError` if a cell has no height.
  mutating func run(rounds: Int) throws {
    for _ in 0..<rounds {
      for place in rows.indices { try run(&rows[place]) }
    }
  }

  private func run(_ row: inout Row) throws {
    let document = NestedDocument(views: row.views)
    let worker = BatchWorker()
    var created: LayoutEngine?
    let compiling = try BenchTime {
      created = try LayoutEngine(
        JSONReader().read(Array(document.json.utf8)), strategies: .builtIn, fonts: FontLibrary())
    }
    guard let engine = created else { return }
    let batch = Self.batch(fields: engine.fields)
    let request = MeasureRequest(widths: [375])
    var results: [CellResult] = []
    let first = BenchTime { results = engine.measure(batch, request, worker: worker) }
    if let failed = results.first(where: { $0.status == .error }) {
      throw BenchError("cold: a cell of \(row.views) views failed: \(failed.diagnostics.map(\.message))")
    }
    row.first.add((compiling.cpu + first.cpu) * 1e3)
    row.again.add(BenchTime { results = engine.measure(batch, request, worker: worker) }.cpu * 1e3)
    row.bases = engine.basisCount
  }

  /// A batch of texts of random lengths.
  private static func batch(fields: [FieldPath]) -> ItemBatch {
    var generator = SeededGenerator(seed: 1)
    var batch = ItemBatch(fields: fields, keys: (0..<batchSize).map { .number("\($0)") })
    for item in 0..<batchSize {
      for column in fields.indices {
        let letters = Int.random(in: 1...60, using: &generator)
        batch.columns[column].kinds[item] = .text
        batch.columns[column].textStarts[item] = Int32(batch.arena.count)
        batch.columns[column].textLengths[item] = Int32(letters)
        batch.arena.append(contentsOf: repeatElement(UInt8(ascii: "x"), count: letters))
      }
    }
    return batch
  }

  /// The table for people.
  var table: String {
    var table = TextTable(["cold: views", "first batch, ms", "again, ms", "compile and discovery, ms", "bases"])
    for row in rows {
      table.add([
        "\(row.views)", row.first.median.readable, row.again.median.readable,
        (row.first.median - row.again.median).readable, "\(row.bases)",
      ])
    }
    return table.text
  }
}
