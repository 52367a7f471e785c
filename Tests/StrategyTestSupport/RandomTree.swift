public import LayoutModel

/// Trees of containers of every strategy inside each other, drawn at random.
public struct RandomTree<Generator: RandomNumberGenerator> {
  private var generator: Generator
  private var count = 0

  /// Starts drawing.
  public init(_ generator: Generator) { self.generator = generator }

  /// A tree whose width is given, with `depth` containers above each other at most.
  public mutating func tree(depth: Int) -> JSONValue {
    count = 0
    let root = container(depth: depth)
    return object(["width": .number(Double(pick(from: 120...400))), "root": root])
  }

  private mutating func view(depth: Int) -> JSONValue {
    depth == 0 || pick(from: 0...2) == 0 ? leaf() : container(depth: depth - 1)
  }

  private mutating func leaf() -> JSONValue {
    var members = ["id": name()]
    let size = [pick(from: 1...60), pick(from: 1...40)].map { JSONValue.number(Double($0)) }
    switch pick(from: 0...5) {
    case 0: members["height"] = size[1]
    case 1:
      members["size"] = object(["width": size[0], "height": size[1]])
      members["baseline"] = object(["first": .number(1), "last": .number(0)])
    default: members["size"] = .array(size)
    }
    return object(members)
  }

  private mutating func container(depth: Int) -> JSONValue {
    var members = ["id": name(), "margins": margins()]
    let isSole = pick(from: 0...4) == 0
    let childCount = isSole ? 1 : pick(from: 1...3)
    var children = (0..<childCount).map { _ in view(depth: depth) }
    if !isSole, pick(from: 0...3) == 0 { children[pick(from: 0...(childCount - 1))].set("hidden", .bool(true)) }
    let layout: JSONValue
    if isSole {
      layout =
        pick(from: 0...1) == 0
        ? object(["strategy": .string("cell"), "ignoreMargins": .bool(pick(from: 0...1) == 0)])
        : object(["strategy": .string("scroll"), "fitToWidth": .bool(pick(from: 0...1) == 0)])
    } else {
      layout = self.layout(of: &children)
    }
    members["layout"] = layout
    members["children"] = .array(children)
    return object(members)
  }

  private mutating func layout(of children: inout [JSONValue]) -> JSONValue {
    switch pick(from: 0...5) {
    case 0:
      for place in children.indices { children[place].set("weight", .number(Double(pick(from: 1...3)))) }
      return object(["strategy": .string("row"), "spacing": .number(Double(pick(from: 0...9)))])
    case 1:
      let alignments = ["fill", "leading", "trailing", "center"]
      return object([
        "strategy": .string("column"), "spacing": .number(Double(pick(from: 0...9))),
        "horizontalAlignment": .string(alignments[pick(from: 0...3)]), "verticalAlignment": .string("top"),
      ])
    case 2:
      let edges = [["top"], ["bottom", "trailing"], ["top", "leading", "trailing"], []]
      for place in children.indices {
        let names = edges[pick(from: 0...3)].map(JSONValue.string)
        children[place].set("anchor", .array(names))
      }
      return object(["strategy": .string("anchor")])
    case 3:
      return object(["strategy": .string("constraints"), "constraints": constraints(of: children)])
    case 4:
      let isVertical = pick(from: 0...1) == 0
      return object([
        "strategy": .string("stack"), "axis": .string(isVertical ? "vertical" : "horizontal"),
        "horizontalAlignment": .string(isVertical ? "fill" : "leading"), "verticalAlignment": .string("top"),
        "spacing": .number(Double(pick(from: 0...9))), "margins": .number(Double(pick(from: 0...5))),
      ])
    default:
      let isVertical = pick(from: 0...1) == 0
      for place in children.indices where pick(from: 0...1) == 0 {
        children[place].set(
          "cell", object(["type": .string("expanded"), "value": .number(Double(pick(from: 1...3)))]))
      }
      return object([
        "strategy": .string("grid"), "axis": .string(isVertical ? "vertical" : "horizontal"),
        "spacing": .number(Double(pick(from: 0...9))),
      ])
    }
  }

  /// Members below each other, by constraints.
  private mutating func constraints(of children: [JSONValue]) -> JSONValue {
    var constraints: [JSONValue] = []
    var above = "super.topMargin"
    for child in children {
      guard case .string(let id)? = child["id"] else { continue }
      constraints.append(tie("\(id).leading", "==", "super.leadingMargin", pick(from: 0...9)))
      constraints.append(tie("\(id).trailing", "<=", "super.trailingMargin", -pick(from: 0...9)))
      constraints.append(tie("\(id).top", ">=", above, pick(from: 0...9)))
      constraints.append(tie("\(id).bottom", "<=", "super.bottomMargin", 0))
      above = "\(id).bottom"
    }
    return .array(constraints)
  }

  private func tie(_ item: String, _ relation: String, _ target: String, _ constant: Int) -> JSONValue {
    object([
      "item": .string(item), "relation": .string(relation), "to": .string(target),
      "constant": .number(Double(constant)),
    ])
  }

  private mutating func margins() -> JSONValue {
    object(["top": .number(Double(pick(from: 0...9))), "leading": .number(Double(pick(from: 0...9)))])
  }

  private mutating func name() -> JSONValue {
    count += 1
    return .string("v\(count)")
  }

  private mutating func pick(from range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// An object of the members, in the order of their keys.
  private func object(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
  }
}

extension JSONValue {
  fileprivate mutating func set(_ key: String, _ value: JSONValue) { self = setting(key, to: value) }
}
