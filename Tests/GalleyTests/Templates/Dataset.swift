import Galley
import ItemReading
import LayoutModel

/// A set of `Datasets`: its document and its lines.
enum Dataset {
  /// The document of a set.
  static func document(_ name: String) throws -> JSONValue {
    try JSONReader().read(FileSource.contents(of: "\(folder)/\(name).layout.json"))
  }

  /// Every `step`-th line of a set.
  static func lines(_ name: String, step: Int) throws -> [[UInt8]] {
    let lines = try FileSource.contents(of: "\(folder)/\(name).ndjson").split(separator: UInt8(ascii: "\n"))
    return stride(from: 0, to: lines.count, by: step).map { Array(lines[$0]) }
  }

  private static var folder: String {
    let file = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (file.dropLast(4) + ["Datasets"]).joined(separator: "/")
  }
}

extension JSONValue {
  /// A member that is a string.
  func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }

  /// `{"w", "h"}`.
  var size: Size? {
    guard case .number(let width)? = self["w"], case .number(let height)? = self["h"] else { return nil }
    return Size(width: width, height: height)
  }
}

extension FontDescription {
  /// The families that the documents of `Datasets` fall back on.
  private static let fallback = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Bengali",
    "Noto Sans Gurmukhi", "Noto Sans Gujarati", "Noto Sans Oriya", "Noto Sans Tamil", "Noto Sans Telugu",
    "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala", "Noto Sans Thai", "Noto Sans Lao",
    "Noto Sans Myanmar", "Noto Sans Khmer", "Noto Sans Georgian", "Noto Sans Armenian", "Noto Sans Ethiopic",
    "Noto Sans Ol Chiki", "Noto Sans CJK SC", "Noto Color Emoji", "Noto Sans Symbols", "Noto Sans Symbols2",
    "Noto Sans Math",
  ]

  /// A font of the documents of `Datasets`.
  static func inter(_ size: Double, _ lineHeight: Double, weight: Int = 400) -> FontDescription {
    .family("Inter", size: size, weight: weight, lineHeight: lineHeight, fallback: fallback)
  }
}
