public enum Relation: UInt8, Sendable, Hashable { case equal, lessOrEqual, greaterOrEqual }
public struct LinearSystem: Sendable, Hashable {
  public struct Term: Sendable, Hashable { public var variable: Int; public var coefficient: Double
    public init(variable: Int, coefficient: Double) { self.variable = variable; self.coefficient = coefficient } }
  public struct BoundTerm: Sendable, Hashable { public var parameter: Int; public var coefficient: Double 
    public init(parameter: Int, coefficient: Double) { self.parameter = parameter; self.coefficient = coefficient } }
  public struct Row: Sendable, Hashable { public var terms: [Term]; public var relation: Relation; public var bound: [BoundTerm]; public var priority: Double
   public init(terms: [Term], relation: Relation, bound: [BoundTerm], priority: Double) { self.terms = terms; self.relation = relation; self.bound = bound; self.priority = priority } }
  public init(variableCount: Int, parameterCount: Int, rows: [Row], tieBreaks: [Row]) {}
}
public struct Matrix: Sendable { public var storage: [Double] = []; public init(rows: Int, columns: Int) {} }
public struct CellOutcome: Sendable { public enum Status: Sendable { case solved, ambiguous, unsatisfiable, failed }; public var status: Status; public var basis: Int32 }
public struct SolverScratch { public init() {} }
public struct Explanation { public var status: CellOutcome.Status; public var conflict: [Int]; public var undetermined: [Int] }
public final class SystemSolver: Sendable { public init(_ s: LinearSystem) {}
 public func solve(_ p: Matrix, into v: inout Matrix, outcomes: inout [CellOutcome], scratch: inout SolverScratch) {}
 public func explain(_ p: [Double]) -> Explanation { Explanation(status: .solved, conflict: [], undetermined: []) }
 public var basisCount: Int { 0 } }
