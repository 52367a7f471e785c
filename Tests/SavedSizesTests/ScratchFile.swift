import Foundation

/// A path of its own for one test; what is there, and beside it, is removed with it.
final class ScratchFile: Sendable {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "file").path }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
