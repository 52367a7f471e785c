import LayoutModel

extension CellStructure.Node {
  /// The extent of the node's content along an axis; nil if it has none.
  func intrinsicExtent(_ axis: Axis, item: ItemReference) -> AffineForm? {
    switch view.content {
    case .none: nil
    case .text: AffineForm(axis == .horizontal ? .textWidth(item) : .textHeight(item))
    case .size(.parts(let width, let height)): (axis == .horizontal ? width : height).map { AffineForm(length: $0) }
    case .size(.bound(let field, let fallback)):
      axis == .horizontal
        ? AffineForm(.fieldWidth(field, fallback: fallback?.width))
        : AffineForm(.fieldHeight(field, fallback: fallback?.height))
    }
  }
}

extension TextContent {
  /// Whether the text's height depends on its width, so that it wraps before it overflows.
  var mayWrap: Bool { style.wraps && style.maxLines != 1 }
}
