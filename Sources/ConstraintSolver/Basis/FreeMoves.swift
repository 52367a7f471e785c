/// The moves of a basis's active planes that cost nothing down to some level.
struct FreeMoves {
  /// An active plane and where its residual goes.
  struct Move: Sendable, Hashable {
    var position: Int
    var isUp: Bool
  }

  /// Moves that cost nothing at the levels seen so far.
  private(set) var moves: [Move]

  /// Starts with every move.
  init(size: Int) {
    moves = (0..<size).flatMap { [Move(position: $0, isUp: true), Move(position: $0, isUp: false)] }
  }

  /// Drops the moves that cost something at the next level.
  ///
  /// - Parameters:
  ///   - prices: the level's prices.
  ///   - doubt: set where longer numbers must tell.
  mutating func restrict<Number>(by prices: LevelPrices<Number>, _ doubt: inout Bool) {
    moves.removeAll { !prices.cost($0.position, isUp: $0.isUp, &doubt).isZero }
  }
}
