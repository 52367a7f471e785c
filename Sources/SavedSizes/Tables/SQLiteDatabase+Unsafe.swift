import CSQLite
import LayoutModel

/// A connection to an SQLite file; used by one thread at a time.
///
/// `@unchecked Sendable`: it may cross threads; its owner locks it, or is the only one that has it.
final class SQLiteDatabase: @unchecked Sendable {
  private let handle: OpaquePointer
  private let path: String

  /// Opens a file, making it if it does not exist.
  ///
  /// - Throws: `LayoutError` with the path.
  init(path: String) throws(LayoutError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close(opened)
      throw LayoutError(at: path, "cannot be opened: \(reason)")
    }
    handle = opened
    self.path = path
    sqlite3_busy_timeout(handle, 30_000)
  }

  deinit { sqlite3_close(handle) }

  /// Runs statements without parameters.
  ///
  /// - Throws: `LayoutError` with the path.
  func run(_ statements: String) throws(LayoutError) {
    guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// The number that a statement without parameters answers; 0 without a row.
  ///
  /// - Throws: `LayoutError` with the path.
  func number(_ statement: String) throws(LayoutError) -> Int64 {
    let statement = try prepare(statement)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The text that a statement without parameters answers; empty without a row.
  ///
  /// - Throws: `LayoutError` with the path.
  func text(_ statement: String) throws(LayoutError) -> String {
    let statement = try prepare(statement)
    return try statement.step() ? statement.text(0) : ""
  }

  /// Prepares a statement, to be run with several parameters.
  ///
  /// - Throws: `LayoutError` with the path.
  func prepare(_ statement: String) throws(LayoutError) -> Statement {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure()
    }
    return Statement(prepared, database: self)
  }

  private func failure() -> LayoutError {
    let code = sqlite3_errcode(handle)
    guard code != SQLITE_CORRUPT, code != SQLITE_NOTADB else { return LayoutError(at: path, "is damaged") }
    return LayoutError(at: path, "SQLite says: \(String(cString: sqlite3_errmsg(handle)))")
  }

  /// A prepared statement; parameters are numbered from 1, columns from 0.
  final class Statement {
    private let handle: OpaquePointer
    private let database: SQLiteDatabase

    fileprivate init(_ handle: OpaquePointer, database: SQLiteDatabase) {
      self.handle = handle
      self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ place: Int32, _ number: Int64) { sqlite3_bind_int64(handle, place, number) }
    func bind(_ place: Int32, _ number: Double) { sqlite3_bind_double(handle, place, number) }
    func bindNull(_ place: Int32) { sqlite3_bind_null(handle, place) }

    func bind(_ place: Int32, _ text: String) {
      var text = text
      text.withUTF8 {
        $0.withMemoryRebound(to: CChar.self) {
          _ = sqlite3_bind_text64(handle, place, $0.baseAddress, UInt64($0.count), Self.copied, UInt8(SQLITE_UTF8))
        }
      }
    }

    func bind(_ place: Int32, _ bytes: [UInt8]) {
      bytes.withUnsafeBytes { _ = sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), Self.copied) }
    }

    /// SQLITE_TRANSIENT: SQLite copies what is bound.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    /// Goes to the next row, and says whether there is one.
    ///
    /// At the end the statement is ready for other parameters.
    ///
    /// - Throws: `LayoutError` with the path.
    func step() throws(LayoutError) -> Bool {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: return true
      case SQLITE_DONE:
        sqlite3_reset(handle)
        return false
      default:
        let failure = database.failure()
        sqlite3_reset(handle)
        throw failure
      }
    }

    /// Makes the statement ready for other parameters.
    func reset() { sqlite3_reset(handle) }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    func bytes(_ column: Int32) -> [UInt8] {
      guard let base = sqlite3_column_blob(handle, column) else { return [] }
      return Array(UnsafeRawBufferPointer(start: base, count: Int(sqlite3_column_bytes(handle, column))))
    }
  }
}
