import CKernels
import LayoutModel

/// Hands out the columns of a run: the constant one, parameters as they are met, unknowns.
struct ColumnTable {
  private var parameters: [Parameter: Int] = [:]
  private var variables: [Int: Int] = [:]
  /// Parameters with their columns, in order of columns.
  private(set) var inputs: [(parameter: Parameter, column: Int)] = []
  /// Ratios that items bring, with their columns.
  private(set) var ratios: [(source: RatioSource, column: Int)] = []
  /// Columns so far; column 0 is the constant one.
  private(set) var count = 1

  /// Gives a variable a column.
  mutating func add(variable: Int) {
    variables[variable] = count
    count += 1
  }

  /// The column of a variable that has one, else the constant one's.
  func column(ofVariable variable: Int) -> Int { variables[variable] ?? 0 }

  /// The column of a parameter, made at first use.
  mutating func column(of parameter: Parameter) -> Int {
    if let column = parameters[parameter] { return column }
    parameters[parameter] = count
    inputs.append((parameter, count))
    count += 1
    return count - 1
  }

  /// The column of a ratio that items bring, made at first use.
  mutating func column(of ratio: RatioSource) -> Int {
    if let known = ratios.first(where: { $0.source == ratio }) { return known.column }
    ratios.append((ratio, count))
    count += 1
    return count - 1
  }

  /// The column of a parameter that something reads, or nil.
  func known(_ parameter: Parameter) -> Int? { parameters[parameter] }

  /// A form over columns.
  ///
  /// A variable without any row has no column and is 0.
  mutating func form(_ form: LinearForm) -> ColumnForm {
    var result = self.form(form.constant)
    for term in form.terms {
      guard let column = variables[term.variable] else { continue }
      result.terms.append(ColumnForm.Term(column: column, factor: term.factor))
    }
    result.terms.sort { $0.column < $1.column }
    return result
  }

  /// An affine form over columns.
  mutating func form(_ form: AffineForm) -> ColumnForm {
    let terms = form.terms.map { ColumnForm.Term(column: column(of: $0.parameter), factor: $0.factor) }
    return ColumnForm(constant: form.constant, terms: terms.sorted { $0.column < $1.column })
  }
}
