/// Names of fields and the properties of a Swift model that they stand for.
///
/// It leads both ways: a layout document is measured over a Swift model, and a template is written as a document.
///
/// ```swift
/// let fields: ItemFields<Post> = ["title": .init(\.title), "images.0": .init(\.imageSize)]
/// ```
public struct ItemFields<Item>: Sendable, ExpressibleByDictionaryLiteral {
  /// The fields by name.
  private var fields: [String: ItemField<Item>]

  /// Creates a map of no fields.
  public init() { fields = [:] }

  /// Creates a map from names and fields.
  ///
  /// - Precondition: No name stands twice.
  public init(dictionaryLiteral elements: (String, ItemField<Item>)...) {
    fields = Dictionary(uniqueKeysWithValues: elements)
  }

  /// The field of a name, as documents write it: keys and array places joined by dots.
  public subscript(name: String) -> ItemField<Item>? {
    get { fields[name] }
    set { fields[name] = newValue }
  }

  /// The names, sorted.
  public var names: [String] { fields.keys.sorted() }

  /// The first name, in the order of names, of a property; nil where it has none.
  func name(of field: ItemField<Item>) -> String? {
    fields.filter { $0.value.keyPath == field.keyPath }.keys.min()
  }
}
