import LayoutModel

/// How a view sits in its cell along one axis, and where its length there comes from.
enum GridAlignment: Sendable {
  /// Where in the cell the view lies.
  enum Position: Sendable {
    case start, center, end
  }

  /// The view takes the whole cell.
  case fill
  /// The view is as long as its content, and no longer than its cell.
  case auto(Position)
  /// The view is of a given length.
  case constant(Position, AffineForm)

  /// Where in the cell the view lies.
  var position: Position {
    switch self {
    case .fill: .start
    case .auto(let position), .constant(let position, _): position
    }
  }

  /// The given length.
  var length: AffineForm? {
    if case .constant(_, let length) = self { length } else { nil }
  }

  /// Reads `"fill"`, `{"auto": position}` or `{"constant": position, "length": n}`.
  ///
  /// - Throws: `LayoutError` if the value is none of them.
  init?(_ key: String, along axis: Axis, _ reader: inout ObjectReader) throws(LayoutError) {
    guard let value = reader.take(key) else { return nil }
    let path = reader.place(key)
    let names = axis == .horizontal ? ["left", "center", "right"] : ["top", "center", "bottom"]
    guard case .object(let members) = value else {
      guard value == .string("fill") else {
        throw LayoutError(at: path, "must be \"fill\", {\"auto\": …} or {\"constant\": …, \"length\": …}")
      }
      self = .fill
      return
    }
    var keys = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let kind = keys["auto"] == nil ? "constant" : "auto"
    guard case .string(let name)? = keys.removeValue(forKey: kind),
      let place = names.firstIndex(of: name)
    else {
      let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
      throw LayoutError(at: path, "must say \"auto\" or \"constant\" with one of \(known)")
    }
    let position = [Position.start, .center, .end][place]
    if kind == "auto" {
      self = .auto(position)
    } else {
      guard let length = keys.removeValue(forKey: "length") else {
        throw LayoutError(at: "\(path).length", "is missing")
      }
      self = .constant(
        position, AffineForm(length: try ObjectReader.length(length, at: "\(path).length")))
    }
    if let stray = keys.keys.min() { throw LayoutError(at: "\(path).\(stray)", "unknown key") }
  }
}
