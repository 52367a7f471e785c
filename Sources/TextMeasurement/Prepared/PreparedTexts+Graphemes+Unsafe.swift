extension PreparedTexts {
  /// Hands out the list of a segment's graphemes with a reader of its numbers; nothing where it has none.
  func readGraphemes(of segment: Int, _ text: PreparedText, _ body: (GraphemeList, (Int) -> Int64) -> Void) {
    let reference = references[segment]
    guard reference != 0 else { return }
    if text.features.contains(.ownsGraphemes) {
      let start = Int(reference)
      body(GraphemeList(head: graphemes[start])) { Int64(Int32(bitPattern: graphemes[start + $0])) }
    } else {
      let numbers = pages[Int(text.pages)].at(reference)
      body(GraphemeList(head: numbers[0])) { Int64(Int32(bitPattern: numbers[$0])) }
    }
  }

  /// A line box by its number in a text.
  func lineBox(_ number: Int, _ text: PreparedText) -> LineBox {
    text.features.contains(.ownsGraphemes) ? ownBoxes[number] : pages[Int(text.pages)].box(number)
  }
}
