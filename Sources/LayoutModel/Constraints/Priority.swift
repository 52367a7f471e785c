/// How much a constraint counts: a level of its own for every number, strictly above all lower ones.
public struct Priority: Hashable, Sendable, Comparable {
  /// The level, above 0; 1000 is required.
  public let level: Double
  /// Whether a cell that breaks the constraint is `unsatisfiable`.
  public let isDemanded: Bool

  /// A level of 0 < level ≤ 1000; only 1000 is demanded.
  public init(_ level: Double) {
    self.level = level
    isDemanded = level >= 1000
  }

  private init(level: Double, isDemanded: Bool) {
    self.level = level
    self.isDemanded = isDemanded
  }

  /// A truth of the setting (the root's place, sizes ≥ 0): never broken, never named in a conflict.
  public static let fact = Priority(level: 2000, isDemanded: false)
  /// Required: 1000.
  public static let required = Priority(1000)
  /// The far edge of a filled row or column: gives way when members do not fit, and the cell is then unsatisfiable.
  public static let farEdge = Priority(level: 999.5, isDemanded: true)
  /// A weight: outranked by fixed sizes, limits and the far edge.
  public static let weight = Priority(999.4)
  /// The share of a weighted member that a limit may stop.
  public static let limitedShare = Priority(999.25)
  /// Members inside their container where no edge is pinned.
  public static let containment = Priority(999)
  /// A group centred along the main axis; also the most a wrapping text resists.
  public static let centering = Priority(998)
  /// Default compression resistance.
  public static let defaultHigh = Priority(750)
  /// Default hugging.
  public static let defaultLow = Priority(250)
  /// The pull of a fitted root towards zero.
  public static let fittingSize = Priority(50)
  /// The pull of a baseline row's group to the top margin.
  public static let baselineGroup = Priority(2)
  /// The pull of a container to its content.
  public static let content = Priority(1)

  /// Whether the left counts less.
  public static func < (left: Priority, right: Priority) -> Bool { left.level < right.level }
}
