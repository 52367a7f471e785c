import LayoutModel

/// The sizes that cells are offered.
enum CellOffer {
  /// All cells one width; heights are fitted.
  case same(width: Double)
  /// Each item its own width and height, where the document's root is given them.
  case each(widths: [Double], heights: [Double])

  /// Why no cell can be laid out in it; the sizes of single items were looked at when they were read.
  var fault: String? {
    guard case .same(let width) = self, !(width >= 0 && width <= ObjectReader.largestNumber) else { return nil }
    return "the width \(width) is not between 0 and 1e7"
  }
}
