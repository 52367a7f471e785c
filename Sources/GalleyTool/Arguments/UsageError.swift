/// A call that cannot be carried out: what is wrong and how to mend it, in one clause.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The clause.
  var description: String

  /// Creates an error.
  init(_ description: String) {
    self.description = description
  }
}
