import Glibc
public import LayoutModel

/// What tells one set of font files from another: their paths, lengths and times of change.
public enum FontFingerprint {
  /// The fingerprint of all files below some folders, of other files such as plugins, and of those that a document
  /// names by path.
  public static func of(folders: [String], files: [String] = [], document: JSONValue) -> [UInt8] {
    var hash = SHA256()
    for file in files {
      hash.add(file)
      add(file: file, to: &hash)
    }
    for folder in folders { add(folder, depth: 0, to: &hash) }
    for path in document.fontPaths { add(file: path, to: &hash) }
    return hash.digest()
  }

  private static func add(_ folder: String, depth: Int, to hash: inout SHA256) {
    guard depth < 16, let stream = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    for name in names.sorted() { add(file: "\(folder)/\(name)", depth: depth, to: &hash) }
  }

  private static func add(file path: String, depth: Int = 0, to hash: inout SHA256) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR { return add(path, depth: depth + 1, to: &hash) }
    hash.add(path)
    hash.add(UInt64(bitPattern: Int64(status.st_size)))
    hash.add(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
    hash.add(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
  }
}

extension JSONValue {
  /// Paths that a key `file` names anywhere.
  fileprivate var fontPaths: [String] {
    switch self {
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.key == "file", case .string(let path) = member.value, path.contains("/") { return [path] }
        return member.value.fontPaths
      }
    case .array(let values): values.flatMap(\.fontPaths)
    default: []
    }
  }
}
