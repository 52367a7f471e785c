import Synchronization

/// The bases met so far and how cells pass from one to another.
///
/// Grows under a lock up to a limit and then starts afresh: what it knows decides how fast an answer comes, never
/// which.
final class BasisAutomaton: Sendable {
  let form: StandardForm

  private struct State {
    var nodes: [Basis: BasisNode] = [:]
    /// The node behind a node across a plane.
    var edges: [Edge: BasisNode] = [:]
    var root: BasisNode?
    var guide = Guide()
  }

  private struct Edge: Hashable {
    var node: ObjectIdentifier
    var plane: Int
  }

  private let state = Mutex(State())

  /// Bases kept at most.
  static let limit = 4096

  /// An automaton without any basis yet.
  init(_ form: StandardForm) { self.form = form }

  /// Bases known.
  var count: Int { state.withLock { $0.nodes.count } }

  /// The basis every cell starts from; nil if none was found within the bound.
  func root() -> BasisNode? {
    if let root = state.withLock({ $0.root }) { return root }
    guard let basis = PrimalSearch.root(of: form), let root = node(basis) else { return nil }
    state.withLock { $0.root = root }
    return root
  }

  /// The basis behind `node` for cells on the wrong side of `plane`; nil only where rounding makes it dependent.
  func next(_ node: BasisNode, across plane: Int) -> BasisNode? {
    let edge = Edge(node: ObjectIdentifier(node), plane: plane)
    if let known = state.withLock({ $0.edges[edge] }) { return known }
    guard let next = self.node(DualStep.basis(from: node, across: plane)) else { return nil }
    state.withLock { state in
      if state.nodes[node.basis] === node { state.edges[edge] = next }
    }
    return next
  }

  /// The compiled form of a basis.
  func node(_ basis: Basis) -> BasisNode? {
    if let known = state.withLock({ $0.nodes[basis] }) { return known }
    guard let node = BasisNode(form, basis) else { return nil }
    return state.withLock { state in
      if let known = state.nodes[basis] { return known }
      if state.nodes.count >= Self.limit {
        state.nodes.removeAll()
        state.edges.removeAll()
        if let root = state.root { state.nodes[root.basis] = root }
      }
      state.nodes[basis] = node
      return node
    }
  }

  /// Where cells probably end.
  var guide: Guide {
    get { state.withLock { $0.guide } }
    set { state.withLock { $0.guide = newValue } }
  }
}
