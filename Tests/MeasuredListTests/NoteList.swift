import Galley

/// A list of notes: 8 points a character, 20 a line, 12 around; so extents are worked out by counting characters.
struct NoteList {
  static let document = """
    {"version": 1, "fonts": {"default": {"measurer": "fixed", "advance": 8, "lineHeight": 20, "textStyle": "body"}},
     "root": {"margins": 12, "layout": {"strategy": "column", "spacing": 4}, "children": [
       {"id": "body", "text": {"bind": "body"}},
       {"id": "extra", "height": {"bind": "extra", "default": 0}, "hidden": {"unless": "extra"}}]}}
    """

  /// A list of notes.
  static func make(
    width: Double = 104, metrics: ListMetrics = ListMetrics(), threads: Int = 2
  ) throws -> MeasuredList<ItemLine, String> {
    try MeasuredList(
      [DocumentTemplate(JSONReader().read(Array(document.utf8)))], setting: ListSetting(width: width),
      metrics: metrics, threads: threads, key: \.key)
  }

  /// A note of `lines` lines at a width of 104 (80 for text: one word of ten characters a line).
  static func note(_ key: Int, lines: Int, extra: Int = 0) -> ItemLine {
    let body = Array(repeating: "abcdefghij", count: lines).joined(separator: " ")
    return ItemLine(key: "\(key)", #"{"body": "\#(body)", "extra": \#(extra)}"#)
  }

  /// What such a note measures at a width of 104.
  static func extent(lines: Int, extra: Int = 0) -> Double { Double(24 + 20 * lines + (extra > 0 ? extra + 4 : 0)) }
}

extension MeasuredList {
  /// Extents in points, in order.
  var points: [Double] {
    let index = snapshot.index
    return (0..<index.count).map { (try? index.extent(at: $0).points) ?? -1 }
  }
}
