import LayoutModel

extension StackLayout {
  /// The options that differ from their defaults, as documents write them.
  var members: [JSONMember] {
    let plain = StackLayout(axis)
    var members = [JSONMember("strategy", .string("stack")), JSONMember("axis", .string(axis.rawValue))]
    func add(_ key: String, _ value: JSONValue, unless isDefault: Bool) {
      if !isDefault { members.append(JSONMember(key, value)) }
    }
    if let views { members.append(JSONMember("views", .array(views.map { .string($0) }))) }
    add("horizontalAlignment", .string(horizontalAlignment.rawValue), unless: horizontalAlignment == .none)
    add("verticalAlignment", .string(verticalAlignment.rawValue), unless: verticalAlignment == .none)
    add("distribution", .string(distribution.rawValue), unless: distribution == .none)
    add("spacing", .number(spacing), unless: spacing == plain.spacing)
    add("customSpacing", .array(customSpacing.sorted { $0.key < $1.key }.map(Self.gap)), unless: customSpacing.isEmpty)
    add("spacingPriority", .number(spacingPriority.level), unless: spacingPriority == plain.spacingPriority)
    add("margins", margins.json, unless: margins == plain.margins)
    let insets = viewMargins.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.json) }
    add("viewMargins", .object(insets), unless: viewMargins.isEmpty)
    add("marginsPriority", .number(marginsPriority.level), unless: marginsPriority == plain.marginsPriority)
    add("centeringPriority", .number(centeringPriority.level), unless: centeringPriority == plain.centeringPriority)
    add("marginsRelative", .bool(true), unless: !marginsRelative)
    return members
  }

  private static func gap(_ view: String, _ spacing: Double) -> JSONValue {
    .object([JSONMember("after", .string(view)), JSONMember("spacing", .number(spacing))])
  }
}

extension ViewDeclaration {
  /// Adds a stack layout of some or all children of the container.
  public func layout(_ stack: StackLayout) -> Self {
    var view = self
    view.declaration.layouts.append(stack.members.map { DeclaredMember($0.key, .literal($0.value)) })
    return view
  }
}
