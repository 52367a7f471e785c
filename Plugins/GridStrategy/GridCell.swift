import LayoutModel

/// One member of a grid with what its `cell` says.
struct GridCell: Sendable {
  /// Where a cell's length comes from.
  enum Kind: Sendable {
    /// The view's content.
    case auto
    /// A number.
    case constant(AffineForm)
    /// A share of what is left; where nothing is left the content, or nothing if it may collapse.
    case expanded(weight: AffineForm, canCollapse: Bool)
  }

  /// The names of kinds.
  private enum KindName: String, CaseIterable {
    case auto, constant, expanded
  }

  /// The member.
  let member: Member
  /// Where the length comes from.
  let kind: Kind
  /// The least length: of an auto cell's view, of an expanded cell.
  let minLength: AffineForm?
  /// The most length: of an auto cell's view and its margins, of an expanded cell.
  let maxLength: AffineForm?
  /// Along each axis how the view sits.
  private let horizontal: GridAlignment
  private let vertical: GridAlignment
  /// Distances of the view from the edges of its cell.
  private let margins: Edges<Quantity>

  /// Reads a member's `cell`; without one it is `auto`.
  ///
  /// - Throws: `LayoutError` naming the key at fault.
  init(_ member: Member) throws(LayoutError) {
    self.member = member
    let path = "\(member.view.path).cell"
    let json = member.view.memberOptions["cell"] ?? .object([])
    var reader = try ObjectReader(json, at: path, structure: StructuralFields())
    for key in ["type", "canCollapse"] where json[key]?["bind"] != nil {
      throw reader.fault(key, "is part of the structure of a cell and cannot be bound")
    }
    if reader.remainingKeys.contains("span") {
      throw reader.fault("span", "a grid of one axis has no spans")
    }
    let name = try reader.choice("type", KindName.self) ?? .auto
    let value = reader.take("value")
    let canCollapse = try reader.bool("canCollapse")
    kind = try Self.kind(name, value, canCollapse, reader)
    minLength = try Self.length("minLength", of: name, &reader)
    maxLength = try Self.length("maxLength", of: name, &reader)
    horizontal = try GridAlignment("horizontalAlignment", along: .horizontal, &reader) ?? .fill
    vertical = try GridAlignment("verticalAlignment", along: .vertical, &reader) ?? .fill
    margins =
      try reader.edges("margin")
      ?? Edges(top: .literal(0), leading: .literal(0), bottom: .literal(0), trailing: .literal(0))
    try reader.finish()
  }

  private static func kind(
    _ name: KindName, _ value: JSONValue?, _ canCollapse: Bool?, _ reader: ObjectReader
  ) throws(LayoutError) -> Kind {
    if canCollapse != nil, name != .expanded {
      throw reader.fault("canCollapse", "is for expanded cells only")
    }
    let length = try value.map { json throws(LayoutError) in
      AffineForm(length: try ObjectReader.length(json, at: reader.place("value")))
    }
    switch name {
    case .auto:
      guard length == nil else { throw reader.fault("value", "an auto cell has none") }
      return .auto
    case .constant:
      guard let length else { throw reader.fault("value", "a constant cell needs one") }
      return .constant(length)
    case .expanded: return .expanded(weight: length ?? 1, canCollapse: canCollapse ?? false)
    }
  }

  private static func length(
    _ key: String, of name: KindName, _ reader: inout ObjectReader
  ) throws(LayoutError) -> AffineForm? {
    guard let value = reader.take(key) else { return nil }
    guard name != .constant else { throw reader.fault(key, "a constant cell has none") }
    return AffineForm(length: try ObjectReader.length(value, at: reader.place(key)))
  }

  /// The view's id.
  var id: String { member.view.id }
  /// The member's item.
  var item: ItemReference { member.item }

  /// Whether the view has no content of any kind.
  var isPlain: Bool {
    if case .none = member.view.content { !member.view.isContainer } else { false }
  }

  /// The view's text.
  var text: TextContent? {
    if case .text(let text) = member.view.content { text } else { nil }
  }

  /// How the view sits along an axis.
  func alignment(_ axis: Axis) -> GridAlignment { axis == .horizontal ? horizontal : vertical }

  /// The margin before the view.
  func startMargin(_ axis: Axis) -> AffineForm {
    AffineForm(axis == .horizontal ? margins.leading : margins.top)
  }

  /// The margin after the view.
  func endMargin(_ axis: Axis) -> AffineForm {
    AffineForm(axis == .horizontal ? margins.trailing : margins.bottom)
  }

  /// Both margins.
  func margins(_ axis: Axis) -> AffineForm { startMargin(axis) + endMargin(axis) }
}
