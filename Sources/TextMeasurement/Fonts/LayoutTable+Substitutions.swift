extension LayoutTable {
  /// Goes through what lookups can turn a glyph into: itself alone, or together with its neighbours.
  ///
  /// Contextual rules are left out; the lookups that they call are to be among `lookups`.
  func eachSubstitution(of lookups: Set<Int>, _ body: (_ from: Int, _ to: Int) -> Void) {
    for lookup in lookups {
      for subtable in subtables(of: lookup) {
        let start = subtable.start
        guard [1, 2, 3, 4, 8].contains(subtable.type) else { continue }
        let covered = coverage(at: start + word(start + 2))
        switch subtable.type {
        case 1:
          for (place, glyph) in covered.enumerated() {
            body(glyph, word(start) == 1 ? (glyph + word(start + 4)) & 0xFFFF : word(start + 6 + 2 * place))
          }
        case 2, 3:
          for (place, glyph) in covered.enumerated() {
            let list = start + word(start + 6 + 2 * place)
            for index in 0..<word(list) { body(glyph, word(list + 2 + 2 * index)) }
          }
        case 4:
          for (place, glyph) in covered.enumerated() { eachLigature(start, place, glyph, body) }
        case 8:
          let after = start + 6 + 2 * word(start + 4)
          let list = after + 2 + 2 * word(after)
          for (place, glyph) in covered.enumerated() { body(glyph, word(list + 2 + 2 * place)) }
        default: break
        }
      }
    }
  }

  /// Goes through the parts of each ligature of a subtable.
  func eachLigature(of subtable: Subtable, _ body: ([Int]) -> Void) {
    let start = subtable.start
    for (place, glyph) in coverage(at: start + word(start + 2)).enumerated() {
      let set = start + word(start + 6 + 2 * place)
      for index in 0..<word(set) {
        let ligature = set + word(set + 2 + 2 * index)
        body([glyph] + (0..<max(word(ligature + 2) - 1, 0)).map { word(ligature + 4 + 2 * $0) })
      }
    }
  }

  /// Goes through the ligatures that start with the glyph at a place of the coverage.
  private func eachLigature(_ start: Int, _ place: Int, _ glyph: Int, _ body: (Int, Int) -> Void) {
    let set = start + word(start + 6 + 2 * place)
    for index in 0..<word(set) {
      let ligature = set + word(set + 2 + 2 * index)
      body(glyph, word(ligature))
      for part in 0..<max(word(ligature + 2) - 1, 0) { body(word(ligature + 4 + 2 * part), word(ligature)) }
    }
  }
}
