public import LayoutModel

extension ViewDeclaration {
  /// Ties the width to the height: `ratio` is width ÷ height.
  public func aspectRatio(_ ratio: Double, priority: Priority = .required) -> Self {
    wishing("aspectRatio", .number(ratio), priority)
  }

  /// Ties the width to the height by a ratio that each item brings, or `fallback` where it has none.
  public func aspectRatio<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("aspectRatio", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Ties the width to the height by the sides of a size that each item brings, or `fallback` where it has none.
  public func aspectRatio<Value: ItemSize>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil, priority: Priority = .required
  ) -> Self {
    wishing("aspectRatio", .bound(ItemField(keyPath), default: fallback.map { .number($0) }), priority)
  }

  /// Says how strongly the view refuses to grow past its content, along both axes.
  public func hugging(_ priority: Priority) -> Self { setting("hugging", .number(priority.level)) }

  /// Says how strongly the view refuses to grow past its content; nil leaves an axis as it is.
  public func hugging(horizontal: Priority? = nil, vertical: Priority? = nil) -> Self {
    setting("hugging", .priorities(horizontal, vertical))
  }

  /// Says how strongly the view refuses to shrink below its content, along both axes.
  public func compressionResistance(_ priority: Priority) -> Self {
    setting("compressionResistance", .number(priority.level))
  }

  /// Says how strongly the view refuses to shrink below its content; nil leaves an axis as it is.
  public func compressionResistance(horizontal: Priority? = nil, vertical: Priority? = nil) -> Self {
    setting("compressionResistance", .priorities(horizontal, vertical))
  }

  /// Gives a leaf without text baselines: points from the top to the first, and from the bottom to the last.
  public func baseline(first: Double? = nil, last: Double? = nil) -> Self {
    let distances = [("first", first), ("last", last)].compactMap { key, points in
      points.map { DeclaredMember<Item>(key, .number($0)) }
    }
    return setting("baseline", .object(distances))
  }

  /// Insets what the view holds on all sides, in points.
  public func margins(_ points: Double) -> Self { setting("margins", .number(points)) }

  /// Insets what the view holds, in points.
  public func margins(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> Self {
    setting(
      "margins",
      .literal(Edges(top: top, leading: leading, bottom: bottom, trailing: trailing).json))
  }

  /// Insets what the view holds on all sides by what each item brings, or `fallback` where it has none.
  public func margins<Value: ItemNumber>(
    _ keyPath: ItemPath<Item, Value>, default fallback: Double? = nil
  ) -> Self {
    setting("margins", .bound(ItemField(keyPath), default: fallback.map { .number($0) }))
  }

  /// Gives the view a share of its row or column; the sizes of weighted members stand in the ratio of their weights.
  public func weight(_ weight: Double) -> Self { setting("weight", .number(weight)) }

  /// Ties the view to edges of the anchor box it stands in.
  public func anchor(_ edges: AnchorEdges) -> Self {
    setting(
      "anchor",
      edges == .all ? .string("all") : .array(edges.names.map { .string($0) }))
  }
}

extension DeclaredValue {
  /// Priorities of two axes.
  fileprivate static func priorities(_ horizontal: Priority?, _ vertical: Priority?) -> DeclaredValue {
    .object(
      [("horizontal", horizontal), ("vertical", vertical)].compactMap { key, priority in
        priority.map { DeclaredMember<Item>(key, .number($0.level)) }
      })
  }
}
