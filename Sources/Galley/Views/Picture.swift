public import LayoutModel

/// A picture or control that asks for a size of its own, as an image view or a switch does.
///
/// A picture that is scaled to the room it finds asks for its shape only: `Box().aspectRatio(\.imageSize)`.
public struct Picture<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a picture whose size each item brings.
  ///
  /// - Parameters:
  ///   - keyPath: The size, in points.
  ///   - fallback: The size where an item has none; without it such an item is an error, unless it hides the picture.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  public init<Value: ItemSize>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Size? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    declaration = DeclaredView(SourcePlace(fileID: fileID, line: line))
    let fallback = fallback.map { JSONValue.array([.number($0.width), .number($0.height)]) }
    declaration.set("size", .bound(ItemField(keyPath), default: fallback))
  }

  /// Creates a picture of one size for all items, in points; either side may be left out.
  public init(width: Double? = nil, height: Double? = nil, fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(picture: width, height, SourcePlace(fileID: fileID, line: line))
  }
}

extension Picture where Item == Never {
  /// Creates a picture outside any template, in points; either side may be left out.
  @_disfavoredOverload
  public init(width: Double? = nil, height: Double? = nil, fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(picture: width, height, SourcePlace(fileID: fileID, line: line))
  }
}

extension DeclaredView {
  /// A picture of one size for all items.
  fileprivate init(picture width: Double?, _ height: Double?, _ source: SourcePlace) {
    self.init(source)
    let sides = [("width", width), ("height", height)].compactMap { key, side in
      side.map { JSONMember(key, .number($0)) }
    }
    set("size", .literal(.object(sides)))
  }
}
