public import LayoutModel

/// StackLayout's stack: members one after the other along an axis, tied to the edges of their container.
///
/// Keys: `axis` (`horizontal`), `views` (all children), `horizontalAlignment` and `verticalAlignment` (`none`),
/// `distribution` (`none`), `spacing` (0), `customSpacing`, `spacingPriority` (1000), `margins` (0), `viewMargins`,
/// `marginsPriority` (1000), `centeringPriority` (760), `marginsRelative` (false).
public struct StackStrategy: LayoutStrategy {
  private let options: StackOptions

  /// Reads the keys of a stack.
  public init(options: inout ObjectReader) throws(LayoutError) {
    self.options = try StackOptions(&options)
  }

  /// Writes the stack's constraints.
  ///
  /// - Throws: `LayoutError` if a view that the keys name is no child, or has no content where the distribution
  ///   goes by content.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    try StackLine(options, container).constrain(into: &sink)
  }
}
