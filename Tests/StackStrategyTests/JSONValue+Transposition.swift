import LayoutModel

/// A tree seen from the other axis.
extension JSONValue {
  /// Words of one axis and the words of the other that stand for the same.
  private static let words: [String: String] = {
    let pairs = [
      ("width", "height"), ("minWidth", "minHeight"), ("maxWidth", "maxHeight"), ("row", "column"),
      ("horizontal", "vertical"), ("horizontalAlignment", "verticalAlignment"), ("leading", "top"),
      ("trailing", "bottom"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()

  /// Keys that have no counterpart on the other axis.
  private static let untransposable: Set<String> = [
    "text", "aspectRatio", "alignToBaseline", "alignToGrid", "baseline", "direction",
  ]

  /// Whether everything in the tree has a counterpart on the other axis.
  var isTransposable: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isTransposable)
    case .object(let members):
      members.allSatisfy { !Self.untransposable.contains($0.key) && $0.value.isTransposable }
    default: true
    }
  }

  /// The tree with rows for columns, heights for widths and so on.
  func transposed() -> JSONValue {
    switch self {
    case .array(let values):
      return .array(values.map { $0.transposed() })
    case .object(let members):
      return .object(
        members.map { member in
          let key = Self.words[member.key] ?? member.key
          if case .array(let size) = member.value, key == "size" {
            return JSONMember(key, .array(size.reversed()))
          }
          return JSONMember(key, key == "id" ? member.value : member.value.transposed())
        })
    case .string(let word): return .string(Self.words[word] ?? word)
    default: return self
    }
  }
}
