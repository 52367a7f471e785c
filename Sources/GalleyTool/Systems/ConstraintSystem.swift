internal import LayoutModel

/// A raw system of linear constraints over named variables, as `solve` reads it.
struct ConstraintSystem: Hashable, Sendable {
  /// How the sum of terms relates to the constant.
  enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }

  /// A variable with its factor.
  struct Term: Hashable, Sendable {
    /// The variable's place in ``ConstraintSystem/variables``.
    var variable: Int
    /// Its factor.
    var coefficient: Double
  }

  /// One constraint: the sum of the terms relates to the constant.
  struct Constraint: Hashable, Sendable {
    /// The terms, in the order of the text, each variable once.
    var terms: [Term]
    /// How they relate.
    var relation: Relation
    /// To what.
    var constant: Double
    /// Above 0, at most 1000, which is required.
    var priority: Double
  }

  /// The names of the variables in order of first appearance.
  var variables: [String] = []
  /// The constraints in the order of the text.
  var constraints: [Constraint] = []
}

/// What became of a system.
struct SystemAnswer: Sendable {
  /// The error of one priority.
  struct LevelError: Hashable, Sendable {
    /// The priority.
    var priority: Double
    /// The sum of absolute errors.
    var sum: Double
  }

  /// What became of it.
  var status: RowStatus
  /// One value a variable; empty when the status is `error`.
  var values: [Double] = []
  /// The errors from the highest priority down.
  var errors: [LevelError] = []
  /// Places of variables that the constraints leave open.
  var undetermined: [Int] = []
  /// Places of constraints that are broken.
  var violated: [Int] = []
  /// Why, when the status is `error`.
  var diagnostics: [Diagnostic] = []
}
