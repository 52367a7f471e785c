import Glibc
import LayoutModel

/// The first bytes of a file.
enum FileHead {
  /// The first 100 bytes; nil if there is no file.
  ///
  /// - Throws: `LayoutError` for something that is no regular file or cannot be read.
  static func read(_ path: String) throws(LayoutError) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { throw LayoutError(at: path, "is no regular file") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LayoutError(at: path, "cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return Array(bytes.prefix(max(0, count)))
  }
}
