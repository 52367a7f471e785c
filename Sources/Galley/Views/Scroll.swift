public import LayoutModel

/// Lima's scroll view around one member, whose size is the content size of the answer.
public struct Scroll<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - fitToWidth: Whether the content is as wide as the view.
  ///   - fitToHeight: Whether the content is as tall as the view.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - content: The one member.
  public init(
    fitToWidth: Bool = false, fitToHeight: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(
      SourcePlace(fileID: fileID, line: line), strategy: "scroll", children: content())
    declaration.setLayout("fitToWidth", fitToWidth ? .literal(.bool(true)) : nil)
    declaration.setLayout("fitToHeight", fitToHeight ? .literal(.bool(true)) : nil)
  }

  /// Insets the content, which a fitted content is narrower by.
  public func insets(_ insets: Edges<Double>) -> Self { settingLayout("insets", .literal(insets.json)) }
}
