import Glibc
import LayoutModel

/// A file mapped into memory, read within its bounds only.
///
/// A file that another process cuts short while it is mapped cannot be read further; replace files by renaming.
///
/// `@unchecked Sendable`: the mapping is read-only and unmapped when the last reference goes.
final class MappedFile: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Maps a file.
  ///
  /// - Throws: `LayoutError` with the path and the system's reason.
  init(path: String) throws(LayoutError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LayoutError(at: path, "cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw LayoutError(at: path, "is no regular file")
    }
    let count = Int(status.st_size)
    guard count > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED else {
      throw LayoutError(at: path, "cannot be mapped: \(String(cString: strerror(errno)))")
    }
    bytes = UnsafeRawBufferPointer(start: base, count: count)
  }

  deinit {
    if let base = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: base), bytes.count) }
  }

  /// A number at an offset; 0 outside the file.
  func number<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
    guard contains(offset, MemoryLayout<Number>.size) else { return 0 }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// A number at an offset; 0 outside the file.
  func double(at offset: Int) -> Double { Double(bitPattern: number(UInt64.self, at: offset)) }

  /// Bytes; none if they do not lie in the file.
  func slice(_ offset: Int, _ length: Int) -> [UInt8] {
    contains(offset, length) ? Array(bytes[offset..<offset + length]) : []
  }

  /// A string; empty if it does not lie in the file.
  func string(_ offset: Int, _ length: Int) -> String {
    contains(offset, length) ? String(decoding: bytes[offset..<offset + length], as: UTF8.self) : ""
  }

  /// The checksum of a stretch; nil if it does not lie in the file.
  func checksum(_ offset: Int, _ length: Int) -> UInt64? {
    contains(offset, length) ? Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])) : nil
  }

  /// Whether a stretch lies in the file.
  func contains(_ offset: Int, _ length: Int) -> Bool {
    offset >= 0 && length >= 0 && offset <= bytes.count && length <= bytes.count - offset
  }
}
