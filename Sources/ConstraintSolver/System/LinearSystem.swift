/// How the two sides of a row compare.
public enum Relation: UInt8, Sendable, Hashable {
  /// The sides are the same.
  case equal
  /// The left side is at most the right.
  case lessOrEqual
  /// The left side is at least the right.
  case greaterOrEqual
}

/// A family of constraint systems: one matrix, one right-hand side for each vector of parameters θ.
///
/// Row i says a_i · x (==, <=, >=) b_i(θ) with b_i(θ) = Σ f_ij θ_j and θ_0 = 1. Variables are free. Every distinct
/// priority is a level; from the highest down the sum of violations is minimised and kept (preemptive goal
/// programming). Where the optimum is not unique the tie-breaks choose.
public struct LinearSystem: Sendable, Hashable {
  /// A variable and its coefficient.
  public struct Term: Sendable, Hashable {
    /// The variable's number, from 0.
    public var variable: Int
    /// Its coefficient.
    public var coefficient: Double

    /// Creates a term.
    public init(variable: Int, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A parameter and its coefficient in a right-hand side.
  public struct BoundTerm: Sendable, Hashable {
    /// The parameter's number; 0 is the constant one.
    public var parameter: Int
    /// Its coefficient.
    public var coefficient: Double

    /// Creates a term.
    public init(parameter: Int, coefficient: Double) {
      self.parameter = parameter
      self.coefficient = coefficient
    }
  }

  /// One constraint.
  public struct Row: Sendable, Hashable {
    /// The left side; terms of one variable add up.
    public var terms: [Term]
    /// How the sides compare.
    public var relation: Relation
    /// The right side; terms of one parameter add up.
    public var bound: [BoundTerm]
    /// The level: 1000 is required, higher ones are facts that come before it.
    public var priority: Double

    /// Creates a row.
    public init(terms: [Term], relation: Relation, bound: [BoundTerm], priority: Double) {
      self.terms = terms
      self.relation = relation
      self.bound = bound
      self.priority = priority
    }
  }

  /// Variables in all.
  public var variableCount: Int
  /// Parameters in all, with the constant one.
  public var parameterCount: Int
  /// The constraints.
  public var rows: [Row]
  /// Soft equalities, each a level of its own, in order, below all priorities.
  public var tieBreaks: [Row]

  /// Creates a system.
  public init(variableCount: Int, parameterCount: Int, rows: [Row], tieBreaks: [Row]) {
    self.variableCount = variableCount
    self.parameterCount = parameterCount
    self.rows = rows
    self.tieBreaks = tieBreaks
  }

  /// The level of required rows.
  public static let requiredLevel = 1000.0
}
