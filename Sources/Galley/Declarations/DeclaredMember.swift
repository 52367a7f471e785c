/// One key of a declaration and its value.
struct DeclaredMember<Item>: Sendable {
  /// The key, as documents write it.
  var key: String
  /// Its value.
  var value: DeclaredValue<Item>

  /// Creates a member.
  init(_ key: String, _ value: DeclaredValue<Item>) {
    self.key = key
    self.value = value
  }
}

extension [DeclaredMember<Never>] {
  /// The same members for any item: without an item, nothing is bound.
  func typed<Other>() -> [DeclaredMember<Other>] { map { DeclaredMember<Other>($0.key, $0.value.typed()) } }
}
