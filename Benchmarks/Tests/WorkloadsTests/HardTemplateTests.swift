import ConstraintSolver
import Testing
import Workloads

/// Templates of workload S.
@Suite struct HardTemplateTests {
  @Test(arguments: [(HardTemplate.Axis.horizontal, 16, 33), (.vertical, 17, 39)])
  func sizes(axis: HardTemplate.Axis, variables: Int, rows: Int) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<10 {
      let system = HardTemplate(axis, using: &generator).system
      #expect(system.variableCount == variables)
      #expect(system.rows.count == rows)
      #expect(system.parameterCount == 8)
    }
  }

  @Test(arguments: HardTemplate.Axis.allCases) func seedsRepeat(axis: HardTemplate.Axis) {
    var (first, second) = (SeededGenerator(seed: 3), SeededGenerator(seed: 3))
    let (left, right) = (HardTemplate(axis, using: &first), HardTemplate(axis, using: &second))
    #expect(left.system == right.system)
    #expect(left.parameters(cells: 20, seed: 5).storage == right.parameters(cells: 20, seed: 5).storage)
  }
}
