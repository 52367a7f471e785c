public import LayoutModel

extension ViewDeclaration {
  /// The same view with a key set.
  func setting(_ key: String, _ value: DeclaredValue<Item>) -> Self {
    var view = self
    view.declaration.set(key, value)
    return view
  }

  /// The same view with a key of its first layout set.
  func settingLayout(_ key: String, _ value: DeclaredValue<Item>?) -> Self {
    var view = self
    view.declaration.setLayout(key, value)
    return view
  }

  /// Names the view; the name is unique in its template or tree, and its path of child indices by default.
  public func id(_ id: String) -> Self {
    var view = self
    view.declaration.id = id
    return view
  }

  /// Adds a layout by the name of its strategy, which may be one that a plugin brings.
  ///
  /// ```swift
  /// Box { … }.layout("flow", ["spacing": .number(8)])
  /// ```
  public func layout(_ strategy: String, _ options: KeyValuePairs<String, JSONValue> = [:]) -> Self {
    var view = self
    view.declaration.layouts.append(
      [DeclaredMember("strategy", .string(strategy))]
        + options.map { DeclaredMember($0.key, .literal($0.value)) })
    return view
  }

  /// Sets a key that the parent's strategy reads of its members, such as one of a plugin's.
  public func member(_ key: String, _ value: JSONValue) -> Self { setting(key, .literal(value)) }
}
