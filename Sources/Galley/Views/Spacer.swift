import LayoutModel

/// Lima's spacer: a view of no content that takes spare room, with the weight 1.
public struct Spacer<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>

  /// Creates a spacer.
  public init(fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(spacerAt: SourcePlace(fileID: fileID, line: line))
  }
}

extension Spacer where Item == Never {
  /// Creates a spacer outside any template.
  @_disfavoredOverload
  public init(fileID: String = #fileID, line: Int = #line) {
    declaration = DeclaredView(spacerAt: SourcePlace(fileID: fileID, line: line))
  }
}

extension DeclaredView {
  /// A spacer.
  fileprivate init(spacerAt source: SourcePlace) {
    self.init(source)
    set("spacer", .literal(.bool(true)))
  }
}
