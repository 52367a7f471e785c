/// The connected components of forms over their variables (union-find).
struct BlockPartition {
  /// All variables that some form mentions, rising.
  let variables: [Int]
  /// The variables of each component, rising; components in order of their first variable.
  let blocks: [[Int]]

  /// Splits the variables of `forms` so that no form spans two blocks.
  init(forms: [LinearForm]) {
    var parents: [Int: Int] = [:]
    func root(of variable: Int) -> Int {
      var current = variable
      while let parent = parents[current], parent != current { current = parent }
      return current
    }
    for form in forms {
      let terms = form.terms
      for term in terms where parents[term.variable] == nil { parents[term.variable] = term.variable }
      guard let first = terms.first else { continue }
      for term in terms.dropFirst() {
        let (a, b) = (root(of: first.variable), root(of: term.variable))
        parents[max(a, b)] = min(a, b)
      }
    }
    variables = parents.keys.sorted()
    var members: [Int: [Int]] = [:]
    for variable in variables { members[root(of: variable), default: []].append(variable) }
    blocks = members.keys.sorted().compactMap { members[$0] }
  }
}
