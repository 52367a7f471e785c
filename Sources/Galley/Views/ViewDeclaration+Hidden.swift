import LayoutModel

/// A hidden view leaves with everything inside it, its gap, its margins and its constraints.
extension ViewDeclaration {
  /// Leaves the view out for all items.
  public func hidden(_ isHidden: Bool = true) -> Self { setting("hidden", .literal(.bool(isHidden))) }

  /// Leaves the view out for items whose property says no: missing, `false`, 0, an empty text or an empty list.
  public func hidden<Value: ItemValue>(unless keyPath: ItemPath<Item, Value>) -> Self {
    hiding("unless", .name(ItemField(keyPath)))
  }

  /// Leaves the view out for items whose property says yes: not missing, `false`, 0, an empty text or an empty list.
  public func hidden<Value: ItemValue>(when keyPath: ItemPath<Item, Value>) -> Self {
    hiding("when", .name(ItemField(keyPath)))
  }

  /// Leaves the view out for items whose property is not the value.
  public func hidden<Value: ItemValue>(unless keyPath: ItemPath<Item, Value>, equals value: Value) -> Self {
    hiding("unless", .equals(ItemField(keyPath), value))
  }

  /// Leaves the view out for items whose property is the value.
  public func hidden<Value: ItemValue>(when keyPath: ItemPath<Item, Value>, equals value: Value) -> Self {
    hiding("when", .equals(ItemField(keyPath), value))
  }

  /// Leaves the view out for items whose property is none of the values.
  public func hidden<Value: ItemValue>(unless keyPath: ItemPath<Item, Value>, in values: [Value]) -> Self {
    hiding("unless", .among(ItemField(keyPath), values))
  }

  /// Leaves the view out for items whose property is one of the values.
  public func hidden<Value: ItemValue>(when keyPath: ItemPath<Item, Value>, in values: [Value]) -> Self {
    hiding("when", .among(ItemField(keyPath), values))
  }

  private func hiding(_ rule: String, _ condition: DeclaredValue<Item>) -> Self {
    setting("hidden", .object([DeclaredMember(rule, condition)]))
  }
}

extension DeclaredValue {
  /// The condition that a property is a value.
  fileprivate static func equals(_ field: ItemField<Item>, _ value: some ItemValue) -> DeclaredValue {
    .object([
      DeclaredMember("field", .name(field)), DeclaredMember("equals", .literal(value.itemContent.json)),
    ])
  }

  /// The condition that a property is one of some values.
  fileprivate static func among(_ field: ItemField<Item>, _ values: [some ItemValue]) -> DeclaredValue {
    .object([
      DeclaredMember("field", .name(field)),
      DeclaredMember("in", .array(values.map { .literal($0.itemContent.json) })),
    ])
  }
}
