import LayoutModel
import StrategyTestSupport

/// Trees of grids in grids with leaves of every kind, drawn at random.
struct RandomGrid<Generator: RandomNumberGenerator> {
  private var generator: Generator
  private var count = 0

  init(_ generator: Generator) { self.generator = generator }

  /// A tree with `depth` grids in each other at most; one in six is fitted in its width, half in their height.
  mutating func tree(depth: Int) -> JSONValue {
    var members: [String: JSONValue] = [
      "root": grid(depth: depth),
      "fonts": object([
        "mono": object(["measurer": .string("fixed"), "advance": .number(10), "lineHeight": .number(20)])
      ]),
    ]
    if !oneIn(6) { members["width"] = number(40...400) }
    if oneIn(2) { members["height"] = number(40...400) }
    if oneIn(3) { members["direction"] = .string("rtl") }
    return object(members)
  }

  private mutating func grid(depth: Int) -> JSONValue {
    count += 1
    var members: [String: JSONValue] = ["id": .string("v\(count)")]
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth: depth) }
    members["children"] = .array(children)
    var layout: [String: JSONValue] = ["strategy": .string("grid")]
    layout["axis"] = .string(oneIn(2) ? "horizontal" : "vertical")
    if oneIn(2) { layout["spacing"] = number(0...9) }
    members["layout"] = object(layout)
    if oneIn(3) { members["margins"] = number(0...12) }
    return object(members)
  }

  private mutating func view(depth: Int) -> JSONValue {
    var view: JSONValue
    if depth > 1, oneIn(3) {
      view = grid(depth: depth - 1)
    } else {
      count += 1
      view = object(["id": .string("v\(count)")])
      switch Int.random(in: 0...2, using: &generator) {
      case 0: view = view.setting("size", to: object(["width": number(0...90), "height": number(0...60)]))
      case 1:
        let words = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          String("abcdefgh".prefix(Int.random(in: 1...5, using: &generator)))
        }
        view = view.setting("text", to: .string(words.joined(separator: " ")))
        view = view.setting("font", to: .string("mono"))
      default: break
      }
      let sizes = ["minWidth", "maxWidth", "minHeight", "maxHeight", "width", "height"]
      if oneIn(5), let key = sizes.randomElement(using: &generator) { view = view.setting(key, to: number(5...80)) }
    }
    if oneIn(10) { view = view.setting("hidden", to: .bool(true)) }
    return oneIn(12) ? view : view.setting("cell", to: cell())
  }

  private mutating func cell() -> JSONValue {
    var members: [String: JSONValue] = [:]
    switch Int.random(in: 0...4, using: &generator) {
    case 0: (members["type"], members["value"]) = (.string("constant"), number(0...90))
    case 1, 2: members["type"] = .string("auto")
    default:
      members["type"] = .string("expanded")
      members["value"] = .number([0, 0.5, 1, 2, 3].randomElement(using: &generator) ?? 1)
      if oneIn(4) { members["canCollapse"] = .bool(true) }
    }
    if members["type"] != .string("constant") {
      if oneIn(6) { members["minLength"] = number(5...60) }
      if oneIn(6) { members["maxLength"] = number(60...150) }
    }
    if oneIn(3) {
      members["margin"] =
        oneIn(2) ? number(0...9) : object(["top": number(0...9), "leading": number(0...9), "trailing": number(0...9)])
    }
    for (axis, names) in [("horizontal", ["left", "center", "right"]), ("vertical", ["top", "center", "bottom"])] {
      guard let name = names.randomElement(using: &generator), oneIn(2) else { continue }
      members["\(axis)Alignment"] =
        oneIn(2)
        ? object(["auto": .string(name)]) : object(["constant": .string(name), "length": number(0...60)])
    }
    return object(members)
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 1...count, using: &generator) == 1 }

  private mutating func number(_ range: ClosedRange<Int>) -> JSONValue {
    .number(Double(Int.random(in: range, using: &generator)))
  }

  /// An object of the members, in the order of their keys.
  private func object(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
  }
}
