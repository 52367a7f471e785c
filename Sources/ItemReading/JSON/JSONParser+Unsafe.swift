internal import CSimdjson
package import LayoutModel

/// One simdjson parser and the places it looks up; a thread needs one of its own.
///
/// It is the only code that meets pointers: bytes go in as an array, values come out as Swift values.
package final class JSONParser {
  /// Levels of nesting that are read; deeper text is refused, as its readers would overflow their stacks.
  package static let depthLimit = 1024
  /// How many bytes must follow a text in its array.
  package static let padding = galley_json_padding()

  /// The C parser.
  private let handle: OpaquePointer?
  /// The compiled paths.
  private let paths: OpaquePointer?
  /// One value a path, written by each look-up.
  private var values: [GalleyJSONField]

  /// Creates a parser that looks up `fields` in objects.
  package init(fields: [FieldPath] = []) {
    handle = galley_json_parser_create(Self.depthLimit)
    paths = galley_json_paths_create()
    values = Array(repeating: GalleyJSONField(), count: fields.count)
    guard let paths else { return }
    for field in fields {
      galley_json_paths_begin(paths)
      for step in field.steps {
        let bytes = Array(step.utf8)
        bytes.withUnsafeBufferPointer {
          galley_json_paths_add_step(paths, $0.baseAddress, $0.count)
        }
      }
    }
  }

  deinit {
    galley_json_parser_destroy(handle)
    galley_json_paths_destroy(paths)
  }

  /// Parses the JSON text at `range` of `bytes`, which go on for `padding` bytes more.
  package func parse(_ bytes: [UInt8], _ range: Range<Int>) -> JSONOutcome {
    precondition(range.upperBound + Self.padding <= bytes.count, "a text must be followed by its padding")
    guard let handle else { return .tooLong }
    let outcome = bytes.withUnsafeBufferPointer { buffer in
      galley_json_parse(handle, buffer.baseAddress?.advanced(by: range.lowerBound), range.count)
    }
    switch outcome {
    case GalleyJSONParsed: return .parsed
    case GalleyJSONTooDeep: return .tooDeep
    case GalleyJSONTooLong: return .tooLong
    default: return .broken
    }
  }

  /// Whether the last text is an object.
  package var isObject: Bool {
    guard let handle else { return false }
    return galley_json_is_object(handle)
  }

  /// The last object's key: nil without an `id`; throws the kind of an `id` that is neither text nor number.
  package func key() throws(LayoutError) -> ItemBatch.Key? {
    guard let handle else { return nil }
    let field = galley_json_id(handle)
    switch FieldKind(rawValue: field.kind) ?? .absent {
    case .absent: return nil
    case .text: return .text(Self.string(field.bytes, field.length))
    case .number where field.length > 0: return .number(Self.string(field.bytes, field.length))
    case .number: return .number("\(field.number)")
    default: throw LayoutError(at: "id", "an id must be a string or a number")
    }
  }

  /// Looks all fields up in the last object; ``fieldValue(at:appendingTextTo:)`` then tells them.
  package func lookUpFields() {
    guard let handle, let paths else { return }
    values.withUnsafeMutableBufferPointer { galley_json_extract(handle, paths, $0.baseAddress) }
  }

  /// What was found for the field at `place`; the bytes of a text are added to `arena`.
  package func fieldValue(at place: Int, appendingTextTo arena: inout [UInt8]) -> FieldValue {
    let value = values[place]
    arena.append(contentsOf: UnsafeBufferPointer(start: value.bytes, count: value.length))
    return FieldValue(
      kind: FieldKind(rawValue: value.kind) ?? .absent, number: value.number, height: value.height)
  }

  /// The last text as a value.
  package func value() -> JSONValue {
    guard let handle else { return .null }
    galley_json_walk(handle)
    var assembly = JSONAssembly()
    while true {
      let token = galley_json_next(handle)
      switch UInt8(bitPattern: token.type) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): assembly.open(isObject: token.type == 0x7B)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): assembly.close()
      case UInt8(ascii: "\""): assembly.add(text: Self.string(token.bytes, token.length))
      case UInt8(ascii: "d"): assembly.add(.number(token.number))
      case UInt8(ascii: "t"): assembly.add(.bool(true))
      case UInt8(ascii: "f"): assembly.add(.bool(false))
      case UInt8(ascii: "n"): assembly.add(.null)
      default: return assembly.result
      }
    }
  }

  /// Bytes that simdjson has checked, as a string.
  private static func string(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
