import Synchronization

/// Remembers the optimal faces of bases by which of their checks are 0.
final class FaceCache: Sendable {
  private struct Key: Hashable {
    var basis: Basis
    var degenerate: [Int]
  }

  private let faces = Mutex<[Key: OptimalFace]>([:])

  /// Faces kept at most.
  private static let limit = 4096

  /// The optimal face of a cell that ended at `node`.
  func face(of node: BasisNode, _ cell: Int, _ columns: CellColumns) -> OptimalFace {
    let scale = columns.inputs.indices.reduce(1) { max($0, abs(columns.input($1, cell))) }
    let degenerate = (0..<node.checks.count).filter { check in
      node.checks.value(check) { columns.input($0, cell) } < Rounding.clear * scale
    }
    let key = Key(basis: node.basis, degenerate: degenerate)
    if let known = faces.withLock({ $0[key] }) { return known }
    let face = OptimalFace(node, degenerate: node.fixedPlanes + degenerate.map { node.checkedPlanes[$0] })
    faces.withLock { faces in
      if faces.count >= Self.limit { faces.removeAll() }
      faces[key] = face
    }
    return face
  }
}
