import BatchLayout
import LayoutModel
import ListIndex
import Synchronization

/// Measures items by their templates; shared by the threads of a list.
struct RowMeasuring<Item: Sendable>: Sendable {
  /// Rows prepared together at most.
  static var sliceSize: Int { 256 }

  let templates: [any RowTemplate<Item>]
  /// The place of an item's template.
  let templateOf: @Sendable (Item) -> Int
  /// Engines by template and direction.
  private let engines = EngineShelf()

  init(templates: [any RowTemplate<Item>], templateOf: @escaping @Sendable (Item) -> Int) {
    self.templates = templates
    self.templateOf = templateOf
  }

  /// Compiles every template for a direction.
  ///
  /// - Throws: `LayoutError` if one is wrong.
  func compile(_ direction: LayoutDocument.Direction?) throws(LayoutError) {
    for place in templates.indices { _ = try engine(place, direction) }
  }

  private func engine(
    _ place: Int, _ direction: LayoutDocument.Direction?
  ) throws(LayoutError) -> LayoutEngine {
    if let known = engines.engine(place, direction) { return known }
    let engine = try templates[place].engine(direction: direction)
    return engines.keep(engine, place, direction)
  }

  /// Measures items, by slices; an item whose template does not exist is at fault.
  func measure(_ items: [Item], _ setting: ListSetting, lane: RowLane) -> [MeasuredRow] {
    var results = [MeasuredRow](repeating: .failure("no template has this number"), count: items.count)
    var members: [Int: [Int]] = [:]
    for (place, item) in items.enumerated() { members[templateOf(item), default: []].append(place) }
    for (template, places) in members.sorted(by: { $0.key < $1.key }) where templates.indices.contains(template) {
      for start in stride(from: 0, to: places.count, by: Self.sliceSize) {
        let slice = places[start..<min(start + Self.sliceSize, places.count)]
        for (place, row) in zip(slice, measure(slice.map { items[$0] }, template, setting, lane)) {
          results[place] = row
        }
      }
    }
    return results
  }

  /// Measures rows: lays out those whose texts are prepared, and prepares the others.
  func measure(_ jobs: [RowJob<Item>], _ setting: ListSetting, lane: RowLane) -> [MeasuredRow] {
    var results = [MeasuredRow](repeating: MeasuredRow(guessed: .zero), count: jobs.count)
    var slices: [ObjectIdentifier: [Int]] = [:]
    for (place, job) in jobs.enumerated() {
      if let slice = job.slice { slices[ObjectIdentifier(slice), default: []].append(place) }
    }
    for places in slices.values {
      guard let slice = jobs[places[0]].slice else { continue }
      let extents = slice.measure(width: setting.width)
      for place in places {
        results[place] = MeasuredRow(extent: extents[jobs[place].place], slice: slice, place: jobs[place].place)
      }
    }
    let others = jobs.indices.filter { jobs[$0].slice == nil }
    for (place, row) in zip(others, measure(others.map { jobs[$0].item }, setting, lane: lane)) {
      results[place] = row
    }
    return results
  }

  private func measure(
    _ items: [Item], _ template: Int, _ setting: ListSetting, _ lane: RowLane
  ) -> [MeasuredRow] {
    do throws(LayoutError) {
      let engine = try engine(template, setting.direction)
      let batch = templates[template].batch(of: items, for: engine)
      let slice = lane.prepare(batch, textScale: setting.textScale, engine: engine)
      return slice.measure(width: setting.width).enumerated().map {
        MeasuredRow(extent: $1, slice: slice, place: $0)
      }
    } catch {
      return items.map { _ in .failure(error.description) }
    }
  }
}

/// Engines by template and direction.
private final class EngineShelf: Sendable {
  private struct Key: Hashable {
    var template: Int
    var direction: LayoutDocument.Direction?
  }

  private let engines = Mutex<[Key: LayoutEngine]>([:])

  func engine(_ template: Int, _ direction: LayoutDocument.Direction?) -> LayoutEngine? {
    engines.withLock { $0[Key(template: template, direction: direction)] }
  }

  /// Keeps an engine unless another thread was faster; the one that is kept.
  func keep(_ engine: LayoutEngine, _ template: Int, _ direction: LayoutDocument.Direction?) -> LayoutEngine {
    engines.withLock { engines in
      let key = Key(template: template, direction: direction)
      if let known = engines[key] { return known }
      engines[key] = engine
      return engine
    }
  }
}

extension MeasuredRow {
  /// A row that could not be measured.
  static func failure(_ reason: String) -> MeasuredRow { MeasuredRow(extent: RowExtent(.failure(reason))) }
}
