/// The scroll offsets at which a section's header sticks to the viewport's leading edge.
public struct StickyRange: Hashable, Sendable {
  /// The header where it stands while it does not stick.
  public let natural: ListFrame
  /// Where it stays at the edge.
  public let stuck: Range<Extent>
  /// Where the section's end pushes it off.
  public let pushed: Range<Extent>

  init(section: ListFrame, header: ListFrame) {
    natural = header
    let push = max(section.offset, section.end - header.extent)
    stuck = section.offset..<push
    pushed = push..<section.end
  }

  /// The header's frame at a scroll offset.
  public func frame(at scrollOffset: Extent) -> ListFrame {
    ListFrame(
      offset: min(max(natural.offset, scrollOffset), pushed.lowerBound), extent: natural.extent)
  }
}
