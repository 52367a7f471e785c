import Glibc
public import LayoutModel
public import ListIndex
import Synchronization

/// A list whose rows are measured as they come: items in, exact offsets out, and nothing jumps.
///
/// Items have keys. When contents change, the difference is found by key, only rows that are new or differ are
/// measured, and the answer tells each row's old and new extent and the scroll offset that keeps a reader's row where
/// it was. Other widths lay prepared texts out again without shaping them; extents of settings that the list had
/// before are known still. Rows may be guessed at first and measured in the background.
///
/// Any thread may use a list. Readers take `snapshot`, which later changes leave as it is; writers wait for each
/// other. What a row measures is a function of its item and the setting, to the bit: a list that was guessed, edited
/// and measured in any order ends as one that was measured at once.
public final class MeasuredList<Item: Equatable & Sendable, Key: Hashable & Sendable>: Sendable {
  /// When rows that have no exact extent get one.
  public enum Measuring: Hashable, Sendable {
    /// Before the call returns.
    case now
    /// When `measureRest` comes to them; until then they are guessed from a sample.
    case later
  }

  /// The key of an item's row.
  let keyOf: @Sendable (Item) -> Key
  let measuring: RowMeasuring<Item>
  /// Lanes of threads; the first is the writer's.
  let lanes: [RowLane]
  private let published: Mutex<ListSnapshot<Key>>
  private let store: Mutex<RowStore<Item, Key>>

  /// Creates a list without rows.
  ///
  /// - Parameters:
  ///   - templates: How rows are built.
  ///   - setting: What rows are measured for.
  ///   - metrics: The lengths that rows share.
  ///   - threads: Threads that measure in the background; nil is one a core.
  ///   - key: The key of an item; keys differ.
  ///   - template: The place of an item's template among `templates`; the first unless given.
  /// - Throws: `LayoutError` if a template is wrong.
  public init(
    _ templates: [any RowTemplate<Item>], setting: ListSetting, metrics: ListMetrics = ListMetrics(),
    threads: Int? = nil, key: @escaping @Sendable (Item) -> Key,
    template: @escaping @Sendable (Item) -> Int = { _ in 0 }
  ) throws(LayoutError) {
    try Self.check(setting)
    keyOf = key
    measuring = RowMeasuring(templates: templates, templateOf: template)
    let count = min(max(1, threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))), 64)
    lanes = (0...count).map { _ in RowLane() }
    let store = RowStore<Item, Key>(index: ListIndex(metrics: metrics), setting: setting)
    published = Mutex(store.snapshot)
    self.store = Mutex(store)
    try measuring.compile(setting.direction)
  }

  /// The list as it is; a value that later changes leave as it is.
  ///
  /// - Complexity: O(1); it never waits for measuring.
  public var snapshot: ListSnapshot<Key> { published.withLock { $0 } }

  /// The item of a key's row; nil if there is none.
  public func item(of key: Key) -> Item? { store.withLock { $0.rows[key]?.item } }

  /// Why a row could not be measured; nil if it was.
  public func failure(of key: Key) -> String? { store.withLock { $0.rows[key]?.failure } }

  /// Changes the rows and shows readers the result; a change that throws shows nothing.
  func write<Answer: Sendable>(
    _ change: (inout RowStore<Item, Key>) throws(ListError) -> Answer
  ) throws(ListError) -> Answer {
    let result: Result<Answer, ListError> = store.withLock { store in
      let estimate = store.estimate
      do throws(ListError) {
        let answer = try change(&store)
        published.withLock { $0 = store.snapshot }
        return .success(answer)
      } catch {
        store.estimate = estimate
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads what the writer knows.
  func read<Answer: Sendable>(_ body: (inout RowStore<Item, Key>) -> Answer) -> Answer {
    store.withLock { body(&$0) }
  }

  /// Checks a setting.
  ///
  /// - Throws: `LayoutError` for a width that is not from 0 to 1e7 or a text scale that is not above 0.
  static func check(_ setting: ListSetting) throws(LayoutError) {
    guard setting.width >= 0, setting.width <= 1e7 else {
      throw LayoutError(at: "width", "is \(setting.width), must be a number from 0 to 1e7 points")
    }
    guard setting.textScale > 0, setting.textScale <= 100 else {
      throw LayoutError(at: "textScale", "is \(setting.textScale), must be above 0 and at most 100")
    }
  }
}
