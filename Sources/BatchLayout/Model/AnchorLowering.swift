import LayoutModel

/// Turns anchors into linear forms of the unknowns.
struct AnchorLowering {
  let structure: CellStructure
  let direction: LayoutDocument.Direction
  /// Insets added to the root's margins.
  let safeArea: Edges<Quantity>

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
    let isLeftToRight = direction == .leftToRight
    return switch anchor.attribute {
    case .left: edge(item, .horizontal, share: 0)
    case .right: edge(item, .horizontal, share: 1)
    case .leading: edge(item, .horizontal, share: isLeftToRight ? 0 : 1)
    case .trailing: edge(item, .horizontal, share: isLeftToRight ? 1 : 0)
    case .centerX: edge(item, .horizontal, share: 0.5)
    case .width: LinearForm(variable: Variable.width(item))
    case .top: edge(item, .vertical, share: 0)
    case .bottom: edge(item, .vertical, share: 1)
    case .centerY: edge(item, .vertical, share: 0.5)
    case .height: LinearForm(variable: Variable.height(item))
    case .firstBaseline: firstBaseline(of: item)
    case .lastBaseline: lastBaseline(of: item)
    case .leftMargin:
      edge(item, .horizontal, share: 0, inset: inset(item, isLeftToRight ? \.leading : \.trailing))
    case .rightMargin:
      edge(item, .horizontal, share: 1, inset: inset(item, isLeftToRight ? \.trailing : \.leading))
    case .leadingMargin: edge(item, .horizontal, share: isLeftToRight ? 0 : 1, inset: inset(item, \.leading))
    case .trailingMargin:
      edge(item, .horizontal, share: isLeftToRight ? 1 : 0, inset: inset(item, \.trailing))
    case .topMargin: edge(item, .vertical, share: 0, inset: inset(item, \.top))
    case .bottomMargin: edge(item, .vertical, share: 1, inset: inset(item, \.bottom))
    }
  }

  /// The place at `share` of an item's extent (0 start, 1 end), moved inwards by `inset`.
  private func edge(_ item: Int, _ axis: Axis, share: Double, inset: AffineForm = 0) -> LinearForm {
    var form = LinearForm(variable: axis == .horizontal ? Variable.left(item) : Variable.top(item))
    if share != 0 { form.add(variable: Variable.extent(item, axis), factor: share) }
    form.constant = share < 0.5 ? inset : -1 * inset
    return form
  }

  /// A view's margin, with the safe area at the root.
  ///
  /// Guides have none.
  private func inset(_ item: Int, _ edge: KeyPath<Edges<Quantity>, Quantity>) -> AffineForm {
    guard item < structure.nodes.count else { return 0 }
    let margin = AffineForm(structure.nodes[item].view.margins[keyPath: edge])
    return item == 0 ? margin + AffineForm(safeArea[keyPath: edge]) : margin
  }

  /// Of a container its first visible member's; of a text its own; else as far from the top as the view says.
  private func firstBaseline(of item: Int) -> LinearForm {
    guard item < structure.nodes.count else { return edge(item, .vertical, share: 0) }
    let node = structure.nodes[item]
    if let first = node.children.first { return firstBaseline(of: first) }
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
    guard item < structure.nodes.count else { return edge(item, .vertical, share: 1) }
    let node = structure.nodes[item]
    if let last = node.children.last { return lastBaseline(of: last) }
    var form = edge(item, .vertical, share: 1)
    if node.text != nil {
      form.constant = -1 * AffineForm(.textLastBaseline(ItemReference(index: item)))
    } else if let distance = node.view.lastBaseline {
      form.constant = -1 * AffineForm(distance)
    }
    return form
  }
}
