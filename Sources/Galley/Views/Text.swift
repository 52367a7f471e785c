public import LayoutModel

/// A text that breaks into lines at the width it is given.
///
/// ```swift
/// Text(\.title, font: .family("Inter", size: 17, weight: 600)).maxLines(2)
/// ```
public struct Text<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a text that each item brings.
  ///
  /// - Parameters:
  ///   - keyPath: The text.
  ///   - fallback: The text where an item has none; without it such an item is an error, unless it hides the view.
  ///   - font: The font; nil is the template's.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  public init<Value: ItemText>(
    _ keyPath: ItemPath<Item, Value>, default fallback: String? = nil, font: FontDescription? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let text = DeclaredValue.bound(ItemField(keyPath), default: fallback.map { .string($0) })
    declaration = DeclaredView(text: text, font, SourcePlace(fileID: fileID, line: line))
  }

  /// Creates a text that is the same for all items; a font of nil is the template's.
  public init(_ text: String, font: FontDescription? = nil, fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(text: .string(text), font, SourcePlace(fileID: fileID, line: line))
  }

  /// Creates a text of spans, which break into lines as one; a font of nil is the template's.
  public init(
    _ spans: [TextSpan<Item>], font: FontDescription? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    declaration = DeclaredView(
      text: .array(spans.map(\.value)), font, SourcePlace(fileID: fileID, line: line))
  }
}

extension Text where Item == Never {
  /// Creates a text outside any template.
  @_disfavoredOverload
  public init(_ text: String, font: FontDescription? = nil, fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(text: .string(text), font, SourcePlace(fileID: fileID, line: line))
  }
}

extension DeclaredView {
  /// A text.
  fileprivate init(text: DeclaredValue<Item>, _ font: FontDescription?, _ source: SourcePlace) {
    self.init(source)
    set("text", text)
    if let font { set("font", .font(font)) }
  }
}
