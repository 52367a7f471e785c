/// When a view is left out of the layout, with its gaps, margins and constraints.
public enum HiddenRule: Hashable, Sendable {
  /// Never.
  case never
  /// Always.
  case always
  /// For items where the condition holds.
  case when(Condition)
  /// For items where the condition does not hold.
  case unless(Condition)

  /// A question to an item.
  public enum Condition: Hashable, Sendable {
    /// Whether the field says yes: not absent, null, false, 0, "" or [].
    case truthy(FieldPath)
    /// Whether the field is one of the values (strings, numbers, booleans or null).
    case among(FieldPath, [JSONValue])

    /// The field asked.
    public var field: FieldPath {
      switch self {
      case .truthy(let field), .among(let field, _): field
      }
    }
  }

  /// The condition, if there is one.
  public var condition: Condition? {
    switch self {
    case .never, .always: nil
    case .when(let condition), .unless(let condition): condition
    }
  }
}
