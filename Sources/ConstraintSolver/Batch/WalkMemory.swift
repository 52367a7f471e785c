/// Memory of a walk: which cells are at which bases, and where they go from there.
struct WalkMemory: Sendable {
  /// Where cells are.
  var here = CellGroups()
  /// Where they go.
  var next = CellGroups()
  /// The group in `next` of each cell in `here`, or one of the constants below.
  var targets: [Int32] = []
  /// The same for all cells behind each check of the basis at hand.
  var behind: [Int32] = []
  /// Cells that ended in one way at the basis at hand.
  var ended: [Int32] = []
  /// Cells that must walk from the root.
  var open: [Int32] = []

  /// Where a cell goes that ends here; the first two are `CheckResult`'s.
  static let clear = CheckResult.clear
  static let holds = CheckResult.holds
  static let lost: Int32 = -3
  /// What stands for a check that no cell has met yet.
  static let unknown: Int32 = -4

  /// Makes room for the targets of some cells.
  mutating func reserve(_ count: Int) {
    if targets.count < count { targets = Array(repeating: 0, count: count) }
  }

  /// Forgets what is behind the checks of the last basis.
  mutating func forgetChecks(_ count: Int) {
    behind.removeAll(keepingCapacity: true)
    behind.append(contentsOf: repeatElement(Self.unknown, count: count))
  }

  /// Forgets all cells and bases, but keeps the memory.
  mutating func removeAll() {
    here.removeAll()
    next.removeAll()
    open.removeAll(keepingCapacity: true)
  }
}
