import ItemReading
import LayoutModel
import Testing

/// Documents and views for tests, written as JSON.
enum Reading {
  /// The strategies that test documents may name.
  static var strategies: StrategyRegistry {
    var registry = StrategyRegistry()
    registry.register("shelf", ShelfStrategy.self)
    registry.register("pile", PileStrategy.self)
    return registry
  }

  /// A JSON value.
  static func json(_ text: String) throws(LayoutError) -> JSONValue {
    try JSONReader().read(Array(text.utf8))
  }

  /// A whole document.
  static func document(
    _ text: String, structure: StructuralFields = StructuralFields()
  ) throws(LayoutError) -> LayoutDocument {
    try LayoutDocument(json(text), strategies: strategies, structure: structure)
  }

  /// The document of a root view with these keys and a default font.
  static func document(
    root keys: String, structure: StructuralFields = StructuralFields()
  ) throws(LayoutError) -> LayoutDocument {
    try document(
      """
      {"version": 1, "root": {\(keys)},
       "fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20},
                 "big": {"family": "Inter", "size": 30}}}
      """, structure: structure)
  }

  /// A root view with these keys.
  static func view(
    _ keys: String, structure: StructuralFields = StructuralFields()
  ) throws(LayoutError) -> LayoutView {
    try document(root: keys, structure: structure).root
  }

  /// The text of a root view with these keys.
  static func text(_ keys: String) throws(LayoutError) -> TextContent? {
    guard case .text(let text) = try view(keys).content else { return nil }
    return text
  }
}

/// A faulty input, the place of its fault and how the message starts.
struct Fault: Sendable, CustomTestStringConvertible {
  /// The input, JSON or the keys of an object.
  var input: String
  /// The path of the fault.
  var path: String
  /// The start of the message.
  var start: String

  /// Creates a fault.
  init(_ input: String, at path: String, _ start: String) {
    self.input = input
    self.path = path
    self.start = start
  }

  /// The input.
  var testDescription: String { input }

  /// Whether an error is this fault.
  func matches(_ error: LayoutError?) -> Bool {
    guard let error else { return false }
    return error.path == path && error.problem.hasPrefix(start)
  }

  /// The error that a reading ends with, or nil.
  static func of(_ reading: () throws(LayoutError) -> Void) -> LayoutError? {
    do throws(LayoutError) {
      try reading()
      return nil
    } catch {
      return error
    }
  }
}
