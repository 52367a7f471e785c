import LayoutModel

/// The equations of one structure: what strategies and the views' own sizes ask, over all unknowns.
struct CellModel: Sendable {
  /// The visible views.
  var structure: CellStructure
  /// Constraints in the order they were generated.
  var rows: [ModelRow] = []
  /// Constraints of what is laid out apart to be measured: they share no unknown with the others.
  var apartRows: [ModelRow] = []
  /// The documented choice where the optimum is not unique: `form == 0`, each a level of its own, in order.
  var tieBreaks: [LinearForm] = []
  /// Values that are not linear in the parameters, by their number.
  var expressions: [MeasureExpression] = []
  /// The forms of the expressions that read what is solved, by the expression's number.
  var solved: [Int: LinearForm] = [:]
  /// Where each parameter was first used, for faults of items.
  var places: [Parameter: String] = [:]
  /// Where each ratio that items bring is used, for faults of items.
  var ratioPlaces: [RatioSource: String] = [:]
  /// Views that scroll and the views they scroll over, by place, in document order.
  var scrollers: [(view: Int, content: Int?)] = []
  /// For each view its left and its top edge, as distances from the root's.
  var origins: [[LinearForm]] = []
  /// For each item – views, guides, views laid out apart – the place of its view; nil for guides.
  var views: [Int?] = []
  /// Items that belong to copies.
  var apartItems: Set<Int> = []
  /// Ratios that items bring and that no solved column can stand for: they must join the structure key.
  var undecidedRatios: [RatioSource] = []

  /// How far above its level the row of a bound ratio stands, so that its unit weighs against nothing.
  static let ratioLift = 1e-6

  /// All constraints.
  var allRows: [ModelRow] { rows + apartRows }

  /// The number of unknowns.
  var variableCount: Int { views.count * Variable.perItem }
}
