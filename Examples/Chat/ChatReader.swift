import Galley
import Synchronization

/// A reader in the middle of a long chat, and all that may happen around them.
///
/// The scroll offset is what a scroll view would be set to: the offset that keeps the reader's message, rounded to a
/// pixel. `drift` is how far that message was ever seen to move on the screen.
final class ChatReader: Sendable {
  /// The messages.
  let list: MeasuredList<ItemLine, String>
  /// Pixels a point.
  private let scale: Double
  private let state: Mutex<State>

  private struct State {
    var scrollOffset = 0.0
    var anchor: ListAnchor<String>
    /// Where the reader's message stood first, below the viewport's top.
    var place = 0.0
    var drift = 0.0
  }

  /// Loads messages, guesses their extents, and puts the reader at one of them.
  ///
  /// - Parameters:
  ///   - document: How a message is laid out.
  ///   - messages: Lines of NDJSON; message i of the chat is one of them, picked by its number.
  ///   - count: The number of messages.
  ///   - viewport: Width and height of the screen, in points.
  ///   - scale: Pixels a point.
  /// - Throws: `LayoutError` or `ListError` if the list cannot be made.
  init(
    document: JSONValue, messages: [[UInt8]], count: Int, viewport: (width: Double, height: Double), scale: Double
  ) throws {
    list = try MeasuredList(
      [DocumentTemplate(document)], setting: ListSetting(width: viewport.width),
      metrics: ListMetrics(spacing: 2), key: \.key)
    try list.set((0..<count).map { Self.message($0, of: messages) }, measuring: .later)
    let index = list.snapshot.index
    let top = try Extent(points: ((try index.offset(at: count / 2).points + 40) * scale).rounded() / scale)
    let height = try Extent(points: viewport.height)
    guard let anchor = index.anchor(in: top..<top + height) else { throw ListError.indexOutOfRange(0, count: 0) }
    self.scale = scale
    state = Mutex(State(anchor: anchor))
    follow()
    state.withLock { state in
      state.place = (try? index.offset(of: anchor.key).points - state.scrollOffset) ?? 0
      state.drift = 0
    }
  }

  /// Message i: the same line for the same number.
  static func message(_ number: Int, of lines: [[UInt8]]) -> ItemLine {
    var hash = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return ItemLine(key: "m\(number)", utf8: lines[Int((hash >> 16) % UInt64(lines.count))])
  }

  /// What the reader looks at.
  var anchor: ListAnchor<String> { state.withLock { $0.anchor } }

  /// How far the reader's message was ever seen to move, in points.
  var drift: Double { state.withLock { $0.drift } }

  /// Scrolls to where the reader's message is where it was, and notes how well that went.
  func follow() {
    let index = list.snapshot.index
    state.withLock { state in
      guard let offset = index.scrollOffset(keeping: state.anchor), let row = try? index.offset(of: state.anchor.key)
      else { return }
      state.scrollOffset = (offset.points * scale).rounded() / scale
      state.drift = max(state.drift, abs(row.points - state.scrollOffset - state.place))
    }
  }

  /// Loads older messages at the top.
  func loadOlder(_ messages: [ItemLine]) throws {
    try list.insert(messages, at: 0, keeping: anchor)
    follow()
  }

  /// Changes messages.
  func edit(_ messages: [ItemLine]) throws {
    try list.update(messages, keeping: anchor)
    follow()
  }

  /// Deletes messages other than the reader's.
  func delete(_ keys: [String]) throws {
    try list.remove(keys.filter { $0 != anchor.key }, keeping: anchor)
    follow()
  }

  /// Turns the screen.
  func rotate(width: Double) throws {
    try list.set(ListSetting(width: width), keeping: anchor, measuring: .later)
    follow()
  }

  /// Measures in the background, from the reader's message outwards, for a number of slices at most.
  func measure(slices: Int = .max) async throws {
    let row = list.snapshot.index.index(of: anchor.key) ?? 0
    let left = Mutex(slices)
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      defer { end.finish() }
      try await list.measureRest(.outward(from: row..<row + 1)) { _ in
        self.follow()
        let isLast = left.withLock { left in
          left -= 1
          return left <= 0
        }
        if isLast { end.finish() }
      }
    }
    for await _ in stream {}
    task.cancel()
    do { try await task.value } catch is CancellationError {}
  }
}
