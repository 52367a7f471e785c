public import BatchLayout
public import LayoutModel
import Synchronization

/// Results of measured cells in an SQLite file, found again by everything that they depend on.
///
/// A key is the hash of the origin, the width and text scale, what was asked for, and the values of the item's fields
/// that the document reads. The file is in WAL mode: a crash leaves it whole, and other processes may use it at the
/// same time. It is bounded: where it grows over its limit, the oldest entries go. Entries that cannot be read are
/// measured again; failures are not kept.
///
/// Any thread may use a cache.
public final class SizeCache: Sendable {
  /// "GALC": tells the cache from other SQLite files.
  static let applicationID: Int64 = 0x4741_4C43
  static let version: Int64 = 1
  /// Bytes that a cache may take unless said otherwise.
  public static let defaultLimit: Int64 = 256 << 20

  private let database: Mutex<SQLiteDatabase>
  private let limit: Int64
  private let prefix: [UInt8]
  private let settings: [[UInt8]]
  private let problem = Mutex<LayoutError?>(nil)

  /// Opens a cache, or makes one where there is no file, or an empty one.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - origin: What sizes are measured with.
  ///   - request: What is asked of each item.
  ///   - limit: Bytes that the file takes at most, about.
  /// - Throws: `LayoutError` for a file that is no cache, is damaged, or cannot be written; it is left as it is.
  public init(
    path: String, origin: SizeOrigin, request: MeasureRequest, limit: Int64 = SizeCache.defaultLimit
  ) throws(LayoutError) {
    try Self.checkHead(of: path)
    let database = try SQLiteDatabase(path: path)
    do throws(LayoutError) {
      try Self.prepare(database, path)
    } catch {
      throw error.problem == "is damaged" ? Self.damaged(path) : error
    }
    self.database = Mutex(database)
    self.limit = max(limit, 1 << 20)
    var hash = SHA256()
    hash.add(origin.document)
    hash.add(origin.fonts)
    for text in [origin.direction.rawValue, origin.locale, origin.engine] { hash.add(text) }
    hash.add(UInt64((request.frames ? 1 : 0) + (request.diagnostics ? 2 : 0)))
    prefix = hash.digest()
    settings = request.widths.flatMap { width in
      request.textScales.map { scale in
        var writer = ByteWriter()
        writer.add(width)
        writer.add(scale)
        return writer.bytes
      }
    }
  }

  private static func damaged(_ path: String) -> LayoutError {
    LayoutError(at: path, "is a damaged cache; remove it and measure again")
  }

  /// Looks at a file's first bytes before SQLite does: what is not ours is not touched.
  private static func checkHead(of path: String) throws(LayoutError) {
    guard let head = try FileHead.read(path), !head.isEmpty else { return }
    let id = head.count >= 72 ? head[68..<72].reduce(0) { $0 << 8 | Int64($1) } : 0
    guard head.starts(with: Array("SQLite format 3\0".utf8)), id == applicationID else {
      throw LayoutError(at: path, "is no cache of Galley; name another file for --cache")
    }
  }

  private static func prepare(_ database: SQLiteDatabase, _ path: String) throws(LayoutError) {
    // A new file gets its mark before it goes into WAL mode, so that the mark is in the file from then on.
    try database.run("BEGIN IMMEDIATE")
    do throws(LayoutError) {
      if try database.number("PRAGMA application_id") != applicationID {
        guard try database.number("SELECT count(*) FROM sqlite_master") == 0 else {
          throw LayoutError(at: path, "is no cache of Galley; name another file for --cache")
        }
        try database.run(
          """
          PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);
          CREATE TABLE entries(id INTEGER PRIMARY KEY, key BLOB UNIQUE NOT NULL, value BLOB NOT NULL);
          """)
      }
      try database.run("COMMIT")
    } catch {
      try? database.run("ROLLBACK")
      throw error
    }
    // While another process opens the file too, WAL mode waits for the next run; it is safe without.
    try? database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    let found = try database.number("PRAGMA user_version")
    guard found == version else {
      throw LayoutError(at: path, "is a cache of version \(found), not \(version); remove it or name another file")
    }
    let columns = "SELECT count(*) FROM pragma_table_info('entries') WHERE name IN ('id', 'key', 'value')"
    guard try database.text("PRAGMA quick_check(1)") == "ok", try database.number(columns) == 3 else {
      throw damaged(path)
    }
  }

  /// Why the cache could not be used at some time, if it could not; the run goes on without it.
  public var fault: LayoutError? { problem.withLock { $0 } }

  /// The results of items that are known at every width and text scale; nil for others.
  public func results(of keys: [[[UInt8]]]) -> [[CellResult]?] {
    database.withLock { database in
      do throws(LayoutError) {
        let select = try database.prepare("SELECT value FROM entries WHERE key = ?")
        var found: [[CellResult]?] = []
        for item in keys { found.append(try Self.results(of: item, select)) }
        return found
      } catch {
        note(error)
        return keys.map { _ in nil }
      }
    }
  }

  private static func results(
    of keys: [[UInt8]], _ select: SQLiteDatabase.Statement
  ) throws(LayoutError) -> [CellResult]? {
    var results: [CellResult] = []
    for key in keys {
      select.bind(1, key)
      defer { select.reset() }
      guard try select.step(), let result = CellResult(encoded: select.bytes(0)) else { return nil }
      results.append(result)
    }
    return results
  }

  /// Keeps results by their keys.
  public func keep(_ entries: [(key: [UInt8], result: CellResult)]) {
    guard !entries.isEmpty else { return }
    database.withLock { database in
      do throws(LayoutError) {
        try database.run("BEGIN IMMEDIATE")
        let insert = try database.prepare("INSERT OR REPLACE INTO entries(key, value) VALUES (?, ?)")
        for (key, result) in entries {
          insert.bind(1, key)
          insert.bind(2, result.encoded)
          _ = try insert.step()
        }
        try shrink(database)
        try database.run("COMMIT")
      } catch {
        try? database.run("ROLLBACK")
        note(error)
      }
    }
  }

  /// Removes the oldest eighth of the entries while they take more than the limit.
  private func shrink(_ database: SQLiteDatabase) throws(LayoutError) {
    let pageSize = try database.number("PRAGMA page_size")
    while try (database.number("PRAGMA page_count") - database.number("PRAGMA freelist_count")) * pageSize > limit {
      let count = try database.number("SELECT count(*) FROM entries")
      guard count > 0 else { return }
      try database.run(
        "DELETE FROM entries WHERE id IN (SELECT id FROM entries ORDER BY id LIMIT \(max(1, count / 8)))")
    }
  }

  private func note(_ error: LayoutError) {
    problem.withLock { problem in problem = problem ?? error }
  }

  /// The keys of an item, one for each width and text scale; nil for an item at fault.
  public func keys(of item: Int, in batch: ItemBatch) -> [[UInt8]]? {
    guard batch.faults[item] == nil else { return nil }
    var content = SHA256()
    content.add(prefix)
    for (field, column) in zip(batch.fields, batch.columns) {
      content.add(field.description)
      content.add(CollectionOfOne(column.kinds[item].rawValue))
      for numbers in [column.numbers, column.heights] where !numbers.isEmpty { content.add(numbers[item].bitPattern) }
      let length = column.textLengths.isEmpty ? 0 : Int(column.textLengths[item])
      content.add(UInt64(length))
      guard column.kinds[item] == .text else { continue }
      let start = Int(column.textStarts[item])
      content.add(batch.arena[start..<start + length])
    }
    return settings.map { setting in
      var hash = content
      hash.add(setting)
      return hash.digest()
    }
  }
}
