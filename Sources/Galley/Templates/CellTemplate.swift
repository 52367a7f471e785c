public import LayoutModel

/// How the cells of a list are built, with leaves that are bound to a model of yours by key path.
///
/// ```swift
/// let cell = CellTemplate<Post>(font: .family("Inter", size: 15)) {
///   Column(spacing: 8) {
///     Text(\.title, font: .family("Inter", size: 17, weight: 600)).hidden(unless: \.title)
///     Text(\.body)
///     Box().aspectRatio(\.imageSize).hidden(unless: \.imageSize)
///   }
///   .margins(12)
/// }
/// let heights = try CellEngine(cell).heights(of: posts, width: 375)
/// ```
///
/// A template is a value: it says how cells are built and holds none. A ``CellEngine`` compiles it.
public struct CellTemplate<Item: Sendable>: Sendable {
  /// Where the layout comes from.
  enum Origin: Sendable {
    /// Views in Swift.
    case declared(DeclaredView<Item>, DeclaredSetting)
    /// A layout document and what its fields stand for.
    case document(JSONValue, ItemFields<Item>)
  }

  /// Where the layout comes from.
  let origin: Origin
  /// Shown in reports.
  public let name: String

  /// Declares a template in Swift.
  ///
  /// - Parameters:
  ///   - name: Shown in reports.
  ///   - direction: What leading and trailing mean.
  ///   - scale: Pixels per point that edges are rounded to; nil leaves values exact.
  ///   - safeArea: Insets added to the root's margins, in points.
  ///   - font: The font of texts that name none.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - root: The one root view.
  public init(
    name: String = "", direction: LayoutDocument.Direction = .leftToRight, scale: Double? = nil,
    safeArea: Edges<Double>? = nil, font: FontDescription? = nil, fileID: String = #fileID, line: Int = #line,
    @RootBuilder<Item> root: () -> DeclaredView<Item>
  ) {
    self.name = name
    origin = .declared(
      root(),
      DeclaredSetting(
        source: SourcePlace(fileID: fileID, line: line), direction: direction, scale: scale, safeArea: safeArea,
        font: font))
  }

  /// Takes a layout document, to be measured over a model whose properties `fields` names.
  public init(document: JSONValue, fields: ItemFields<Item>) {
    if case .string(let name)? = document["name"] { self.name = name } else { name = "" }
    origin = .document(document, fields)
  }
}
