import LayoutModel

/// The edges of its container that a member is pinned to, as its key `anchor` names them.
struct AnchorEdges {
  private let names: Set<Attribute>

  /// Names that `anchor` may hold beside `all`.
  private static let known: [Attribute] = [.top, .bottom, .left, .right, .leading, .trailing]
  private static let all: Set<Attribute> = [.top, .bottom, .leading, .trailing]

  /// Reads a member's `anchor`: an array of edges, or `"all"`; nothing is no edge.
  ///
  /// - Throws: `LayoutError` naming what is no edge.
  init(_ view: LayoutView) throws(LayoutError) {
    let path = "\(view.path).anchor"
    switch view.memberOptions["anchor"] ?? .null {
    case .null: names = []
    case .string("all"): names = Self.all
    case .array(let values):
      var names: Set<Attribute> = []
      for (place, value) in values.enumerated() {
        guard case .string(let name) = value, let edge = Self.known.first(where: { $0.rawValue == name })
        else { throw LayoutError(at: "\(path)[\(place)]", "must be one of \(Self.listing), is \(value.words)") }
        names.insert(edge)
      }
      self.names = names
    case let other:
      throw LayoutError(at: path, "must be \"all\" or an array of \(Self.listing), is \(other.words)")
    }
  }

  private static var listing: String { known.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") }

  /// The named edges of an axis, in a fixed order.
  func edges(along axis: Axis) -> [Attribute] {
    Self.known.filter { $0.axis == axis && names.contains($0) }
  }

  /// Whether the two ends of an axis are pinned by names of one family.
  func pinsBothEnds(of axis: Axis) -> Bool {
    names.isSuperset(of: [axis.start, axis.end])
      || (axis == .horizontal && names.isSuperset(of: [.left, .right]))
  }

  /// Whether an edge is named.
  func contains(_ edge: Attribute) -> Bool { names.contains(edge) }
}

extension JSONValue {
  /// A string as it is, else the value's kind.
  fileprivate var words: String {
    if case .string(let string) = self { "\"\(string)\"" } else { kindName }
  }
}
