internal import LayoutModel

/// Puts a JSON value together from the steps of a walk, without recursion.
struct JSONAssembly {
  /// A container whose end has not come yet.
  private struct Level {
    var isObject: Bool
    var members: [JSONMember] = []
    var elements: [JSONValue] = []
    /// The key whose value comes next.
    var key: String?
  }

  /// The open containers, outermost first.
  private var levels: [Level] = []
  /// The whole value, once it is complete.
  private(set) var result = JSONValue.null

  /// Starts an object or an array.
  mutating func open(isObject: Bool) {
    levels.append(Level(isObject: isObject))
  }

  /// Ends the innermost container.
  mutating func close() {
    guard let level = levels.popLast() else { return }
    add(level.isObject ? .object(level.members) : .array(level.elements))
  }

  /// Adds a text: a key where the innermost object waits for one, else a value.
  mutating func add(text: String) {
    guard let level = levels.last, level.isObject, level.key == nil else { return add(.string(text)) }
    levels[levels.count - 1].key = text
  }

  /// Adds a value to the innermost container.
  mutating func add(_ value: JSONValue) {
    guard !levels.isEmpty else {
      result = value
      return
    }
    let last = levels.count - 1
    if levels[last].isObject {
      levels[last].members.append(JSONMember(levels[last].key ?? "", value))
      levels[last].key = nil
    } else {
      levels[last].elements.append(value)
    }
  }
}
