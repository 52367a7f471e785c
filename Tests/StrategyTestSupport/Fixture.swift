public import Foundation
import ItemReading
public import LayoutModel
public import Testing

/// A golden case: a tree and what must become of it.
public struct Fixture: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  public let id: String
  /// The behaviour that the case shows.
  public let title: String
  /// The tree to lay out.
  public let tree: JSONValue
  /// The status expected.
  public let status: String
  /// The frames expected, of every visible view.
  public let frames: [String: [Double]]
  /// The content sizes expected, of every view that scrolls.
  public let contentSizes: [String: [Double]]

  /// How the case is called in a report.
  public var testDescription: String { "\(id): \(title)" }

  /// A case worked out from another.
  public init(
    _ id: String, title: String, tree: JSONValue, status: String, frames: [String: [Double]],
    contentSizes: [String: [Double]] = [:]
  ) {
    self.id = id
    self.title = title
    self.tree = tree
    self.status = status
    self.frames = frames
    self.contentSizes = contentSizes
  }

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
    self.frames = Self.numbers(frames)
    guard case .object(let sizes)? = expect["contentSizes"] else {
      contentSizes = [:]
      return
    }
    contentSizes = Self.numbers(sizes)
  }

  private static func numbers(_ members: [JSONMember]) -> [String: [Double]] {
    Dictionary(uniqueKeysWithValues: members.map { member in (member.key, member.value.numbers) })
  }

  /// All cases of a file of a test target.
  public static func all(in file: String, of bundle: Bundle) throws -> [Fixture] {
    let url = try #require(bundle.url(forResource: file, withExtension: "ndjson", subdirectory: "Fixtures"))
    let text = try String(contentsOf: url, encoding: .utf8)
    let reader = JSONReader()
    return try text.split(separator: "\n").map { line in try Fixture(reader.read(Array(line.utf8))) }
  }
}

extension JSONValue {
  /// The numbers of an array.
  public var numbers: [Double] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { value in
      guard case .number(let number) = value else { return nil }
      return number
    }
  }
}
