public import LayoutModel

extension ViewDeclaration {
  /// Asks for a width, in points.
  public func width(_ points: Double, priority: Priority = .required) -> Self {
    wishing("width", .number(points), priority)
  }

  /// Asks for a width that each item brings, in points, or `fallback` where it has none.
  public func width<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("width", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Asks for a height, in points.
  public func height(_ points: Double, priority: Priority = .required) -> Self {
    wishing("height", .number(points), priority)
  }

  /// Asks for a height that each item brings, in points, or `fallback` where it has none.
  public func height<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("height", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Asks for a width of at least so many points.
  public func minWidth(_ points: Double, priority: Priority = .required) -> Self {
    wishing("minWidth", .number(points), priority)
  }

  /// Asks for a width of at least what each item brings, in points, or `fallback` where it has none.
  public func minWidth<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("minWidth", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Asks for a width of at most so many points.
  public func maxWidth(_ points: Double, priority: Priority = .required) -> Self {
    wishing("maxWidth", .number(points), priority)
  }

  /// Asks for a width of at most what each item brings, in points, or `fallback` where it has none.
  public func maxWidth<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("maxWidth", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Asks for a height of at least so many points.
  public func minHeight(_ points: Double, priority: Priority = .required) -> Self {
    wishing("minHeight", .number(points), priority)
  }

  /// Asks for a height of at least what each item brings, in points, or `fallback` where it has none.
  public func minHeight<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("minHeight", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Asks for a height of at most so many points.
  public func maxHeight(_ points: Double, priority: Priority = .required) -> Self {
    wishing("maxHeight", .number(points), priority)
  }

  /// Asks for a height of at most what each item brings, in points, or `fallback` where it has none.
  public func maxHeight<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("maxHeight", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// A value, bare where it is required and with its priority otherwise.
  func wishing(_ key: String, _ value: DeclaredValue<Item>, _ priority: Priority) -> Self {
    guard priority != .required else { return setting(key, value) }
    return setting(
      key,
      .object([DeclaredMember("value", value), DeclaredMember("priority", .number(priority.level))]))
  }
}
