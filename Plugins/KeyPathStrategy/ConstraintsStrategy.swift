public import LayoutModel

/// AutolayoutExtension's constraints: any attribute of any view inside a container tied to another or to a number.
///
/// Key: `constraints`, an array of objects of `item`, `relation` (`==`), `to`, `multiplier` (1), `constant` (0),
/// `priority` (1000) and `id`. A view is named by its id, however deep it lies; `super` is the container. A
/// constraint that names a hidden view leaves with it.
public struct ConstraintsStrategy: LayoutStrategy {
  /// The constraints, in the order of the document.
  public let constraints: [ConstraintDeclaration]

  /// Reads the constraints.
  ///
  /// - Throws: `LayoutError` if one is wrong or two share an id.
  public init(options: inout ObjectReader) throws(LayoutError) {
    guard let readers = try options.objects("constraints") else {
      throw options.fault("constraints", "is missing; give an array of constraints")
    }
    var constraints: [ConstraintDeclaration] = []
    var places: [String: String] = [:]
    for reader in readers {
      var reader = reader
      let constraint = try ConstraintDeclaration(&reader)
      constraints.append(constraint)
      guard let id = constraint.id else { continue }
      if let first = places.updateValue(constraint.path, forKey: id) {
        throw LayoutError(at: "\(constraint.path).id", "\"\(id)\" is the id of \(first) too; ids must be unique")
      }
    }
    self.constraints = constraints
  }

  /// The constraint of an id; nil if there is none.
  public subscript(id: String) -> ConstraintDeclaration? { constraints.first { $0.id == id } }

  /// Writes the constraints whose views are all visible.
  ///
  /// - Throws: `LayoutError` naming a view that is not inside the container.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    let views = NamedViews(of: container)
    for constraint in constraints {
      let item = try views.item(constraint.item, at: "\(constraint.path).item")
      var right = LayoutExpression(AffineForm(constraint.constant))
      if let target = constraint.target {
        let named = try views.item(target, at: "\(constraint.path).to")
        guard let named else { continue }
        right = right + constraint.multiplier * named[target.attribute]
        if let origin = constraint.origin {
          right = right + (1 - constraint.multiplier) * container.item[origin]
        }
      }
      guard let item else { continue }
      sink.add(
        item[constraint.item.attribute], constraint.relation, right, priority: constraint.priority,
        subject: constraint.description, id: constraint.id)
    }
  }
}

extension ConstraintDeclaration: CustomStringConvertible {
  /// The sides and their relation without the constant, which may differ from item to item.
  public var description: String {
    guard let target else { return "\(item) \(relation.rawValue) constant" }
    return "\(item) \(relation.rawValue) \(multiplier == 1 ? "" : "\(multiplier) · ")\(target)"
  }

  /// The edge of the container that multiplied places are measured from; nil where nothing is to be added.
  fileprivate var origin: Attribute? {
    guard let target, !item.attribute.isDimension, multiplier != 1 else { return nil }
    guard item.attribute.axis == .horizontal else { return .top }
    return item.attribute.isDirectional && target.attribute.isDirectional ? .leading : .left
  }
}
