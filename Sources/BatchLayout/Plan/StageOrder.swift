import CKernels
import LayoutModel

/// Orders blocks, expressions and texts by what each reads; what reads itself becomes a settling loop.
struct StageOrder {
  /// Something that fills columns.
  private struct Node {
    var stage: Plan.Stage
    var reads: Set<Int>
    var writes: [Int]
    /// The text measured, whose result is guessed before it is known.
    var text: Plan.TextStage?
    /// The solved value read, which is guessed where texts alone do not open a loop.
    var value: Plan.ValueStage?
  }

  private var nodes: [Node] = []

  /// Collects the nodes; texts and expressions only where something reads them.
  ///
  /// - Parameters:
  ///   - model: the structure's equations.
  ///   - blocks: the blocks to solve.
  ///   - solved: the values that expressions read of what is solved, by the expression's number.
  ///   - widths: for each item its width over columns.
  ///   - columns: where each parameter and unknown lives.
  init(
    model: CellModel, blocks: [Plan.Block], solved: [Int: ColumnForm], widths: [ColumnForm],
    columns: inout ColumnTable
  ) {
    for block in blocks {
      nodes.append(Node(stage: .solve(block), reads: Set(block.inputs), writes: block.outputs))
    }
    addExpressions(model, solved: solved, columns: &columns)
    for (item, place) in model.views.enumerated() {
      guard let place, let text = model.structure.nodes[place].text else { continue }
      addText(item, of: place, mayWrap: text.style.wraps, width: widths[item], columns: columns)
    }
  }

  /// Adds the expressions that something reads; their own operands may bring in more.
  private mutating func addExpressions(
    _ model: CellModel, solved: [Int: ColumnForm], columns: inout ColumnTable
  ) {
    var added: Set<Int> = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (number, expression) in model.expressions.enumerated() where !added.contains(number) {
        guard let column = columns.known(.measured(number)) else { continue }
        added.insert(number)
        isComplete = false
        let lowered = Plan.ColumnExpression(
          expression, solved: solved[number], views: model.views, columns: &columns)
        var node = Node(stage: .measure(lowered, column: column), reads: lowered.columns, writes: [column])
        if case .value(let form) = lowered { node.value = Plan.ValueStage(form: form, column: column) }
        nodes.append(node)
      }
    }
  }

  /// A text's asked width and its height are nodes of their own: the width feeds back, the height seldom does.
  private mutating func addText(
    _ item: Int, of place: Int, mayWrap: Bool, width: ColumnForm, columns: ColumnTable
  ) {
    let item = ItemReference(index: item)
    let reads = mayWrap ? Set(width.terms.map(\.column)) : []
    let empty = Plan.TextStage(
      view: place, width: mayWrap ? width : ColumnForm(constant: .infinity, terms: []))
    if let column = columns.known(.textWidth(item)) {
      var text = empty
      text.widthColumn = column
      nodes.append(Node(stage: .text(text), reads: reads, writes: [column], text: text))
    }
    var text = empty
    text.heightColumn = columns.known(.textHeight(item))
    text.firstBaselineColumn = columns.known(.textFirstBaseline(item))
    text.lastBaselineColumn = columns.known(.textLastBaseline(item))
    let writes = [text.heightColumn, text.firstBaselineColumn, text.lastBaselineColumn].compactMap { $0 }
    if !writes.isEmpty { nodes.append(Node(stage: .text(text), reads: reads, writes: writes, text: text)) }
  }

  /// The stages in dependency order.
  func stages() -> [Plan.Stage] {
    var writers: [Int: Int] = [:]
    for (place, node) in nodes.enumerated() { for column in node.writes { writers[column] = place } }
    let needs = nodes.map { node in Set(node.reads.compactMap { writers[$0] }) }
    var stages: [Plan.Stage] = []
    var done: Set<Int> = []
    while done.count < nodes.count {
      let waiting = nodes.indices.filter { !done.contains($0) }
      let ready = waiting.filter { needs[$0].isSubset(of: done) }
      if ready.isEmpty {
        let loop = smallestLoop(of: waiting, needs: needs)
        stages.append(settling(loop, needs: needs))
        done.formUnion(loop)
      } else {
        stages += ready.map { nodes[$0].stage }
        done.formUnion(ready)
      }
    }
    return stages
  }

  /// The least set of nodes that need only each other (and what is done): a bottom strong component.
  private func smallestLoop(of waiting: [Int], needs: [Set<Int>]) -> [Int] {
    let open = Set(waiting)
    func closure(of start: Int) -> Set<Int> {
      var reached: Set<Int> = []
      var stack = Array(needs[start].intersection(open))
      while let node = stack.popLast() {
        if reached.insert(node).inserted { stack += needs[node].intersection(open) }
      }
      return reached
    }
    let closures = waiting.map(closure)
    return (closures.min { $0.count < $1.count } ?? open).sorted()
  }

  /// A loop: its texts are guessed, its other nodes follow in order, then the texts are measured.
  ///
  /// Where that leaves a loop, solved values that are read are guessed too.
  private func settling(_ loop: [Int], needs: [Set<Int>]) -> Plan.Stage {
    let texts = loop.filter { nodes[$0].text != nil }
    var values: [Int] = []
    var rest = order(of: loop, guessed: Set(texts), needs: needs)
    if rest.count + texts.count < loop.count {
      values = loop.filter { nodes[$0].value != nil }
      rest = order(of: loop, guessed: Set(texts + values), needs: needs)
    }
    return .settle(
      rest.map { nodes[$0].stage }, texts: texts.compactMap { nodes[$0].text },
      values: values.compactMap { nodes[$0].value })
  }

  /// The nodes of a loop that can follow each other once others are guessed.
  private func order(of loop: [Int], guessed: Set<Int>, needs: [Set<Int>]) -> [Int] {
    var done = guessed
    var order: [Int] = []
    while order.count + guessed.count < loop.count {
      let ready = loop.filter { !done.contains($0) && needs[$0].intersection(loop).isSubset(of: done) }
      guard !ready.isEmpty else { break }
      order += ready
      done.formUnion(ready)
    }
    return order
  }
}
