import Synchronization

/// Remembers the optimal faces of one basis by which of its checks are 0.
final class FaceCache: Sendable {
  private let faces = Mutex<[[Int]: OptimalFace]>([:])

  /// Faces kept at most.
  private static let limit = 256

  /// The optimal face of cells that are clear of every kink of `node`.
  func clear(_ node: BasisNode) -> OptimalFace { face(of: node, degenerate: []) }

  /// The optimal face of a cell that ended at `node`.
  func face(of node: BasisNode, _ cell: Int, _ columns: CellColumns) -> OptimalFace {
    let scale = columns.inputs.indices.reduce(1) { max($0, abs(columns.input($1, cell))) }
    let degenerate = (0..<node.checks.count).filter { check in
      node.checks.value(check) { columns.input($0, cell) } <= Rounding.clear * scale
    }
    return face(of: node, degenerate: degenerate)
  }

  private func face(of node: BasisNode, degenerate: [Int]) -> OptimalFace {
    if let known = faces.withLock({ $0[degenerate] }) { return known }
    let face = OptimalFace(node, degenerate: node.fixedPlanes + degenerate.map { node.checkedPlanes[$0] })
    faces.withLock { faces in
      if faces.count >= Self.limit { faces.removeAll() }
      faces[degenerate] = face
    }
    return face
  }
}
