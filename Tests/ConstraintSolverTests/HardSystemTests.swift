import ConstraintSolver
import TestSupport
import Testing

/// Systems that are large, badly scaled, degenerate or nearly dependent, with answers worked out by hand.
@Suite struct HardSystemTests {
  /// One variable in 2,000 rows: the weighted median of the highest level that has one, since each level above 1 has
  /// two rows that contradict each other.
  @Test func oneVariableInManyRows() {
    var rows: [LinearSystem.Row] = []
    for place in 0..<1000 {
      rows.append(.init([1], .greaterOrEqual, [Double(place)], at: 400))
      rows.append(.init([1], .lessOrEqual, [Double(2 * place)], at: 300))
    }
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.status == .solved)
    #expect(explanation.values == [999])
    // Level 300: caps 0, 2, …, 998 are broken by 999 - cap.
    #expect(agree(explanation.errors.map(\.sum), [0, (0..<500).reduce(0) { $0 + 999 - 2 * Double($1) }]))
  }

  /// A chain of 1,000 views, each as wide as it wants but the last, which takes the rest.
  @Test func chainOfAThousandViews() throws {
    var rows: [LinearSystem.Row] = [.init(sparse: [(0, 1)], .equal, [])]
    for view in 0..<1000 {
      rows.append(.init(sparse: [(2 * view + 1, 1)], .greaterOrEqual, []))
      rows.append(.init(sparse: [(2 * view + 1, 1)], .equal, [(0, Double(view % 7))], at: view == 999 ? 1 : 750))
      if view > 0 {
        rows.append(.init(sparse: [(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, [(0, 8)]))
      }
    }
    rows.append(.init(sparse: [(1998, 1), (1999, 1)], .equal, [(0, 12000)]))
    let explanation = proven(LinearSystem(2000, rows), [1])
    #expect(explanation.status == .solved)
    var place = 0.0
    for view in 0..<999 {
      #expect(abs(explanation.values[2 * view] - place) < 1e-6)
      place += Double(view % 7) + 8
    }
    #expect(abs(explanation.values[1998] - place) < 1e-6)
    #expect(abs(explanation.values[1999] - (12000 - place)) < 1e-6)
  }

  /// 300 views in one row with too little room: the last ones, whose priority is lowest, give way in turn.
  @Test func threeHundredViews() {
    var rows: [LinearSystem.Row] = []
    for view in 0..<300 {
      rows.append(.init(sparse: [(view, 1)], .greaterOrEqual, []))
      rows.append(.init(sparse: [(view, 1)], .equal, [(0, 10)], at: 900 - Double(view)))
    }
    rows.append(.init(sparse: (0..<300).map { ($0, 1.0) }, .lessOrEqual, [(0, 1234)]))
    let explanation = proven(LinearSystem(300, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, (0..<300).map { $0 < 123 ? 10 : $0 == 123 ? 4 : 0 }))
  }

  /// Every priority from 1 to 1000 at once on one variable: the highest decides.
  @Test func everyPriority() {
    let rows = (1...1000).map { LinearSystem.Row([1], .equal, [Double($0)], at: Double($0)) }
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.status == .solved)
    #expect(explanation.values == [1000])
    #expect(explanation.errors.map(\.sum) == (1...1000).map { Double(1000 - $0) }.reversed())
  }

  /// Coefficients from 1e-6 to 1e6 in one system.
  @Test func badlyScaled() {
    let rows: [LinearSystem.Row] = [
      .init([1e6, -1e-6, 0], .equal, [3e6 - 2e-6]), .init([0, 1e-6, 1e3], .equal, [2e-6 + 5e3]),
      .init([1e-3, 0, 1e6], .equal, [3e-3 + 5e6]),
    ]
    let explanation = proven(LinearSystem(3, rows), [1])
    #expect(explanation.status == .solved)
    // Solved by (3, 2, 5). The second variable is known only to what 1e6 and 5e6 leave of its terms.
    #expect(abs(explanation.values[0] - 3) < 1e-9)
    #expect(abs(explanation.values[2] - 5) < 1e-9)
    #expect(abs(explanation.values[1] - 2) < 1e-2)
  }

  /// A coefficient of 1e-9 is one, not nothing.
  @Test func tinyCoefficient() {
    let explanation = proven(LinearSystem(1, [.init([1e-9], .equal, [3e-9])]), [1])
    #expect(explanation.status == .solved)
    #expect(abs(explanation.values[0] - 3) < 1e-9)
  }

  /// Two lines that all but run together meet where they meet.
  @Test(arguments: [1e-3, 1e-6, 1e-8]) func nearlyParallel(slant: Double) {
    let rows: [LinearSystem.Row] = [.init([1, 1], .equal, [10]), .init([1, 1 + slant], .equal, [10 + 4 * slant])]
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(explanation.status == .solved)
    #expect(abs(explanation.values[1] - 4) < 1e-15 / slant * 100)
    #expect(abs(explanation.values[0] + explanation.values[1] - 10) < 1e-9)
  }

  /// The same row a hundred times, as an equality, both inequalities and doubled, changes nothing.
  @Test func duplicateRows() {
    var rows: [LinearSystem.Row] = [.init([0, 1], .equal, [7], at: 20)]
    for copy in 0..<100 {
      let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
      let factor = Double(1 + copy % 3)
      rows.append(.init([factor, -factor], relations[copy % 3], [3 * factor]))
    }
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [10, 7]))
  }

  /// Twenty planes through one point: the vertex is degenerate in every direction.
  @Test func degenerateVertex() {
    var rows: [LinearSystem.Row] = []
    for place in 0..<20 {
      let (a, b) = (Double(place - 10), Double(20 - place))
      rows.append(.init([a, b], .lessOrEqual, [a * 3 + b * 4]))
    }
    rows.append(.init([0, 1], .greaterOrEqual, [100], at: 500))
    rows.append(.init([1, 0], .equal, [3], at: 10))
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [3, 4]))
  }
}
