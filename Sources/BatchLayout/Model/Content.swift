import LayoutModel

extension CellStructure.Node {
  /// The extent of the node's content along an axis; nil if it has none.
  func intrinsicExtent(_ axis: Axis, item: ItemReference) -> AffineForm? {
    view.content.extent(along: axis, of: item)
  }
}

extension TextContent {
  /// Whether the text's height depends on its width, so that it wraps before it overflows.
  var mayWrap: Bool { style.wraps && style.maxLines != 1 }
}
