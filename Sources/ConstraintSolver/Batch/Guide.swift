/// Where cells probably end, learned from those that walked: by which checks of one frequent basis are negative.
///
/// A guess is where a short walk starts, which counts only if it ends clear of every kink: it saves the way from the
/// root and never changes an answer.
struct Guide: Sendable {
  /// The basis whose checks tell cells apart; nil before any is known.
  private(set) var classifier: BasisNode?
  /// Bases that cells ended at.
  private(set) var finals: [BasisNode] = []
  /// Open addressing: the signs of the classifier's checks and the place of the final basis, -1 where empty.
  private(set) var keys: [UInt64] = []
  private(set) var places: [Int32] = []
  private var known = 0

  static let capacity = 4096
  /// Entries kept at most: half the table, so that searches stay short.
  private static let limit = 2048

  /// Whether nothing more can be learned.
  var isFull: Bool { known >= Self.limit }

  /// Starts afresh with another basis to tell cells apart by.
  mutating func restart(with classifier: BasisNode) {
    self = Guide()
    self.classifier = classifier
    finals = [classifier]
    keys = Array(repeating: 0, count: Self.capacity)
    places = Array(repeating: -1, count: Self.capacity)
  }

  /// Remembers where a cell with some signs ended, unless it is known already or there is no room.
  ///
  /// - Returns: whether it is new.
  mutating func learn(_ signs: UInt64, endsAt node: BasisNode) -> Bool {
    let slot = slot(of: signs)
    if places[slot] >= 0 {
      guard finals[Int(places[slot])] !== node else { return false }
    } else {
      guard !isFull else { return false }
      known += 1
      keys[slot] = signs
    }
    if let place = finals.firstIndex(where: { $0 === node }) {
      places[slot] = Int32(place)
    } else {
      places[slot] = Int32(finals.count)
      finals.append(node)
    }
    return true
  }

  /// Where signs stand in the table, or would.
  private func slot(of signs: UInt64) -> Int {
    var slot = Self.slot(signs)
    while places[slot] >= 0, keys[slot] != signs { slot = (slot + 1) & (Self.capacity - 1) }
    return slot
  }

  static func slot(_ signs: UInt64) -> Int {
    Int((signs &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }
}
