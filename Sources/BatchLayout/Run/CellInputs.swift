import LayoutModel
import TextMeasurement

/// Everything that a run reads of the cells of a chunk.
struct CellInputs {
  /// Items as columns.
  let values: ItemValues
  /// The item of each cell of the chunk.
  let items: ItemSelection
  /// The sizes offered.
  var offer = CellOffer.same(width: 0)
  /// The group's texts at the text scale of the run.
  var views = GroupTexts()
  /// The texts of each cell, in the order of `views`.
  var texts: [ChunkText] = []
  /// Prepared texts.
  var prepared = PreparedTexts()
  /// Why a cell's texts cannot be measured, by cell.
  var textFaults: [Int: String] = [:]

  /// The size that a text asks for at a width; `.infinity` is no limit.
  func extent(of text: Int, cell: Int, width: Double) -> TextExtent {
    let view = views.texts[text]
    if let column = texts[text].countColumn {
      let characters = values.batch.columns[column].length(of: items[cell]) ?? 0
      return view.extent(characters: Int(characters), width: width)
    }
    let place = texts[text].places[cell]
    guard place >= 0 else { return view.extent(characters: Int(~place), width: width) }
    return TextExtent(prepared.metrics(of: Int(place), width: max(0, width)), scale: views.scale)
  }
}

extension ViewText {
  /// The size of a text known by its number of characters; nothing where there can be none.
  func extent(characters: Int, width: Double) -> TextExtent {
    uniform?.extent(characters: characters, width: width) ?? TextExtent(.empty, scale: nil)
  }
}
