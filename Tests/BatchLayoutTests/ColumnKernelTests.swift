import CKernels
import LayoutModel
import TestSupport
import Testing

/// The kernels over columns against plain Swift, to the bit.
@Suite struct ColumnKernelTests {
  /// Counts around the widths of vectors and of the stretches that long sums go through.
  private static let counts = [0, 1, 3, 7, 8, 9, 31, 64, 255, 256, 257, 1000]

  /// Numbers of all sizes, with zeros of both signs, halves and values just beside them.
  private func numbers(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: 0
      case 1: -0.0
      case 2: Double(Int.random(in: -50...50, using: &random)) + 0.5
      case 3: (Double(Int.random(in: -50...50, using: &random)) + 0.5).nextDown
      case 4: Double.random(in: -1e-9...1e-9, using: &random)
      default: Double.random(in: -1e7...1e7, using: &random)
      }
    }
  }

  private func bits(_ numbers: [Double]) -> [UInt64] { numbers.map(\.bitPattern) }

  @Test func affineForms() {
    var random = SeededGenerator(seed: 1)
    for count in Self.counts {
      for termCount in 0...9 {
        let stride = count + 5
        let columns = numbers(12 * stride, &random)
        let terms = (0..<termCount).map { galley_term(column: $0 + 1, factor: numbers(1, &random)[0]) }
        let constant = numbers(1, &random)[0]
        var out = [Double](repeating: 7, count: count)
        galley_affine(&out, columns, stride, terms, termCount, constant, count)
        let expected = (0..<count).map { cell in
          var sum = constant
          for term in terms {
            let product = term.factor * columns[term.column * stride + cell]
            sum += product
          }
          return sum
        }
        #expect(bits(out) == bits(expected))
      }
    }
  }

  @Test func expressionsAndRounding() {
    var random = SeededGenerator(seed: 2)
    for count in Self.counts {
      let (left, right) = (numbers(count, &random), numbers(count, &random))
      var out = [Double](repeating: 7, count: count)
      galley_minimum(&out, left, right, count)
      #expect(bits(out) == bits(zip(left, right).map { min($0, $1) }))
      galley_maximum(&out, left, right, count)
      #expect(bits(out) == bits(zip(left, right).map { max($0, $1) }))
      galley_product(&out, left, right, count)
      #expect(bits(out) == bits(zip(left, right).map { $0 * $1 }))
      let divisors = right.map { abs($0) + 0.1 }
      galley_quotient(&out, left, divisors, count)
      #expect(bits(out) == bits(zip(left, divisors).map { $0 / $1 }))
      for (leftStep, rightStep) in [(1, 1), (1, 0), (0, 1), (0, 0)] where count > 0 {
        galley_difference(&out, left, leftStep, right, rightStep, count)
        let expected = (0..<count).map { left[$0 * leftStep] - right[$0 * rightStep] + 0 }
        #expect(bits(out) == bits(expected))
      }
      var positive = left
      galley_take_positive_part(&positive, count)
      #expect(bits(positive) == bits(left.map { max(0, $0) }))
      galley_rounded(&out, left, 0, count)
      #expect(bits(out) == bits(left.map { $0 + 0 }))
      for scale in [1.0, 2, 3] {
        galley_rounded(&out, left, scale, count)
        #expect(bits(out) == bits(left.map { ($0 * scale).rounded(.toNearestOrAwayFromZero) / scale + 0 }))
      }
    }
  }

  @Test func marksAndFlags() {
    var random = SeededGenerator(seed: 3)
    for count in Self.counts {
      var values = numbers(count, &random)
      for place in values.indices where place % 11 == 5 { values[place] = .nan }
      var flags = (0..<count).map { UInt8($0 % 2) }
      galley_mark_outside(&flags, 4, values, -0.5, 100, count)
      #expect(flags == values.enumerated().map { UInt8($0 % 2) | ($1 >= -0.5 && $1 <= 100 ? 0 : 4) })
      #expect((galley_any(flags, 4, count) != 0) == flags.contains { $0 & 4 != 0 })
      #expect(galley_any(flags, 8, count) == 0)
    }
  }

  @Test(arguments: [2, 3, 6, 7, 40])
  func partitionsAreStable(_ kinds: Int) {
    var random = SeededGenerator(seed: 4)
    for count in Self.counts.dropFirst() {
      let masks = (0..<count).map { _ in UInt64.random(in: 0..<UInt64(kinds), using: &random) }
      var slots = [Int32](repeating: -1, count: kinds)
      var distinct = [UInt64](repeating: 0, count: kinds)
      let slotCount = galley_number_masks(masks, count, &slots, &distinct)
      var order: [UInt64] = []
      for mask in masks where !order.contains(mask) { order.append(mask) }
      #expect(Array(distinct.prefix(slotCount)) == order)
      var items = [Int32](repeating: 0, count: count + 1)
      var ends = [Int32](repeating: 0, count: kinds)
      galley_partition(&items, masks, slots, distinct, &ends, slotCount, 100, count)
      let expected = order.map { mask in (0..<count).filter { masks[$0] == mask }.map { Int32($0 + 100) } }
      #expect(items.dropLast() == expected.flatMap { $0 }[...])
      #expect(ends.prefix(slotCount) == expected.indices.map { Int32(expected[...$0].map(\.count).reduce(0, +)) }[...])
      #expect((galley_all_equal(masks, count) != 0) == (order.count == 1))
    }
  }
}
