import Glibc

/// The font files below some folders, by bare name; of two files with one name the first folder's, then the
/// alphabetically first path, counts.
struct FontFileIndex: Sendable {
  /// The path of each bare name.
  private var paths: [String: String] = [:]

  /// Lists the folders recursively; what cannot be read is passed over.
  init(folders: [String]) {
    for folder in folders { add(folder, depth: 0) }
  }

  /// The path of a file by its bare name.
  func path(named name: String) -> String? { paths[name] }

  /// Whether something readable is at a path.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Adds a folder's files, then its folders', both in alphabetical order.
  private mutating func add(_ folder: String, depth: Int) {
    guard depth < 16, let stream = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    names.sort()
    var folders: [String] = []
    for name in names {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        folders.append(path)
      } else if paths[name] == nil {
        paths[name] = path
      }
    }
    for path in folders { add(path, depth: depth + 1) }
  }
}
