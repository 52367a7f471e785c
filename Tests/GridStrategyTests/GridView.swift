import LayoutModel

/// A view of a tree of grids as the reference reads it.
struct GridView {
  /// Where a cell's length comes from.
  enum Kind {
    case auto
    case constant(Double)
    case expanded(Double)
  }

  /// Where a view's length comes from.
  enum Alignment {
    case fill, auto
    case constant(Double)
  }

  private let json: JSONValue
  private var cell: JSONValue { json["cell"] ?? .object([]) }

  init(_ json: JSONValue) { self.json = json }

  var id: String { json["id"]?.word ?? "" }
  var isGrid: Bool { json["children"] != nil }
  var isPlain: Bool { json["children"] == nil && json["text"] == nil && json["size"] == nil }
  var text: FixedText? { (json["text"]?.word).map(FixedText.init) }
  var axis: Axis { json["layout"]?["axis"] == .string("horizontal") ? .horizontal : .vertical }
  var spacing: Double { json["layout"]?["spacing"]?.double ?? 0 }

  /// The members that are not hidden.
  var members: [GridView] {
    guard case .array(let children)? = json["children"] else { return [] }
    return children.filter { $0["hidden"] != .bool(true) }.map(GridView.init)
  }

  var kind: Kind {
    switch cell["type"]?.word {
    case "constant": .constant(cell["value"]?.double ?? 0)
    case "expanded": .expanded(cell["value"]?.double ?? 1)
    default: .auto
    }
  }

  var canCollapse: Bool { cell["canCollapse"] == .bool(true) }
  var minLength: Double { cell["minLength"]?.double ?? 0 }
  var maxLength: Double? { cell["maxLength"]?.double }

  /// The content size of a picture.
  func size(_ axis: Axis) -> Double { json["size"]?[axis.extent.rawValue]?.double ?? 0 }

  /// The distances of what the view holds from its edges.
  func margins(_ axis: Axis) -> (start: Double, sum: Double) { Self.edges(json["margins"], axis) }

  /// The distances of the view from the edges of its cell.
  func cellMargins(_ axis: Axis) -> (start: Double, sum: Double) { Self.edges(cell["margin"], axis) }

  private static func edges(_ json: JSONValue?, _ axis: Axis) -> (start: Double, sum: Double) {
    if let all = json?.double { return (all, 2 * all) }
    let start = json?[axis.start.rawValue]?.double ?? 0
    return (start, start + (json?[axis.end.rawValue]?.double ?? 0))
  }

  private func alignmentValue(_ axis: Axis) -> JSONValue? { cell["\(axis.rawValue)Alignment"] }

  func alignment(_ axis: Axis) -> Alignment {
    guard let value = alignmentValue(axis), case .object = value else { return .fill }
    return value["length"]?.double.map(Alignment.constant) ?? .auto
  }

  /// Where a view of a length starts in its cell.
  func offset(_ axis: Axis, in cell: Double, length: Double) -> Double {
    let value = alignmentValue(axis)
    let name = value?["auto"]?.word ?? value?["constant"]?.word ?? "left"
    let shares: [String: Double] = ["center": 0.5, "right": 1, "bottom": 1]
    let (start, sum) = cellMargins(axis)
    return start + (shares[name] ?? 0) * (cell - sum - length)
  }

  /// A length within the view's own limits; its exact one where it has that.
  func limited(_ length: Double, _ axis: Axis) -> Double {
    let (exact, suffix) = axis == .horizontal ? ("width", "Width") : ("height", "Height")
    if let exact = json[exact]?.double { return exact }
    return max(min(length, json["max\(suffix)"]?.double ?? .infinity), json["min\(suffix)"]?.double ?? 0)
  }

  /// Whether the view is a text that a horizontal grid offers what is left.
  func isOfferedRoom(_ axis: Axis) -> Bool {
    guard axis == .horizontal, text != nil, json["width"] == nil, case .auto = kind else { return false }
    if case .constant = alignment(axis) { return false }
    return true
  }
}

/// A text of the fixed measurer, every letter 10 wide and every line 20 tall.
struct FixedText {
  let words: [Int]

  init(_ text: String) { words = text.split(separator: " ").map(\.count) }

  /// The size where lines are no wider than the room; words that are wider are broken.
  func size(in room: Double?) -> (width: Double, height: Double) {
    let most = room.map { max(1, Int($0 / 10 + 1e-6)) } ?? .max
    var lines: [Int] = []
    for word in words {
      if let last = lines.last, last + 1 + word <= most, last > 0 {
        lines[lines.count - 1] += 1 + word
        continue
      }
      var rest = word
      while rest > most {
        lines.append(most)
        rest -= most
      }
      lines.append(rest)
    }
    return (Double(10 * (lines.max() ?? 0)), Double(20 * lines.count))
  }
}

extension JSONValue {
  /// The value of a number.
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  /// The value of a string.
  var word: String? { if case .string(let word) = self { word } else { nil } }
}

extension Axis {
  /// Where a frame has the place along the axis; the length stands two further.
  var place: Int { self == .horizontal ? 0 : 1 }
}
