extension LayoutView {
  /// Views may be nested this deep at most.
  public static let deepestNesting = 200

  /// Reads a view and its children.
  ///
  /// - Throws: `LayoutError` with the path of the first fault.
  package init(_ json: JSONValue, at path: String, context: ReadingContext) throws(LayoutError) {
    try self.init(json, at: path, place: "root", depth: 0, context: context)
  }

  private init(
    _ json: JSONValue, at path: String, place: String, depth: Int, context: ReadingContext
  ) throws(LayoutError) {
    guard depth < Self.deepestNesting else {
      throw LayoutError(at: path, "is nested deeper than \(Self.deepestNesting) views")
    }
    var reader = try ObjectReader(json, at: path, structure: context.structure)
    self.path = path
    id = try reader.string("id") ?? place
    isSpacer = try reader.bool("spacer") ?? false
    try readContent(&reader, context: context)
    if let json = reader.take("children") {
      children = try Self.readChildren(
        json, at: reader.place("children"), place: place, depth: depth, context: context)
    }
    sizing = try Sizing(&reader)
    hidden = try HiddenRule(&reader)
    margins = try reader.edges("margins") ?? margins
    if let baseline = reader.take("baseline") {
      var baselines = try ObjectReader(
        baseline, at: reader.place("baseline"), structure: context.structure)
      firstBaseline = try baselines.quantity("first")
      lastBaseline = try baselines.quantity("last")
      try baselines.finish()
    }
    if let layout = reader.take("layout") {
      strategies = try Self.readStrategies(layout, at: reader.place("layout"), context: context)
    }
    for key in reader.remainingKeys where context.strategies.memberKeys.contains(key) {
      memberOptions[key] = try reader.resolved(key)
    }
    try reader.finish()
  }

  /// Reads at most one of `text`, `size`, `children` and `spacer`; children are read by the caller.
  private mutating func readContent(
    _ reader: inout ObjectReader, context: ReadingContext
  ) throws(LayoutError) {
    let present = ["text", "size", "children"].filter { reader.remainingKeys.contains($0) }
    if present.count > 1 {
      throw reader.fault(
        present[1], "a view has one of text, size and children; this one has \(present[0]) too")
    }
    if isSpacer {
      if let other = present.first { throw reader.fault(other, "a spacer has no content") }
      content = .size(.parts(width: .literal(0), height: .literal(0)))
    } else if present.first == "size", let size = reader.take("size") {
      content = .size(try IntrinsicSize(size, at: reader.place("size"), structure: context.structure))
    } else if let text = try TextContent(&reader, context: context) {
      content = .text(text)
    }
  }

  private static func readChildren(
    _ json: JSONValue, at path: String, place: String, depth: Int, context: ReadingContext
  ) throws(LayoutError) -> [LayoutView] {
    guard case .array(let values) = json else {
      throw LayoutError(at: path, "must be an array of views, is \(json.kindName)")
    }
    var children: [LayoutView] = []
    for (index, value) in values.enumerated() {
      children.append(
        try LayoutView(
          value, at: "\(path)[\(index)]", place: "\(place).\(index)", depth: depth + 1, context: context))
    }
    return children
  }

  private static func readStrategies(
    _ json: JSONValue, at path: String, context: ReadingContext
  ) throws(LayoutError) -> [(name: String, strategy: any LayoutStrategy)] {
    guard case .array(let layouts) = json else {
      return [try readStrategy(json, at: path, context: context)]
    }
    var strategies: [(name: String, strategy: any LayoutStrategy)] = []
    for (index, layout) in layouts.enumerated() {
      strategies.append(try readStrategy(layout, at: "\(path)[\(index)]", context: context))
    }
    return strategies
  }

  private static func readStrategy(
    _ json: JSONValue, at path: String, context: ReadingContext
  ) throws(LayoutError) -> (name: String, strategy: any LayoutStrategy) {
    var reader = try ObjectReader(json, at: path, structure: context.structure)
    return try context.strategies.strategy(&reader)
  }
}
