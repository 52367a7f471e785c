import StrategyTestSupport
import Testing

/// Weights with limits against the formula: clamp(weight · t, minimum, maximum) for one t ≥ 0 a container.
@Suite struct WeightLimitTests {
  /// A weighted member.
  private struct Share {
    /// Its weight.
    var weight: Double
    /// The least it may have.
    var minimum: Double = 0
    /// The most it may have.
    var maximum: Double = .infinity

    /// Its extent for a t.
    func extent(_ t: Double) -> Double { min(max(weight * t, minimum), maximum) }

    /// The inside of its JSON object.
    var json: String {
      let limits = [("minWidth", minimum, minimum > 0), ("maxWidth", maximum, maximum.isFinite)]
      return "\"weight\": \(weight)"
        + limits.filter(\.2).map { ", \"\($0.0)\": \($0.1)" }.joined()
    }
  }

  /// Which members have limits.
  enum Limits: CaseIterable, Sendable {
    case minimums, maximums, some, all
  }

  /// Draws members.
  private func shares(_ limits: Limits, _ generator: inout Congruence) -> [Share] {
    (0..<(2 + generator.next(4))).map { _ in
      var share = Share(weight: [0.5, 1, 2, 3][generator.next(4)])
      if limits != .maximums, limits == .all || generator.next(2) == 0 {
        share.minimum = Double(10 + generator.next(100))
      }
      if limits != .minimums, limits == .all || generator.next(2) == 0 {
        share.maximum = share.minimum + Double(10 + generator.next(100))
      }
      return share
    }
  }

  /// The extents of members in a room, or nil where no t fills it.
  private func extents(_ shares: [Share], room: Double) -> [Double]? {
    func total(_ t: Double) -> Double { shares.reduce(0) { $0 + $1.extent(t) } }
    var (low, high) = (0.0, 1e6)
    guard total(low) < room, total(high) > room else { return nil }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if total(middle) < room { low = middle } else { high = middle }
    }
    return shares.map { $0.extent(high) }
  }

  @Test(arguments: Limits.allCases, 0..<40)
  func sharesAreClampedMultiplesOfOneNumber(_ limits: Limits, _ seed: Int) throws {
    var generator = Congruence(seed: 1 + seed)
    let shares = shares(limits, &generator)
    let room = Double(100 + generator.next(600))
    guard let expected = extents(shares, room: room) else { return }
    let line = WeightTests.Shares(members: shares.map(\.json), extent: room, expected: expected)
    try line.check()
  }
}

/// A seeded generator of small numbers: Knuth's linear congruence.
struct Congruence {
  /// The state.
  private var state: UInt64

  /// Starts at a seed.
  init(seed: Int) { state = UInt64(seed) }

  /// A number from 0 to below `limit`.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
