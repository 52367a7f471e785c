import Foundation
import ItemReading
import LayoutModel
import Testing

/// A golden case: a tree and what must become of it.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  let id: String
  /// The behaviour that the case shows.
  let title: String
  /// The tree to lay out.
  let tree: JSONValue
  /// The status expected.
  let status: String
  /// The frames expected, of every visible view.
  let frames: [String: [Double]]

  /// How the case is called in a report.
  var testDescription: String { "\(id): \(title)" }

  /// Reads a case.
  init(_ json: JSONValue) throws {
    guard case .string(let id)? = json["id"], case .string(let title)? = json["title"],
      let tree = json["tree"], let expect = json["expect"], case .string(let status)? = expect["status"],
      case .object(let frames)? = expect["frames"]
    else { throw LayoutError(at: "", "no golden case: \(json)") }
    self.id = id
    self.title = title
    self.tree = tree
    self.status = status
    let pairs = frames.map { member in (member.key, member.value.numbers) }
    self.frames = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// All cases of a file.
  static func all(in file: String = "lima") throws -> [Fixture] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "ndjson", subdirectory: "Fixtures"))
    let text = try String(contentsOf: url, encoding: .utf8)
    let reader = JSONReader()
    return try text.split(separator: "\n").map { line in try Fixture(reader.read(Array(line.utf8))) }
  }
}

extension JSONValue {
  /// The numbers of an array.
  var numbers: [Double] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { value in
      guard case .number(let number) = value else { return nil }
      return number
    }
  }
}
