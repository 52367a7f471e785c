/// The moves of a basis's active planes that cost nothing down to some level, and whether any would save.
struct FreeMoves {
  /// An active plane and where its residual goes.
  struct Move: Sendable, Hashable {
    var position: Int
    var isUp: Bool
  }

  /// Moves that cost nothing at the levels seen so far.
  private(set) var moves: [Move]
  /// Whether no move would save at the levels seen: the basis is dual feasible down to them.
  private(set) var isOptimal = true

  /// Starts with every move.
  init(size: Int) {
    moves = (0..<size).flatMap { [Move(position: $0, isUp: true), Move(position: $0, isUp: false)] }
  }

  /// Drops the moves that cost something at the next level.
  mutating func restrict(by prices: LevelPrices) {
    moves.removeAll { move in
      let cost = prices.cost(move.position, isUp: move.isUp)
      if cost < 0 { isOptimal = false }
      return cost != 0
    }
  }
}
