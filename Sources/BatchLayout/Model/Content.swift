import LayoutModel

extension CellStructure.Node {
  /// The extent of the node's content along an axis; nil if it has none.
  func intrinsicExtent(_ axis: Axis, item: ItemReference) -> AffineForm? {
    switch view.content {
    case .none: nil
    case .text: AffineForm(axis == .horizontal ? .textWidth(item) : .textHeight(item))
    case .size(let size): size.extent(along: axis)
    }
  }
}

extension TextContent {
  /// Whether the text's height depends on its width, so that it wraps before it overflows.
  var mayWrap: Bool { style.wraps && style.maxLines != 1 }
}
