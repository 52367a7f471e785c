public import LayoutModel

/// A single tree of views with fixed contents, laid out on its own.
///
/// ```swift
/// let tree = LayoutTree(font: .fixed(advance: 10, lineHeight: 20)) {
///   Row(spacing: 10) {
///     Text("Name").id("name")
///     Spacer()
///     Picture(width: 60, height: 30).id("badge")
///   }
/// }
/// let frames = try tree.frames(width: 200)
/// ```
public struct LayoutTree: Sendable {
  /// The keys of the tree, without its width and height, or why it cannot be written.
  private let members: Result<[JSONMember], LayoutError>
  /// Where the parts are declared.
  let sources: SourceMap

  /// Declares a tree.
  ///
  /// - Parameters:
  ///   - direction: What leading and trailing mean.
  ///   - scale: Pixels per point that edges are rounded to; nil leaves values exact.
  ///   - safeArea: Insets added to the root's margins, in points.
  ///   - font: The font of texts that name none.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - root: The one root view.
  public init(
    direction: LayoutDocument.Direction = .leftToRight, scale: Double? = nil, safeArea: Edges<Double>? = nil,
    font: FontDescription? = nil, fileID: String = #fileID, line: Int = #line,
    @RootBuilder<Never> root: () -> DeclaredView<Never>
  ) {
    let setting = DeclaredSetting(
      source: SourcePlace(fileID: fileID, line: line), direction: direction, scale: scale, safeArea: safeArea,
      font: font)
    let root = root()
    var writer = DeclarationWriter<Never>(setting) { _ in nil }
    members = Result { () throws(LayoutError) in try writer.members(root: root) }
    sources = writer.sources
  }

  /// The tree as a line of `galley layout`, without an id; a dimension of nil is fitted.
  ///
  /// - Throws: `LayoutError` if the tree cannot be written.
  public func json(width: Double? = nil, height: Double? = nil) throws(LayoutError) -> JSONValue {
    let extents = [("width", width), ("height", height)].compactMap { key, extent in
      extent.map { JSONMember(key, .number($0)) }
    }
    return .object(extents + (try members.get()))
  }
}
