internal import Glibc
internal import LayoutModel
internal import Synchronization

/// Where a command's answers go: standard output, a device, or a file that appears only when it is complete.
///
/// A regular file is written under another name in the same folder and renamed by ``finish()``. Until then
/// ``UnfinishedFiles`` knows it, so that an interruption removes it.
final class OutputFile: Sendable {
  /// The reader of the output has gone; there is nobody to tell.
  struct ClosedPipe: Error {}

  /// What messages call it.
  private let name: String
  /// The open file.
  private let descriptor: Int32
  /// The name it is written under and the name it gets, if they differ.
  private let names: (temporary: String, final: String)?
  /// Whether it is finished or given up.
  private let isClosed = Atomic(false)

  /// Opens the output; nil and `-` are standard output.
  ///
  /// - Throws: Why it cannot be written, with the path.
  init(path: String?) throws(LayoutError) {
    guard let path, path != "-" else {
      (name, descriptor, names) = ("standard output", STDOUT_FILENO, nil)
      return
    }
    name = path
    let target = Descriptor.resolvedPath(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw LayoutError(at: path, "is a folder; name a file in it")
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      (descriptor, names) = (open(target, O_WRONLY | O_CLOEXEC), nil)
    } else {
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      let temporary = "\(folder).\(target.dropFirst(folder.count)).galley-\(getpid())"
      UnfinishedFiles.add(temporary)
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      names = (temporary, target)
    }
    guard descriptor >= 0 else {
      let reason = Descriptor.reason(errno)
      if let names { UnfinishedFiles.remove(names.temporary) }
      throw LayoutError(at: path, "cannot be written: \(reason)")
    }
  }

  deinit { discard() }

  /// The file that becomes the output when all is done; nil if there is none, as for standard output.
  var unfinishedPath: String? { names?.temporary }

  /// Writes bytes.
  ///
  /// - Throws: ``ClosedPipe``, or why it cannot be written.
  func write(_ bytes: [UInt8]) throws {
    let code = Descriptor.write(bytes, to: descriptor)
    guard code != EPIPE else { throw ClosedPipe() }
    guard code == 0 else { throw fault(code) }
  }

  /// Completes the file and gives it its name.
  func finish() throws {
    guard descriptor > STDERR_FILENO, !isClosed.exchange(true, ordering: .relaxed) else { return }
    guard close(descriptor) == 0 else {
      if let names { UnfinishedFiles.remove(names.temporary) }
      throw fault(errno)
    }
    guard let names else { return }
    let code = UnfinishedFiles.rename(names.temporary, to: names.final)
    guard code == 0 else { throw fault(code) }
  }

  /// Gives the file up: nothing of it is left.
  func discard() {
    guard descriptor > STDERR_FILENO, !isClosed.exchange(true, ordering: .relaxed) else { return }
    close(descriptor)
    if let names { UnfinishedFiles.remove(names.temporary) }
  }

  /// The error for a system's error number.
  private func fault(_ code: Int32) -> LayoutError {
    let advice = code == ENOSPC ? "; make room or write elsewhere" : ""
    return LayoutError(at: name, "cannot be written: \(Descriptor.reason(code))\(advice)")
  }
}
