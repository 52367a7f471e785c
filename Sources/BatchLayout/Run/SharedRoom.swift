/// Shares a room among members: clamp(weight · t, minimum, maximum) for the least t ≥ 0 that fills it.
///
/// The sum over the members is piecewise linear in t and never falls. Its breaks are where a member reaches a limit; t
/// lies right of the last break whose sum is not above the room. O(n²) for n members; allocates nothing.
struct SharedRoom {
  let shares: [ColumnShare]
  let cell: Int

  /// What the member at `place` gets.
  func portion(_ place: Int, of room: Double, _ columns: borrowing RunColumns) -> Double {
    let isUnweighted = shares.allSatisfy { columns.value($0.weight, cell) <= 0 }
    var start = 0.0
    for share in shares {
      let member = Member(share, cell, isUnweighted, columns)
      for point in [member.start, member.end] where point > start && point.isFinite {
        if total(at: point, isUnweighted, columns) <= room { start = point }
      }
    }
    var slope = 0.0
    for share in shares {
      let member = Member(share, cell, isUnweighted, columns)
      if member.start <= start, start < member.end { slope += member.weight }
    }
    let missing = room - total(at: start, isUnweighted, columns)
    let number = slope > 0 && missing > 0 ? start + missing / slope : start
    return Member(shares[place], cell, isUnweighted, columns).extent(at: number)
  }

  /// What all members take for a t.
  private func total(at number: Double, _ isUnweighted: Bool, _ columns: borrowing RunColumns) -> Double {
    var total = 0.0
    for share in shares { total += Member(share, cell, isUnweighted, columns).extent(at: number) }
    return total
  }

  /// One member's numbers.
  private struct Member {
    let weight: Double
    let minimum: Double
    let maximum: Double

    init(_ share: ColumnShare, _ cell: Int, _ isUnweighted: Bool, _ columns: borrowing RunColumns) {
      weight = isUnweighted ? 1 : max(0, columns.value(share.weight, cell))
      minimum = max(0, columns.value(share.minimum, cell))
      if let limit = share.maximum { maximum = max(0, columns.value(limit, cell)) } else { maximum = .infinity }
    }

    /// The t from which the member grows.
    var start: Double { weight > 0 ? minimum / weight : .infinity }
    /// The t at which it stops.
    var end: Double { weight > 0 ? maximum / weight : .infinity }

    /// Its extent for a t.
    func extent(at number: Double) -> Double { min(max(weight * number, minimum), maximum) }
  }
}
