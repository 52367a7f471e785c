internal import Glibc
public import LayoutModel

/// A file, a pipe or standard input, read as its bytes come.
public final class FileSource: ByteSource {
  /// What messages call it.
  private let name: String
  /// The open file.
  private let descriptor: Int32

  /// Opens the file at `path`; `-` is standard input.
  ///
  /// - Throws: Why it cannot be read, with the path.
  public init(path: String) throws(LayoutError) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LayoutError(at: name, Self.reason(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw LayoutError(at: name, Self.reason(errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw LayoutError(at: name, Self.reason(EISDIR)) }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// Reads what is there, waiting only if there is nothing.
  public func read(into buffer: inout [UInt8], at position: Int) throws(LayoutError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress?.advanced(by: position), bytes.count - position)
      }
      guard count < 0 else { return count }
      guard errno == EINTR else { throw LayoutError(at: name, Self.reason(errno)) }
    }
  }

  /// Reads the whole file at `path`; `-` is standard input.
  public static func contents(of path: String) throws(LayoutError) -> [UInt8] {
    let source = try FileSource(path: path)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try source.read(into: &chunk, at: 0)
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The system's reason for a failure, in words that say what would be right.
  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file; check the path"
    case EISDIR: "is a folder; name a file in it"
    case EACCES: "may not be read; check its permissions"
    default: "cannot be read: \(String(cString: strerror(code)))"
    }
  }
}
