internal import LayoutModel
internal import SavedSizes

/// What answers become in the output.
enum AnswerForm: Sendable {
  /// Text, after a header.
  case text(header: [UInt8])
  /// A file of sizes.
  case file(SizeFileWriter)
  /// A table of sizes, which is written into the output's unfinished file.
  case table(SizeTable)

  /// Writes what comes first.
  ///
  /// - Throws: Why it cannot be written.
  func begin(_ output: OutputFile) throws {
    switch self {
    case .text(let header): if !header.isEmpty { try output.write(header) }
    case .file(let writer): try output.write(writer.header)
    case .table: break
    }
  }

  /// Writes the answer to a block, whose first item has the number `firstItem`.
  ///
  /// - Throws: Why it cannot be written.
  mutating func write(_ answer: BlockAnswer, firstItem: Int, to output: OutputFile) throws {
    switch self {
    case .text: if !answer.bytes.isEmpty { try output.write(answer.bytes) }
    case .file(var writer):
      guard let sizes = answer.sizes else { return }
      try output.write(writer.block(sizes))
      self = .file(writer)
    case .table(let table):
      guard let sizes = answer.sizes else { return }
      try table.add(sizes, firstRow: firstItem)
    }
  }

  /// Writes what comes last.
  ///
  /// - Throws: Why it cannot be written.
  func complete(_ output: OutputFile) throws {
    switch self {
    case .text: break
    case .file(let writer): try output.write(writer.end())
    case .table(let table): try table.finish()
    }
  }
}
