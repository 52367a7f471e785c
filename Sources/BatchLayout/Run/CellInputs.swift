import LayoutModel
import TextMeasurement

/// Everything that a run reads of the cells of a chunk.
struct CellInputs {
  /// Items as columns.
  let values: ItemValues
  /// The item of each cell of the chunk.
  let items: [Int]
  /// The width each cell is offered; empty if widths are fitted.
  var widths: [Double] = []
  /// The height each cell is offered; empty if heights are fitted.
  var heights: [Double] = []
  /// Prepared texts.
  var prepared = PreparedTexts()
  /// For each text view (by place) the prepared text of each cell.
  var texts: [Int: [Int]] = [:]
  /// Pixels per point that measured texts are rounded up to.
  var scale: Double?
}
