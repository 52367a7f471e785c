import LayoutModel

/// The insets of one view across its stack, in points; nil leaves an edge the stack's own.
///
/// A vertical stack reads `leading` and `trailing`, a horizontal one `top` and `bottom`; others are refused.
public struct StackViewMargins: Hashable, Sendable {
  /// The inset from the top.
  public var top: Double?
  /// The inset from the edge where lines start.
  public var leading: Double?
  /// The inset from the bottom.
  public var bottom: Double?
  /// The inset from the edge where lines end.
  public var trailing: Double?

  /// Creates insets.
  public init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets as documents write them.
  var json: JSONValue {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return .object(edges.compactMap { key, inset in inset.map { JSONMember(key, .number($0)) } })
  }
}
