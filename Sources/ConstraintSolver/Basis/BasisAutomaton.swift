import Synchronization

/// The bases met so far and how cells pass from one to another.
///
/// Grows under a lock; edges never change.
final class BasisAutomaton: Sendable {
  let form: StandardForm

  private struct State {
    var nodes: [BasisNode] = []
    var numbers: [Basis: Int] = [:]
    /// The node behind (node, row), or nil where there is none.
    var edges: [Edge: BasisNode?] = [:]
  }

  private struct Edge: Hashable {
    var node: Int
    var row: Int
  }

  private let state = Mutex(State())

  /// An automaton without any basis yet.
  init(_ form: StandardForm) { self.form = form }

  /// Bases met so far.
  var count: Int { state.withLock { $0.nodes.count } }

  /// The basis of a number.
  func node(_ number: Int) -> BasisNode? {
    state.withLock { $0.nodes.indices.contains(number) ? $0.nodes[number] : nil }
  }

  /// The basis every cell starts from; nil if none was found within the bound.
  func root() -> BasisNode? {
    state.withLock { state in
      if let root = state.nodes.first { return root }
      guard let basis = RootSearch.root(of: form) else { return nil }
      return intern(basis, &state)
    }
  }

  /// The basis behind `node` for cells whose row `row` is on the wrong side.
  func next(_ node: BasisNode, leaving row: Int) -> BasisNode? {
    state.withLock { state in
      let edge = Edge(node: node.id, row: row)
      if let known = state.edges[edge] { return known }
      let next = node.next(leaving: row).flatMap { intern($0, &state) }
      state.edges[edge] = next
      return next
    }
  }

  private func intern(_ basis: Basis, _ state: inout State) -> BasisNode? {
    if let number = state.numbers[basis] { return state.nodes[number] }
    guard let tableau = Tableau(form, basis) else { return nil }
    let node = BasisNode(id: state.nodes.count, tableau)
    state.nodes.append(node)
    state.numbers[basis] = node.id
    return node
  }
}
