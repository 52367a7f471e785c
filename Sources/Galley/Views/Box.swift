import LayoutModel

/// A plain view: a coloured area, a control, or a container of views that are tied by constraints.
///
/// ```swift
/// Box().width(40).height(40)
/// Box {
///   Text(\.title).constraints { EqualTo(\.leading).constant(16) }
/// }
/// ```
public struct Box<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a leaf without content.
  public init(fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(SourcePlace(fileID: fileID, line: line))
  }

  /// Creates a container without a layout of its own.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(SourcePlace(fileID: fileID, line: line), children: content())
  }
}

extension Box where Item == Never {
  /// Creates a leaf without content, outside any template.
  @_disfavoredOverload
  public init(fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(SourcePlace(fileID: fileID, line: line))
  }
}
