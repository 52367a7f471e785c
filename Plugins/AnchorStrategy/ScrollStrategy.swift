public import LayoutModel

/// Lima's scroll view: one child that starts at the content's origin and may be larger than the view.
///
/// Keys: `fitToWidth` (false) and `fitToHeight` (false), which give the child the extent of the view less its insets
/// and the root's safe area; `insets` (0), a number or an object of edges. The answer has the child's size as the
/// view's content size.
public struct ScrollStrategy: LayoutStrategy {
  private let fitsWidth: Bool
  private let fitsHeight: Bool
  private let insets: Edges<Quantity>

  /// Reads the keys of a scroll view.
  public init(options: inout ObjectReader) throws(LayoutError) {
    fitsWidth = try options.bool("fitToWidth") ?? false
    fitsHeight = try options.bool("fitToHeight") ?? false
    let none = Quantity.literal(0)
    insets = try options.edges("insets") ?? Edges(top: none, leading: none, bottom: none, trailing: none)
  }

  /// Places the child at the content's origin.
  ///
  /// - Throws: `LayoutError` if the view has several children.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    let content = try container.soleMember(of: "scroll")
    sink.scroll(container, over: content)
    guard let content else { return }
    for edge in [Attribute.left, .top] {
      sink.add(
        content.item[edge], .equal, container.item[edge], subject: "\(content.view.id).\(edge.rawValue)")
    }
    fit(content, in: container, along: .horizontal, fitsWidth, insets.leading, insets.trailing, into: &sink)
    fit(content, in: container, along: .vertical, fitsHeight, insets.top, insets.bottom, into: &sink)
  }

  /// Gives the child the view's extent, or lets it have its own.
  private func fit(
    _ content: Member, in container: Container, along axis: Axis, _ fits: Bool, _ start: Quantity,
    _ end: Quantity, into sink: inout ConstraintSink
  ) {
    let wish: Priority = fits ? .defaultLow : .required
    sink.prefer(hugging: wish, compressionResistance: wish, for: content.item, along: axis)
    guard fits else { return }
    let visible: Attribute = axis == .horizontal ? .widthSafeArea : .heightSafeArea
    let inset = AffineForm(start) + AffineForm(end)
    sink.add(
      content.item[axis.extent], .equal, container.item[visible] - inset,
      subject: "\(content.view.id).\(axis.extent.rawValue)")
  }
}
