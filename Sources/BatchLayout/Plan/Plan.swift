import ConstraintSolver
import LayoutModel

/// What is compiled once for a group: which columns there are and the stages that fill them, in order.
struct Plan: Sendable {
  /// One block of equations, with the columns it reads and fills.
  struct Block: Sendable {
    var solver: SystemSolver
    /// The column of each of the system's parameters after the constant one.
    var inputs: [Int]
    /// The column of each of the system's variables; -1 where nothing reads it.
    var outputs: [Int]
    /// Whether the block is laid out apart to be measured: its status is not the cell's.
    var isApart: Bool
  }

  /// A text measured at a solved width.
  struct TextStage: Sendable {
    /// The text's place in the structure.
    var view: Int
    /// The width it is measured at.
    var width: ColumnForm
    /// The columns filled, where anything reads them.
    var widthColumn: Int?
    var heightColumn: Int?
    var firstBaselineColumn: Int?
    var lastBaselineColumn: Int?
  }

  /// One step of a run.
  indirect enum Stage: Sendable {
    /// Evaluates an expression into a column.
    case measure(ColumnExpression, column: Int)
    /// Measures a text.
    case text(TextStage)
    /// Solves a block.
    case solve(Block)
    /// Repeats the inner stages until the values stay, then measures the texts, until those stay too: at most
    /// `passLimit` times.
    case settle([Stage], texts: [TextStage], values: [ValueStage])
  }

  /// A solved value that is guessed before it is known.
  struct ValueStage: Sendable {
    /// The value.
    var form: ColumnForm
    /// The column filled.
    var column: Int
  }

  /// An expression over columns.
  enum ColumnExpression: Sendable {
    case minimum(ColumnForm, ColumnForm)
    case maximum(ColumnForm, ColumnForm)
    case clamp(ColumnForm, lower: ColumnForm, upper: ColumnForm)
    case select(condition: ColumnForm, ColumnForm, ColumnForm)
    /// A form times the ratio in a column.
    case timesRatio(ColumnForm, Int)
    /// A form over the ratio in a column.
    case overRatio(ColumnForm, Int)
    case portion(of: ColumnForm, part: ColumnForm, whole: ColumnForm)
    case share(Int, among: [ColumnShare], room: ColumnForm)
    case textWidth(view: Int, offered: ColumnForm?)
    case value(ColumnForm)
  }

  /// What a check asks of a cell.
  struct Check: Sendable {
    /// What a cell that fails is.
    enum Consequence: Sendable {
      /// Solved again in full.
      case careful
      /// Unsatisfiable, with the answer as it is.
      case unsatisfiable
    }

    var form: ColumnForm
    var relation: LayoutRelation
    var consequence: Consequence
  }

  /// Passes that texts get to settle (decision 27).
  static let passLimit = 4
  /// Times that a loop of values that are guessed is solved, at most: each may need one after those it follows.
  static let valuePassLimit = 64
  /// Sizes that move by no more than this have settled.
  static let settledDistance = 1.0 / 1024

  /// The parameters read from outside, by column; column 0 is the constant one.
  var inputs: [(parameter: Parameter, column: Int)]
  /// The ratios read from items, by column.
  var ratios: [(source: RatioSource, column: Int)]
  /// Columns in all.
  var columnCount: Int
  /// Steps in order.
  var stages: [Stage]
  /// The steps, without what neither the root's height nor a check reads.
  var heightStages: [Stage]
  /// Checks made after the last step.
  var checks: [Check]
  /// For each view left, top (absolute), width and height.
  var frames: [[ColumnForm]]

  /// The root's height.
  var height: ColumnForm { frames[0][3] }

  /// The solvers of all blocks, for reports.
  var solvers: [SystemSolver] { stages.flatMap(\.solvers) }
}

extension Plan.Stage {
  /// The solvers of the stage.
  var solvers: [SystemSolver] {
    switch self {
    case .measure, .text: []
    case .solve(let block): [block.solver]
    case .settle(let stages, _, _): stages.flatMap(\.solvers)
    }
  }
}
