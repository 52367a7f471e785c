import LayoutModel

/// Frames of trees of grids and leaves, by the formulas of GridLayout's `sizeThatFits`, with cells that start at the sum
/// of those before them.
///
/// Independent of the engine: recursive, a number at a time. Texts are of the fixed measurer, 10 wide and 20 tall.
struct GridReference {
  /// Frames by id, in their parents' coordinates.
  private(set) var frames: [String: [Double]] = [:]
  private let isRightToLeft: Bool

  /// Lays out a tree.
  init(_ tree: JSONValue) {
    isRightToLeft = tree["direction"] == .string("rtl")
    let root = GridView(tree["root"] ?? .null)
    let width = tree["width"]?.double ?? Self.measure(root, .horizontal, across: nil)
    let height = tree["height"]?.double ?? Self.measure(root, .vertical, across: width)
    frames[root.id] = [0, 0, width, height]
    place(root, [width, height])
  }

  private mutating func place(_ grid: GridView, _ size: [Double]) {
    let (main, cross) = (grid.axis, grid.axis.crossing)
    let room = size[main.place] - grid.margins(main).sum
    let crossRoom = size[cross.place] - grid.margins(cross).sum
    var start = grid.margins(main).start
    for (view, length) in zip(grid.members, Self.lengths(grid, room: room, crossRoom: crossRoom)) {
      let across = Self.crossLength(view, cross, room: crossRoom, along: length.view)
      var frame = [0.0, 0, 0, 0]
      frame[main.place] = start + view.offset(main, in: length.cell, length: length.view)
      frame[cross.place] = grid.margins(cross).start + view.offset(cross, in: crossRoom, length: across)
      frame[main.place + 2] = length.view
      frame[cross.place + 2] = across
      if isRightToLeft { frame[0] = size[0] - frame[0] - frame[2] }
      frames[view.id] = frame
      if view.isGrid { place(view, Array(frame[2...])) }
      start += length.cell + grid.spacing
    }
  }

  /// What a view's content asks along an axis where the other length is known or not.
  private static func content(_ view: GridView, _ axis: Axis, across: Double?) -> Double {
    let length: Double
    if let text = view.text {
      length = axis == .horizontal ? text.size(in: nil).width : text.size(in: across).height
    } else if view.isGrid {
      length = measure(view, axis, across: across)
    } else {
      length = view.size(axis)
    }
    return view.limited(length, axis)
  }

  /// The length of a view as in an auto cell.
  private static func autoLength(_ view: GridView, _ axis: Axis, fit: Double) -> Double {
    switch view.alignment(axis) {
    case .constant(let length): return length
    case .auto where view.isPlain: return view.limited(0, axis)
    default:
      let cap = view.maxLength.map { $0 - view.cellMargins(axis).sum } ?? .infinity
      return max(0, min(max(fit, view.minLength), cap))
    }
  }

  private static func crossLength(_ view: GridView, _ axis: Axis, room: Double?, along: Double?) -> Double {
    let inner = room.map { max(0, $0 - view.cellMargins(axis).sum) }
    switch view.alignment(axis) {
    case .constant(let length): return view.limited(length, axis)
    case .fill where inner != nil: return view.limited(inner ?? 0, axis)
    default:
      return view.limited(min(content(view, axis, across: along), inner ?? .infinity), axis)
    }
  }

  /// What a grid asks along an axis.
  private static func measure(_ grid: GridView, _ axis: Axis, across: Double?) -> Double {
    let (main, cross) = (grid.axis, grid.axis.crossing)
    guard !grid.members.isEmpty else { return 0 }
    let margins = grid.margins(axis).sum
    if axis == main {
      let crossRoom = across.map { $0 - grid.margins(cross).sum }
      let cells = grid.members.map { view -> Double in
        if case .constant(let value) = view.kind { return value }
        let crossLength = crossLength(view, cross, room: crossRoom, along: nil)
        var cell = 0.0
        if !view.canCollapse {
          cell = autoLength(view, main, fit: content(view, main, across: crossLength)) + view.cellMargins(main).sum
        }
        guard case .expanded = view.kind else { return cell }
        return min(max(cell, view.minLength), view.maxLength ?? .infinity)
      }
      return cells.reduce(0, +) + grid.spacing * Double(cells.count - 1) + margins
    }
    let room = (across ?? measure(grid, main, across: nil)) - grid.margins(main).sum
    let lengths = lengths(grid, room: room, crossRoom: nil)
    let cells = zip(grid.members, lengths).map { view, length -> Double in
      var asked = content(view, axis, across: length.view)
      if case .constant(let constant) = view.alignment(axis) { asked = constant }
      return view.limited(asked, axis) + view.cellMargins(axis).sum
    }
    return max(0, cells.max() ?? 0) + margins
  }

  /// The lengths of views and cells along the axis.
  private static func lengths(
    _ grid: GridView, room: Double, crossRoom: Double?
  ) -> [(view: Double, cell: Double)] {
    let (main, cross) = (grid.axis, grid.axis.crossing)
    var left = room - grid.spacing * Double(grid.members.count - 1)
    var lengths: [Int: (view: Double, cell: Double)] = [:]
    func fit(_ view: GridView) -> Double {
      content(view, main, across: crossLength(view, cross, room: crossRoom, along: nil))
    }
    func length(_ view: GridView, in cell: Double) -> Double {
      let inner = max(0, cell - view.cellMargins(main).sum)
      switch view.alignment(main) {
      case .constant(let length): return length
      case .fill: return inner
      case .auto: return min(fit(view), inner)
      }
    }
    func take(_ place: Int, view length: Double, cell: Double) {
      lengths[place] = (grid.members[place].limited(length, main), cell)
      left -= cell
    }
    let places = grid.members.indices
    for place in places {
      let view = grid.members[place]
      if case .constant(let value) = view.kind { take(place, view: length(view, in: value), cell: value) }
      guard case .auto = view.kind, !view.isOfferedRoom(main) else { continue }
      let length = autoLength(view, main, fit: fit(view))
      take(place, view: length, cell: length + view.cellMargins(main).sum)
    }
    for place in places where grid.members[place].isOfferedRoom(main) {
      let view = grid.members[place]
      let margins = view.cellMargins(main).sum
      let width = view.text?.size(in: max(0, left - margins)).width ?? 0
      let length = autoLength(view, main, fit: view.limited(width, main))
      take(place, view: length, cell: length + margins)
    }
    let shared = places.filter { if case .expanded = grid.members[$0].kind { true } else { false } }
    for (place, share) in zip(shared, shares(shared.map { grid.members[$0] }, of: max(0, left))) {
      let view = grid.members[place]
      if share > 1e-6 || view.canCollapse {
        take(place, view: length(view, in: share), cell: share)
      } else {
        let length = autoLength(view, main, fit: fit(view))
        take(place, view: length, cell: length + view.cellMargins(main).sum)
      }
    }
    return places.map { lengths[$0] ?? (0, 0) }
  }

  /// Shares by bisection of the one number that weights are multiplied by.
  private static func shares(_ views: [GridView], of room: Double) -> [Double] {
    let weights = views.map { view -> Double in if case .expanded(let weight) = view.kind { weight } else { 0 } }
    let isUnweighted = weights.allSatisfy { $0 == 0 }
    func extents(_ number: Double) -> [Double] {
      zip(views, weights).map { view, weight in
        min(max((isUnweighted ? 1 : weight) * number, view.minLength), view.maxLength ?? .infinity)
      }
    }
    var (low, high) = (0.0, 1e6)
    if extents(low).reduce(0, +) >= room { return extents(low) }
    if extents(high).reduce(0, +) <= room { return extents(high) }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if extents(middle).reduce(0, +) < room { low = middle } else { high = middle }
    }
    return extents(high)
  }
}
