public import LayoutModel

/// An attribute of a view as a document names it: `title.leading`, `super.topMargin`.
public struct ViewAttribute: Hashable, Sendable, CustomStringConvertible {
  /// The view's id, or `super` for the container.
  public var view: String
  /// What is measured of it.
  public var attribute: Attribute

  /// Creates a name.
  public init(view: String, attribute: Attribute) {
    self.view = view
    self.attribute = attribute
  }

  /// Reads `view.attribute`; ids may hold dots themselves.
  ///
  /// - Throws: `LayoutError` if there is no dot or no such attribute.
  init(_ name: String, at path: String) throws(LayoutError) {
    guard let dot = name.lastIndex(of: ".") else {
      throw LayoutError(at: path, "must name a view and an attribute, such as \"title.leading\", is \"\(name)\"")
    }
    let word = String(name[name.index(after: dot)...])
    guard let attribute = Attribute(rawValue: word) else {
      let known = Attribute.allCases.filter { $0.area == .bounds }.map(\.rawValue).joined(separator: ", ")
      throw LayoutError(
        at: path,
        "unknown attribute \"\(word)\"; known are \(known), and all but baselines with Margin or SafeArea behind")
    }
    self.init(view: String(name[..<dot]), attribute: attribute)
  }

  /// The form of documents.
  public var description: String { "\(view).\(attribute.rawValue)" }
}
