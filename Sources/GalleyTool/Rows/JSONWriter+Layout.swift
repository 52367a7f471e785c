internal import BatchLayout
internal import ItemReading
internal import LayoutModel

/// The parts that rows of several commands share.
extension JSONWriter {
  /// Writes `"frames": {id: [x, y, w, h]}`.
  mutating func frames(_ frames: [NamedFrame]) {
    key("frames")
    beginObject()
    for frame in frames {
      key(frame.view)
      numbers([frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height])
    }
    endObject()
  }

  /// Writes `"contentSizes": {id: [w, h]}`, if there are any.
  mutating func contentSizes(_ sizes: [(view: String, size: Size)]) {
    guard !sizes.isEmpty else { return }
    key("contentSizes")
    beginObject()
    for entry in sizes {
      key(entry.view)
      numbers([entry.size.width, entry.size.height])
    }
    endObject()
  }

  /// Writes `"diagnostics": […]`.
  mutating func diagnostics(_ diagnostics: [Diagnostic]) {
    key("diagnostics")
    beginArray()
    for diagnostic in diagnostics {
      beginObject()
      key("kind")
      string(diagnostic.kind.rawValue)
      key("views")
      strings(diagnostic.views)
      key("constraints")
      strings(diagnostic.constraints)
      key("message")
      string(diagnostic.message)
      endObject()
    }
    endArray()
  }

  /// Writes an array of numbers.
  mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { self.number(number) }
    endArray()
  }

  /// Writes an array of strings.
  mutating func strings(_ strings: [String]) {
    beginArray()
    for string in strings { self.string(string) }
    endArray()
  }
}
