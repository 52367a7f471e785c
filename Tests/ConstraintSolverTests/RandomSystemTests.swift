import ConstraintSolver
import Testing

/// Seeded random systems of two variables, compared with an enumeration of all vertices.
@Suite struct RandomSystemTests {
  /// The optimum lies at a crossing of two rows (or of a row and an axis through 0): the least of all error vectors
  /// there is the answer's.
  @Test(arguments: 0..<200)
  func errorsAreTheLeastOfAllVertices(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let rows = (0..<random.next(in: 3...7)).map { _ in
      row(
        [Double(random.next(in: -2...2)), Double(random.next(in: -2...2))],
        [Relation.equal, .lessOrEqual, .greaterOrEqual][random.next(in: 0...2)],
        Double(random.next(in: -10...10)), [1000, 750, 250][random.next(in: 0...2)])
    }
    let explanation = explain(rows, variables: 2)
    let levels = Set(rows.map(\.priority)).sorted(by: >)
    let best = vertices(of: rows).map { errors(of: rows, at: $0, levels: levels) }.min { left, right in
      zip(left, right).first { abs($0 - $1) > 1e-9 }.map { $0 < $1 } ?? false
    }
    let sums = explanation.errors.map(\.sum)
    #expect(zip(sums, best ?? []).allSatisfy { abs($0 - $1) < 1e-7 }, "\(sums) is not \(best ?? [])")
    #expect((explanation.status == .unsatisfiable) == (rows.contains { $0.priority == 1000 } && sums[0] > 1e-6))
  }

  /// Crossings of all pairs of lines: the rows' and the axes.
  private func vertices(of rows: [LinearSystem.Row]) -> [(Double, Double)] {
    let lines =
      rows.map { ($0.terms[0].coefficient, $0.terms[1].coefficient, $0.bound[0].coefficient) }
      + [(1, 0, 0), (0, 1, 0)]
    var points: [(Double, Double)] = []
    for (place, a) in lines.enumerated() {
      for b in lines[(place + 1)...] {
        let determinant = a.0 * b.1 - a.1 * b.0
        guard determinant != 0 else { continue }
        points.append(((a.2 * b.1 - a.1 * b.2) / determinant, (a.0 * b.2 - a.2 * b.0) / determinant))
      }
    }
    return points
  }

  private func errors(of rows: [LinearSystem.Row], at point: (Double, Double), levels: [Double]) -> [Double] {
    levels.map { level in
      rows.filter { $0.priority == level }.reduce(0) { sum, row in
        let left = row.terms[0].coefficient * point.0 + row.terms[1].coefficient * point.1
        let difference = left - row.bound[0].coefficient
        return switch row.relation {
        case .equal: sum + abs(difference)
        case .lessOrEqual: sum + max(0, difference)
        case .greaterOrEqual: sum + max(0, -difference)
        }
      }
    }
  }
}

/// Numbers without pattern that a seed repeats (splitmix64).
struct SeededNumbers {
  private var state: UInt64

  /// Starts from a seed.
  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 1 }

  /// The next number of a range.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((z ^ (z >> 31)) % UInt64(range.count))
  }
}
