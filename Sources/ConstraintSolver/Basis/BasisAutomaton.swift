import Synchronization

/// The bases met so far and how cells pass from one to another.
///
/// Grows under a lock up to a limit and then starts afresh: what it knows decides how fast an answer comes, never
/// which.
final class BasisAutomaton: Sendable {
  let form: StandardForm

  private struct State {
    var nodes: [Basis: BasisNode] = [:]
    var root: BasisNode?
    var guide = Guide()
  }

  private let state = Mutex(State())

  /// Bases kept at most.
  private let limit: Int

  /// Bases kept at most where nothing else is said.
  static let usualLimit = 4096

  /// An automaton without any basis yet.
  init(_ form: StandardForm, limit: Int) {
    self.form = form
    self.limit = limit
  }

  deinit {
    for node in state.withLock({ Array($0.nodes.values) }) { node.forgetNeighbours() }
  }

  /// Bases known.
  var count: Int { state.withLock { $0.nodes.count } }

  /// The basis every cell starts from; nil if none was found within the bound.
  func root() -> BasisNode? {
    if let root = state.withLock({ $0.root }) { return root }
    guard let basis = RootBasis.find(form), let root = node(basis) else { return nil }
    state.withLock { $0.root = root }
    return root
  }

  /// The basis behind `node` for cells on the wrong side at `check`; nil only where rounding makes it dependent.
  func next(_ node: BasisNode, check: Int) -> BasisNode? {
    if let known = node.known(behind: check) { return known }
    guard let basis = node.basis(across: node.checkedPlanes[check]), let next = self.node(basis)
    else { return nil }
    node.remember(next, behind: check)
    return next
  }

  /// The compiled form of a basis.
  func node(_ basis: Basis) -> BasisNode? {
    if let known = state.withLock({ $0.nodes[basis] }) { return known }
    guard let node = BasisNode(form, basis) else { return nil }
    return state.withLock { state in
      if let known = state.nodes[basis] { return known }
      if state.nodes.count >= limit {
        for node in state.nodes.values { node.forgetNeighbours() }
        state.nodes.removeAll()
        state.guide = Guide()
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
