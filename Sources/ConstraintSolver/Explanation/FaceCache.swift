import Synchronization

/// Remembers the optimal faces of bases by which of their checks are 0.
final class FaceCache: Sendable {
  private struct Key: Hashable {
    var node: Int
    var degenerate: [Int]
  }

  private let faces = Mutex<[Key: OptimalFace]>([:])

  /// Faces kept at most.
  private static let limit = 4096
  /// Checks this close to 0, relative to the numbers added up, are 0.
  private static let tolerance = 1e-8

  /// The optimal face of a cell that ended at `node`.
  func face(of node: BasisNode, cell: Int, _ parameters: Matrix) -> OptimalFace {
    let degenerate = (0..<node.checks.count).filter { check in
      let value = node.checks.value(check, parameters, cell)
      return value < Self.tolerance * node.checks.magnitude(check, parameters, cell)
    }
    let key = Key(node: node.id, degenerate: degenerate)
    if let known = faces.withLock({ $0[key] }) { return known }
    let face = OptimalFace(node, degenerate: node.fixedRows + degenerate.map { node.checkedRows[$0] })
    faces.withLock { faces in
      if faces.count >= Self.limit { faces.removeAll() }
      faces[key] = face
    }
    return face
  }
}
