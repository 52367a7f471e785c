/// Finds templates whose cells spread over as many final bases as wanted.
package struct HardTemplateSearch {
  private let axis: HardTemplate.Axis
  /// Final bases in use.
  private let bases: ClosedRange<Int>
  /// Bases in even use that would be as hard to foretell, at least.
  private let evenBases: Double

  /// Templates tried at most.
  private static let tries = 2_000

  /// A search for about 30 bases horizontally and about 7 vertically, in even use.
  package init(_ axis: HardTemplate.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (bases, evenBases) = (24...40, 15)
    case .vertical: (bases, evenBases) = (6...10, 4)
    }
  }

  /// The first `count` templates of a seed that fit.
  package func templates(count: Int, seed: UInt64) -> [HardTemplate] {
    var generator = SeededGenerator(seed: seed)
    var found: [HardTemplate] = []
    for _ in 0..<Self.tries where found.count < count {
      let template = HardTemplate(axis, using: &generator)
      let use = BasisUse(template)
      if use.solvedShare > 0.99, bases.contains(use.bases), use.evenBases >= evenBases { found.append(template) }
    }
    return found
  }
}
