/// A vertex of the arrangement: as many planes as variables whose residuals are 0, and on which side every other
/// plane stands.
struct Basis: Hashable, Sendable {
  /// Planes with residual 0; the position of one here is its position in the basis matrix.
  var active: [Int]
  /// +1 or -1 for each other plane, the side its residual is on; 0 for active planes.
  var sides: [Int8]

  /// The same basis with its active planes in rising order: one form for each vertex.
  var sorted: Basis { Basis(active: active.sorted(), sides: sides) }

  /// Puts `plane` in the place of the active plane at `position`, which leaves to a side.
  mutating func exchange(_ position: Int, for plane: Int, leavingTo side: Int8) {
    sides[active[position]] = side
    sides[plane] = 0
    active[position] = plane
  }

  /// Moves a plane's residual to the other side.
  mutating func flip(_ plane: Int) { sides[plane] = -sides[plane] }
}
