import LayoutModel
import Testing

@testable import SavedSizes

@Suite struct SizeTableTests {
  @Test func tablesCanBeQueried() throws {
    let scratch = ScratchFile()
    let settings = [SizeSetting(width: 320, textScale: 1), SizeSetting(width: 400, textScale: 1.5)]
    do {
      let table = try SizeTable(path: scratch.path, origin: SizeFileTests.origin, settings: settings)
      try table.add(
        SizeBlock(
          keys: [.number("7"), .text("x")], heights: [10, 20.5, 0, 40], statuses: [.ok, .ambiguous, .error, .ok]),
        firstRow: 0)
      try table.add(SizeBlock(keys: [.number("1e3")], heights: [1, 2], statuses: [.ok, .ok]), firstRow: 2)
      try table.finish()
    }
    let database = try SQLiteDatabase(path: scratch.path)
    let rows =
      "SELECT group_concat(id || ' ' || typeof(id) || ' ' || width || ' ' || ifnull(height, '-') || ' ' || status)"
    let answer = try database.text("\(rows) FROM (SELECT * FROM sizes WHERE textScale = 1 ORDER BY row)")
    #expect(answer == "7 integer 320.0 10.0 ok,x text 320.0 - error,1e3 text 320.0 1.0 ok")
    #expect(try database.number("SELECT count(*) FROM sizes WHERE height > 20") == 2)
    #expect(try database.text("SELECT value FROM info WHERE name = 'direction'") == "rtl")
  }
}
