/// A sum of parameters, each times a number, plus a constant: a right-hand side of the group's equations.
public struct AffineForm: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// One parameter and its factor.
  public struct Term: Hashable, Sendable {
    /// The parameter.
    public var parameter: Parameter
    /// Its factor, never zero.
    public var factor: Double
  }

  /// The part that is the same for all cells.
  public var constant: Double
  /// Parameters in order of first use, each at most once.
  public private(set) var terms: [Term]

  /// A constant.
  public init(_ constant: Double) {
    self.constant = constant
    terms = []
  }

  /// A parameter times a factor.
  public init(_ parameter: Parameter, factor: Double = 1) {
    constant = 0
    terms = factor == 0 ? [] : [Term(parameter: parameter, factor: factor)]
  }

  /// A quantity of the document.
  public init(_ quantity: Quantity) {
    switch quantity {
    case .literal(let value): self.init(value)
    case .bound(let field, let fallback): self.init(.field(field, fallback: fallback))
    }
  }

  /// A quantity that is a length: items may not bring a negative one.
  public init(length: Quantity) {
    switch length {
    case .literal(let value): self.init(value)
    case .bound(let field, let fallback): self.init(.length(field, fallback: fallback))
    }
  }

  /// A literal constant.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A literal constant.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Adds `factor` times another form.
  public mutating func add(_ other: AffineForm, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      if let place = terms.firstIndex(where: { $0.parameter == term.parameter }) {
        terms[place].factor += term.factor * factor
        if terms[place].factor == 0 { terms.remove(at: place) }
      } else if term.factor * factor != 0 {
        terms.append(Term(parameter: term.parameter, factor: term.factor * factor))
      }
    }
  }

  /// The sum of two forms.
  public static func + (left: AffineForm, right: AffineForm) -> AffineForm {
    var sum = left
    sum.add(right)
    return sum
  }

  /// The difference of two forms.
  public static func - (left: AffineForm, right: AffineForm) -> AffineForm {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// A form times a number.
  public static func * (factor: Double, form: AffineForm) -> AffineForm {
    var product = AffineForm(0)
    product.add(form, times: factor)
    return product
  }
}
