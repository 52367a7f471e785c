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
  /// Whether the row stands for a ratio that items bring, so that its error's unit differs from cell to cell.
  var isRatio = false
}
