import LayoutModel

/// Turns anchors into linear forms of the unknowns.
struct AnchorLowering {
  let structure: CellStructure
  let direction: LayoutDocument.Direction
  /// Insets added to the root's margins.
  let safeArea: Edges<Quantity>
  /// What the items after the views are.
  var origins: [ItemOrigin] = []

  /// The form of `left - right`, with leading and trailing resolved.
  ///
  /// Where every place on the x axis is directional, right-to-left mirrors the whole constraint; tied to a
  /// place that is not, only the edges change sides.
  func difference(_ left: LayoutExpression, _ right: LayoutExpression) -> LinearForm {
    let expression = left - right
    let places = expression.terms.filter {
      $0.anchor.attribute.axis == .horizontal && !$0.anchor.attribute.isDimension
    }
    let mirrors =
      direction == .rightToLeft && !places.isEmpty && places.allSatisfy { $0.anchor.attribute.isDirectional }
    var form = LinearForm(expression.constant)
    for term in expression.terms {
      let isPlace = term.anchor.attribute.axis == .horizontal && !term.anchor.attribute.isDimension
      form.add(lower(term.anchor), times: mirrors && isPlace ? -term.factor : term.factor)
    }
    return form
  }

  /// One anchor.
  private func lower(_ anchor: Anchor) -> LinearForm {
    let item = anchor.item.index
    let area = anchor.attribute.area
    let isLeftToRight = direction == .leftToRight
    return switch anchor.attribute.ofBounds {
    case .leading: edge(item, .horizontal, share: isLeftToRight ? 0 : 1, area)
    case .trailing: edge(item, .horizontal, share: isLeftToRight ? 1 : 0, area)
    case .right: edge(item, .horizontal, share: 1, area)
    case .centerX: edge(item, .horizontal, share: 0.5, area)
    case .width: extent(item, .horizontal, area)
    case .top: edge(item, .vertical, share: 0, area)
    case .bottom: edge(item, .vertical, share: 1, area)
    case .centerY: edge(item, .vertical, share: 0.5, area)
    case .height: extent(item, .vertical, area)
    case .firstBaseline: firstBaseline(of: item)
    case .lastBaseline: lastBaseline(of: item)
    default: edge(item, .horizontal, share: 0, area)
    }
  }

  /// The place at `share` of an area's extent: 0 its start, 1 its end; measured from the root's corner.
  private func edge(
    _ item: Int, _ axis: Axis, share: Double, _ area: Attribute.Area = .bounds
  ) -> LinearForm {
    var form = origin(of: item, axis)
    if share != 0 { form.add(variable: Variable.extent(item, axis), factor: share) }
    let insets = insets(item, axis, area)
    form.constant = (1 - share) * insets.start - share * insets.end
    return form
  }

  /// The distance of an item's left (top) edge from the root's: its own and its ancestors' within their parents.
  func origin(of item: Int, _ axis: Axis) -> LinearForm {
    var form = LinearForm()
    var next: Int? = item
    while let inner = next {
      form.add(variable: axis == .horizontal ? Variable.left(inner) : Variable.top(inner), factor: 1)
      next = parent(of: inner)
    }
    return form
  }

  /// The item that an item lies in; of the root and of the roots of copies none.
  func parent(of item: Int) -> Int? {
    guard item < structure.nodes.count else { return origins[item - structure.nodes.count].parent?.index }
    return item == 0 ? nil : structure.nodes[item].parent
  }

  /// The place of an item's view; nil for guides.
  func place(of item: Int) -> Int? {
    item < structure.nodes.count ? item : origins[item - structure.nodes.count].place
  }

  /// The extent of an area.
  private func extent(_ item: Int, _ axis: Axis, _ area: Attribute.Area) -> LinearForm {
    var form = LinearForm(variable: Variable.extent(item, axis))
    let insets = insets(item, axis, area)
    form.constant = -1 * (insets.start + insets.end)
    return form
  }

  /// How far an area lies inside a view's bounds, at the left and right or the top and bottom.
  ///
  /// Guides have no margins; the safe area, which belongs to the root's margins too, is the root's.
  private func insets(
    _ item: Int, _ axis: Axis, _ area: Attribute.Area
  ) -> (start: AffineForm, end: AffineForm) {
    guard let place = place(of: item) else { return (0, 0) }
    let margins = structure.nodes[place].view.margins
    func inset(_ edge: KeyPath<Edges<Quantity>, Quantity>) -> AffineForm {
      let safe = item == 0 && area != .bounds ? AffineForm(safeArea[keyPath: edge]) : 0
      return area == .margins ? AffineForm(margins[keyPath: edge]) + safe : safe
    }
    guard axis == .horizontal else { return (inset(\.top), inset(\.bottom)) }
    let isLeftToRight = direction == .leftToRight
    return (inset(isLeftToRight ? \.leading : \.trailing), inset(isLeftToRight ? \.trailing : \.leading))
  }

  /// Of a container its first visible member's; of a text its own; else as far from the top as the view says.
  private func firstBaseline(of item: Int) -> LinearForm {
    guard let place = place(of: item) else { return edge(item, .vertical, share: 0) }
    let node = structure.nodes[place]
    if let first = node.children.first { return firstBaseline(of: first + item - place) }
    var form = edge(item, .vertical, share: 0)
    if node.text != nil {
      form.constant = AffineForm(.textFirstBaseline(ItemReference(index: item)))
    } else if let distance = node.view.firstBaseline {
      form.constant = AffineForm(distance)
    }
    return form
  }

  /// Of a container its last visible member's; of a text its own; else as far from the bottom as the view says.
  private func lastBaseline(of item: Int) -> LinearForm {
    guard let place = place(of: item) else { return edge(item, .vertical, share: 1) }
    let node = structure.nodes[place]
    if let last = node.children.last { return lastBaseline(of: last + item - place) }
    var form = edge(item, .vertical, share: 1)
    if node.text != nil {
      form.constant = -1 * AffineForm(.textLastBaseline(ItemReference(index: item)))
    } else if let distance = node.view.lastBaseline {
      form.constant = -1 * AffineForm(distance)
    }
    return form
  }
}
