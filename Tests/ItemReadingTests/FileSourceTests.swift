import ItemReading
import LayoutModel
import Testing

/// How files are opened and read.
@Suite struct FileSourceTests {
  @Test func saysWhyAFileCannotBeRead() {
    #expect(throws: LayoutError(at: "/no/such/file", "no such file; check the path")) {
      try FileSource(path: "/no/such/file")
    }
    #expect(throws: LayoutError(at: "/", "is a folder; name a file in it")) { try FileSource(path: "/") }
  }

  @Test func readsThisFile() throws {
    let bytes = try FileSource.contents(of: #filePath)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("import ItemReading"))
  }
}
