/// How a stack layout shares its room among its views.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case none, fillEqually, fillProportionally, equalSpacing, equalCentering
}
