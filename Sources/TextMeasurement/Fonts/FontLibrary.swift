public import LayoutModel
import Synchronization

/// Resolves font descriptions to faces; one a process, used by all threads.
///
/// Fonts come from the system's font folders and from the folders given, never from a user's configuration:
/// equal font files give equal answers.
public final class FontLibrary: Sendable {
  /// What a measurer was made from.
  private struct Key: Hashable {
    /// The font asked for.
    var font: FontDescription
    /// The paragraph's rules.
    var paragraph: ParagraphStyle
    /// The text scale.
    var textScale: Double
  }

  /// Everything that the lock guards.
  private struct State: ~Copyable {
    /// Measurers made so far.
    var measurers: [Key: TextMeasurer] = [:]
    /// Measurers that the host registered.
    var hosts: [String: any HostMeasurer] = [:]
    /// Where fonts are found.
    var faces: FaceStore

    /// Starts with nothing loaded.
    init(folders: [String]) { faces = FaceStore(folders: folders) }
  }

  /// The system's font folders.
  public static let systemDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The state, one thread at a time.
  private let state: Mutex<State>

  /// Creates a library that looks in `directories` first, then in the system's font folders.
  public init(directories: [String] = []) {
    state = Mutex(State(folders: directories + Self.systemDirectories))
  }

  /// Adds a measurer of the host's, or replaces it; measurers handed out before keep the old one.
  public func register(_ name: String, _ measurer: any HostMeasurer) {
    state.withLock { state in
      state.hosts[name] = measurer
      state.measurers = state.measurers.filter { key, _ in key.font.source != .registered(name) }
    }
  }

  /// The measurer of a font in a paragraph, with sizes, spacings and line heights times `textScale`, or
  /// times what the font's text style makes of it.
  ///
  /// - Throws: `LayoutError` without a path when a family, file, face or registered name is unknown, or a size is
  ///   not a positive number.
  public func measurer(
    for font: FontDescription, paragraph: ParagraphStyle, textScale: Double
  ) throws(LayoutError) -> TextMeasurer {
    let key = Key(font: font, paragraph: paragraph, textScale: textScale)
    let outcome = state.withLock { state -> Result<TextMeasurer, LayoutError> in
      if let known = state.measurers[key] { return .success(known) }
      do throws(LayoutError) {
        let made = try Self.make(key, hosts: state.hosts, faces: &state.faces)
        state.measurers[key] = made
        return .success(made)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Makes a measurer.
  private static func make(
    _ key: Key, hosts: [String: any HostMeasurer], faces: inout FaceStore
  ) throws(LayoutError) -> TextMeasurer {
    let font = key.font
    guard key.textScale > 0, key.textScale.isFinite else {
      throw LayoutError(at: "", "the text scale is \(key.textScale); a positive number is needed")
    }
    var scale = key.textScale
    if let style = font.textStyle {
      guard let factor = TextStyleCurve.factor(style, textScale: scale) else {
        let known = TextStyleCurve.names.joined(separator: ", ")
        throw LayoutError(at: "", "no text style \"\(style)\"; known are \(known)")
      }
      scale = factor
    }
    guard font.size * scale <= 1e5 else {
      throw LayoutError(at: "size", "times the text scale is \(font.size * scale) points; at most 1e5 are measured")
    }
    guard abs(font.letterSpacing * scale) <= 1e5 else {
      throw LayoutError(
        at: "letterSpacing", "times the text scale is \(font.letterSpacing * scale) points; at most 1e5 are measured")
    }
    let size = font.size * scale
    let lineHeight = font.lineHeight.map { $0 * scale }
    let letterSpacing = font.letterSpacing * scale
    switch font.source {
    case .fixed(let advance, let wideAdvance, let height, let ascent):
      let total = lineHeight ?? height * scale
      let box = LineBox(ascent: ascent * scale, descent: total - ascent * scale)
      return TextMeasurer(
        advance: advance * scale, wideAdvance: wideAdvance * scale, letterSpacing: letterSpacing,
        lineBox: box,
        size: size, paragraph: key.paragraph)
    case .registered(let name):
      guard let host = hosts[name] else {
        throw LayoutError(
          at: "", "no measurer \"\(name)\" is registered; register it before the layout is made")
      }
      return TextMeasurer(
        host: host, size: size, lineHeight: lineHeight, letterSpacing: letterSpacing, paragraph: key.paragraph
      )
    case .family, .file:
      guard size > 0, size.isFinite else {
        throw LayoutError(at: "", "the font's size is \(font.size); a positive number of points is needed")
      }
      let found = try faces.faces(for: font)
      let resolved = found.faces.map { ScaledFace($0, size: size) }
      return TextMeasurer(
        faces: resolved, proof: resolved.first.map { faces.proof(of: $0.face) }, declared: found.declared,
        size: size, lineHeight: lineHeight, letterSpacing: letterSpacing,
        fontIdentity: faces.identity(of: resolved, declared: found.declared, letterSpacing: letterSpacing),
        paragraph: key.paragraph)
    }
  }
}
