/// How a stack layout shares its room among its views.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  /// As the views' own sizes say.
  case none
  /// All views as long as each other.
  case fillEqually
  /// Views as long as their contents are in proportion.
  case fillProportionally
  /// Equal gaps, none below `spacing`.
  case equalSpacing
  /// Equal distances between the middles of neighbours, with no gap below `spacing`.
  case equalCentering
}
