/// Memory of a walk: which cells are at which bases, and where they go from there.
///
/// Where the cells at one basis go is told by keys: three for cells that end there, then one for each check.
struct WalkMemory: Sendable {
  /// Where cells are.
  var here = CellGroups()
  /// Where they go.
  var next = CellGroups()
  /// The group in `next` of each cell in `here`.
  var targets: [Int32] = []
  /// The group that each key of the basis at hand stands for, `wanted` or `unused`.
  var groups: [Int32] = []
  /// Cells that must walk from the root.
  var open: [Int32] = []

  /// The key of a check's first cell, by which `CheckResult`s become keys.
  static let firstCheck = 3
  /// A key that some cell has and that has no group yet.
  static let wanted: Int32 = -1
  /// A key that no cell has.
  static let unused: Int32 = -2

  /// What cells with one of the first keys do.
  static func kind(_ key: Int) -> CellGroups.Kind {
    switch key {
    case Int(CheckResult.clear) + firstCheck: .clear
    case Int(CheckResult.holds) + firstCheck: .holds
    default: .lost
    }
  }

  /// Forgets all cells and bases, but keeps the memory.
  mutating func removeAll() {
    here.removeAll()
    next.removeAll()
    open.removeAll(keepingCapacity: true)
  }
}
