/// A place in an item: keys and array places joined by dots, such as `reply.text` or `images.0`.
public struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// The steps from the item to the value; a step of digits is a key of an object and a place of an array.
  public let steps: [String]

  /// Creates a path from its dotted form.
  public init(_ dotted: String) {
    steps = dotted.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The dotted form.
  public var description: String { steps.joined(separator: ".") }
}
