/// Where something stands along a list: its offset and its extent.
public struct ListFrame: Hashable, Sendable {
  /// Where it starts.
  public var offset: Extent
  /// How long it is.
  public var extent: Extent

  /// Creates a frame.
  @inlinable
  public init(offset: Extent, extent: Extent) {
    self.offset = offset
    self.extent = extent
  }

  /// Where it ends.
  @inlinable public var end: Extent { offset + extent }
}
