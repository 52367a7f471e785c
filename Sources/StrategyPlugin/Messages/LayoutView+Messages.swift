import LayoutModel

extension LayoutView {
  /// The view in the form of documents, without its children, layout and `hidden`, and with the text left empty.
  ///
  /// A container has an empty list of children.
  var message: JSONValue {
    var members: [JSONMember] = [JSONMember("id", .string(id))]
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(key, value)) }
    }
    if isSpacer {
      add("spacer", .bool(true))
    } else {
      members += content.members
    }
    if isContainer { add("children", .array([])) }
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "Width" : "Height"
      add(axis.extent.rawValue, sizing[axis].exact?.message)
      add("min\(name)", sizing[axis].minimum?.message)
      add("max\(name)", sizing[axis].maximum?.message)
    }
    add("aspectRatio", sizing.ratioMessage)
    add("hugging", Self.pair(sizing.horizontal.hugging, sizing.vertical.hugging))
    add(
      "compressionResistance",
      Self.pair(sizing.horizontal.compressionResistance, sizing.vertical.compressionResistance))
    add(
      "margins",
      .object([
        "top": .quantity(margins.top), "leading": .quantity(margins.leading), "bottom": .quantity(margins.bottom),
        "trailing": .quantity(margins.trailing),
      ]))
    if firstBaseline != nil || lastBaseline != nil {
      let baselines = (firstBaseline.map(JSONValue.quantity), lastBaseline.map(JSONValue.quantity))
      add("baseline", .object(["first": baselines.0, "last": baselines.1]))
    }
    for option in memberOptions.sorted(by: { $0.key < $1.key }) { add(option.key, option.value) }
    return .object(members)
  }

  private static func pair(_ horizontal: Priority?, _ vertical: Priority?) -> JSONValue? {
    guard horizontal != nil || vertical != nil else { return nil }
    return .object([
      "horizontal": horizontal.map { .number($0.level) }, "vertical": vertical.map { .number($0.level) },
    ])
  }
}

extension LayoutView.Content {
  /// The keys of the content.
  fileprivate var members: [JSONMember] {
    switch self {
    case .none: []
    case .text(let text):
      [
        JSONMember("text", .string("")), JSONMember("font", Self.anyFont),
        JSONMember("whiteSpace", .string(text.style.whiteSpace.rawValue)),
        JSONMember("maxLines", .integer(text.style.maxLines)),
        JSONMember("minLines", .integer(text.style.minLines)),
      ]
    case .size(.parts(let width, let height)):
      [
        JSONMember(
          "size", .object(["width": width.map(JSONValue.quantity), "height": height.map(JSONValue.quantity)]))
      ]
    case .size(.bound(let field, let fallback)):
      [
        JSONMember(
          "size",
          .bind(
            field, fallback.map { .object(["width": .number($0.width), "height": .number($0.height)]) }))
      ]
    }
  }

  /// A font in place of the text's own, which only the engine knows.
  private static let anyFont = JSONValue.object([
    "measurer": .string("fixed"), "advance": .number(1), "lineHeight": .number(1),
  ])
}

extension Sizing.Wish {
  fileprivate var message: JSONValue {
    .object(["value": .quantity(value), "priority": .number(priority.level)])
  }
}

extension Sizing {
  fileprivate var ratioMessage: JSONValue? {
    let value: JSONValue
    switch ratio {
    case nil: return nil
    case .literal(let number)?: value = .number(number)
    case .bound(let source)?: value = .bind(source.field, source.fallback.map(JSONValue.number))
    }
    return .object(["value": value, "priority": .number(ratioPriority.level)])
  }
}
