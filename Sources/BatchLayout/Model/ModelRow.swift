import LayoutModel

/// A constraint over the unknowns of a structure: `form relation 0` at a priority.
struct ModelRow: Hashable, Sendable {
  /// Left side minus right side.
  var form: LinearForm
  /// How it compares with zero.
  var relation: LayoutRelation
  /// How much it counts.
  var priority: Priority
  /// Its name in diagnostics.
  var name: String
  /// The views it is about, by place, for diagnostics.
  var views: [Int]
  /// Of a ratio that items bring the level it was asked for; the row stands a little above.
  ///
  /// Its error's unit differs from cell to cell.
  var ratioLevel: Double?
}
