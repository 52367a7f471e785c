extension LayoutTable {
  /// One place of a contextual rule: the glyphs that match there.
  enum Element: Hashable {
    /// One glyph.
    case glyph(Int)
    /// The glyphs of the coverage table at a place.
    case coverage(Int)
    /// The glyphs of a class of the class table at a place; class 0 is every glyph that no class names.
    case classMember(Int, table: Int)
  }

  /// A rule that changes glyphs for what stands around them.
  struct Context {
    /// The glyphs to match, in the order of the text.
    var elements: [Element] = []
    /// The place of the first glyph that may be changed.
    var input = 0
  }

  /// Whether an element matches a glyph.
  func matches(_ element: Element, glyph: Int) -> Bool {
    switch element {
    case .glyph(let own): own == glyph
    case .coverage(let start): coverage(at: start).contains(glyph)
    case .classMember(let value, let table): members(ofClass: value, at: table).contains(glyph) == (value != 0)
    }
  }

  /// Lookups with those that their contextual rules call, which no feature lists.
  func closed(_ lookups: Set<Int>) -> Set<Int> {
    var all = lookups
    var waiting = Array(lookups)
    while let lookup = waiting.popLast() {
      for subtable in subtables(of: lookup) {
        eachContext(subtable) { _, called in
          for next in called where all.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    return all
  }

  /// The contextual rules of a lookup.
  func contexts(of lookup: Int) -> [Context] {
    var found: [Context] = []
    for subtable in subtables(of: lookup) { eachContext(subtable) { rule, _ in found.append(rule) } }
    return found
  }

  /// Goes through the rules of a subtable and the lookups that each calls.
  private func eachContext(_ subtable: Subtable, _ body: (Context, [Int]) -> Void) {
    let (start, sequence) = (subtable.start, substitutes ? 5 : 7)
    if substitutes, subtable.type == 8 { return body(reverseContext(start), []) }
    guard subtable.type == sequence || subtable.type == sequence + 1 else { return }
    let isChained = subtable.type == sequence + 1
    if word(start) == 3 {
      let lengths = isChained ? [0, 1, 2] : [1]
      return readRule(start + 2, isChained: isChained, firstGiven: true, body) { part, value in
        lengths.contains(part) ? .coverage(start + value) : .glyph(value)
      }
    }
    let byClass = word(start) == 2
    let sets = start + (byClass ? (isChained ? 10 : 6) : 4)
    let firsts = byClass ? [] : coverage(at: start + word(start + 2))
    for set in 0..<word(sets) where word(sets + 2 + 2 * set) != 0 {
      let rules = start + word(sets + 2 + 2 * set)
      let first: Element
      let inputTable = start + word(start + (isChained ? 6 : 4))
      if byClass {
        first = set == 0 ? .coverage(start + word(start + 2)) : .classMember(set, table: inputTable)
      } else {
        guard set < firsts.count else { continue }
        first = .glyph(firsts[set])
      }
      for rule in 0..<word(rules) {
        readRule(
          rules + word(rules + 2 + 2 * rule), isChained: isChained, firstGiven: false,
          { context, called in
            var context = context
            context.elements.insert(first, at: context.input)
            body(context, called)
          }
        ) { part, value in
          guard byClass else { return .glyph(value) }
          let table = isChained ? start + word(start + 4 + 2 * part) : inputTable
          return .classMember(value, table: table)
        }
      }
    }
  }

  /// Reads a rule: glyphs before in reverse, the input, glyphs after, then the lookups called.
  ///
  /// `element` makes an element of a number in part 0 (before), 1 (input) or 2 (after).
  private func readRule(
    _ start: Int, isChained: Bool, firstGiven: Bool, _ body: (Context, [Int]) -> Void,
    element: (_ part: Int, _ value: Int) -> Element
  ) {
    var context = Context()
    var position = start
    var calls = 0
    for part in isChained ? [0, 1, 2] : [1] {
      let count = word(position) - (part == 1 && !firstGiven ? 1 : 0)
      position += 2
      if !isChained {
        calls = word(position)
        position += 2
      }
      let read = (0..<max(count, 0)).map { element(part, word(position + 2 * $0)) }
      position += 2 * max(count, 0)
      if part == 1 { context.input = context.elements.count }
      context.elements += part == 0 ? read.reversed() : read
    }
    if isChained {
      calls = word(position)
      position += 2
    }
    body(context, (0..<calls).map { word(position + 4 * $0 + 2) })
  }

  /// The rule of a reverse chaining single substitution.
  private func reverseContext(_ start: Int) -> Context {
    var context = Context()
    let before = word(start + 4)
    context.elements = (0..<before).reversed().map { .coverage(start + word(start + 6 + 2 * $0)) }
    context.input = before
    context.elements.append(.coverage(start + word(start + 2)))
    let after = start + 6 + 2 * before
    context.elements += (0..<word(after)).map { .coverage(start + word(after + 2 + 2 * $0)) }
    return context
  }
}
