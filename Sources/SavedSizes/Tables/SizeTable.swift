public import LayoutModel

/// Writes sizes into an SQLite file with a table that people can query.
///
/// `sizes(row, id, width, textScale, height, status)` has a row for each item and setting; `height` is null where the
/// status is `error`, and `id` is a number where the item's is one. `info(name, value)` says what they were measured
/// with.
public final class SizeTable: Sendable {
  private let database: SQLiteDatabase
  private let settings: [SizeSetting]

  /// Makes a file that does not exist yet.
  ///
  /// - Throws: `LayoutError` if it cannot be written.
  public init(path: String, origin: SizeOrigin, settings: [SizeSetting]) throws(LayoutError) {
    database = try SQLiteDatabase(path: path)
    self.settings = settings
    try database.run(
      """
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
      CREATE TABLE info(name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
      CREATE TABLE sizes(
        row INTEGER, id, width REAL, textScale REAL, height REAL, status TEXT,
        PRIMARY KEY(row, width, textScale)) WITHOUT ROWID;
      BEGIN;
      """)
    let info = try database.prepare("INSERT INTO info VALUES (?, ?)")
    let values = [
      ("version", "1"), ("document", Self.hex(origin.document)), ("fonts", Self.hex(origin.fonts)),
      ("direction", origin.direction.rawValue), ("locale", origin.locale), ("engine", origin.engine),
    ]
    for (name, value) in values {
      info.bind(1, name)
      info.bind(2, value)
      _ = try info.step()
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Adds the sizes of items, the first of which has the number `firstRow`.
  ///
  /// - Throws: `LayoutError` if they cannot be written.
  public func add(_ block: SizeBlock, firstRow: Int) throws(LayoutError) {
    let insert = try database.prepare("INSERT INTO sizes VALUES (?, ?, ?, ?, ?, ?)")
    for (item, key) in block.keys.enumerated() {
      for (place, setting) in settings.enumerated() {
        let size = item * settings.count + place
        insert.bind(1, Int64(firstRow + item))
        if case .number(let text) = key, let number = Int64(text), String(number) == text {
          insert.bind(2, number)
        } else {
          insert.bind(2, key.text)
        }
        insert.bind(3, setting.width)
        insert.bind(4, setting.textScale)
        if block.statuses[size] == .error { insert.bindNull(5) } else { insert.bind(5, block.heights[size]) }
        insert.bind(6, block.statuses[size].name)
        _ = try insert.step()
      }
    }
  }

  /// Completes the file.
  ///
  /// - Throws: `LayoutError` if it cannot be written.
  public func finish() throws(LayoutError) {
    try database.run("COMMIT; CREATE INDEX sizes_by_id ON sizes(id);")
  }
}
