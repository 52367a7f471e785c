/// A line of Swift source where something was declared.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as `#fileID` gives it: `Module/File.swift`.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `Module/File.swift:line`.
  public var description: String { "\(fileID):\(line)" }
}
