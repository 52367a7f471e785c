internal import BatchLayout
internal import Glibc
internal import LayoutModel
internal import SavedSizes
internal import TextMeasurement

extension SizeOrigin {
  /// What a call measures with.
  init(
    _ document: [UInt8], _ json: JSONValue, _ direction: LayoutDocument.Direction, _ options: EngineOptions
  ) {
    var hash = SHA256()
    hash.add(document)
    self.init(
      document: hash.digest(),
      fonts: FontFingerprint.of(
        folders: options.fontDirectories + FontLibrary.systemDirectories, files: options.plugins, document: json),
      direction: direction, locale: Self.locale,
      engine: "Galley \(Tool.version), results \(EngineVersion.results), \(TextLibraries.versions)")
  }

  /// The name of the process's locale for characters.
  private static var locale: String {
    environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? "C"
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
