/// A way to lay out the members of one container: the plugin interface.
///
/// A strategy is made from the keys of a `layout` object, sees one container and its visible members, and
/// writes constraints into a sink. It never solves, never sees an item and keeps no state.
public protocol LayoutStrategy: Sendable {
  /// The keys that the strategy reads of its members, such as `weight`.
  static var memberKeys: [String] { get }

  /// Reads the strategy's own keys; those it leaves are reported as unknown.
  ///
  /// - Throws: `LayoutError` naming the key at fault.
  init(options: inout ObjectReader) throws(LayoutError)

  /// Writes the constraints of `container` and its members.
  ///
  /// - Throws: `LayoutError` naming the member's key at fault.
  func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError)
}

extension LayoutStrategy {
  /// No keys.
  public static var memberKeys: [String] { [] }
}
