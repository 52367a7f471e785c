public import BatchLayout

/// The results of a list: for each item, each width and each text scale one, in that nesting.
public struct MeasuredItems: Sendable {
  /// The widths, in the order they were asked for.
  public let widths: [Double]
  /// The text scales, in the order they were asked for.
  public let textScales: [Double]
  /// All results: item by item, in it width by width, in it text scale by text scale.
  public let results: [CellResult]

  /// Takes the results of a request.
  init(_ request: MeasureRequest, _ results: [CellResult]) {
    widths = request.widths
    textScales = request.textScales
    self.results = results
  }

  /// The number of items.
  public var count: Int { resultsPerItem == 0 ? 0 : results.count / resultsPerItem }

  private var resultsPerItem: Int { widths.count * textScales.count }

  /// The result of an item at the width and text scale of these places in the request.
  ///
  /// - Precondition: The places are in range.
  public subscript(item: Int, width width: Int = 0, textScale textScale: Int = 0) -> CellResult {
    precondition(widths.indices.contains(width), "the width's place must be in the request")
    precondition(textScales.indices.contains(textScale), "the text scale's place must be in the request")
    return results[item * resultsPerItem + width * textScales.count + textScale]
  }

  /// The heights of all items at the width and text scale of these places in the request; of an item at fault 0.
  ///
  /// - Precondition: The places are in range.
  public func heights(width: Int = 0, textScale: Int = 0) -> [Double] {
    (0..<count).map { self[$0, width: width, textScale: textScale].height }
  }
}
