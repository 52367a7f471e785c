internal import Glibc
internal import Synchronization

/// The files that are being written and must not outlive an interruption.
enum UnfinishedFiles {
  /// Their paths; the lock also keeps a rename and an interruption apart.
  private static let paths = Mutex<Set<String>>([])

  /// Notes a file that is about to be made.
  static func add(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Removes a file.
  static func remove(_ path: String) {
    paths.withLock { paths in
      paths.remove(path)
      unlink(path)
    }
  }

  /// Gives a file its final name, or removes it; 0, or the system's error number.
  static func rename(_ path: String, to final: String) -> Int32 {
    paths.withLock { paths in
      paths.remove(path)
      guard Glibc.rename(path, final) != 0 else { return 0 }
      let code = errno
      unlink(path)
      return code
    }
  }

  /// Removes all and never lets go of the lock, so that no more can be made or finished.
  static func removeAllForGood(then end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      end()
    }
  }
}
