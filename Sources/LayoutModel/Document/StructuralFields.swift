/// The item fields that decide a document's structure: bound coefficients, priorities and names.
///
/// While a document is read for checking, it collects those fields; while it is read for a group, it answers
/// with the values that the group's items share.
public final class StructuralFields {
  /// The fields met so far, in order.
  public private(set) var fields: [FieldPath] = []
  /// The values of the group, or nil while the document is only checked.
  let values: [FieldPath: JSONValue]?

  /// Creates a collector, or with `values` the answers for one group.
  public init(values: [FieldPath: JSONValue]? = nil) { self.values = values }

  /// The value of a field: nil when the group's items lack it or when only checking.
  func resolve(_ field: FieldPath) -> JSONValue? {
    if !fields.contains(field) { fields.append(field) }
    return values?[field]
  }

  /// Whether values are known.
  var isResolving: Bool { values != nil }
}
