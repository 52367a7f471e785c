public import LayoutModel
import Synchronization
public import TextMeasurement

/// Lays out single trees, each a line of its own; trees of equal structure are solved together.
public final class TreeEngine: Sendable {
  private let strategies: StrategyRegistry
  private let fonts: FontLibrary
  /// Engines by template and offer.
  private let engines = Mutex<[Template: Result<LayoutEngine, LayoutError>]>([:])

  /// What tells two structures apart.
  private struct Template: Hashable {
    var json: JSONValue
    var offer: ModelBuilder.Offer
  }

  /// Templates kept at most.
  private static let templateLimit = 4096

  /// Creates an engine.
  public init(strategies: StrategyRegistry, fonts: FontLibrary) {
    self.strategies = strategies
    self.fonts = fonts
  }

  /// Lays out trees.
  ///
  /// - Returns: one result a tree, with frames and diagnostics, in the order given. A faulty tree's has the status
  ///   `error`.
  public func layout(_ trees: [JSONValue], worker: BatchWorker) -> [CellResult] {
    var results = Array(repeating: CellResult(status: .ok, height: 0), count: trees.count)
    var cells = OrderedGroups<Template, (tree: Int, template: TreeTemplate)>()
    for (tree, line) in trees.enumerated() {
      do throws(LayoutError) {
        let template = try TreeTemplate(line)
        cells.append((tree, template), to: Template(json: template.json, offer: template.offer))
      } catch {
        results[tree] = .failure(error.description)
      }
    }
    for (key, cells) in cells.groups {
      do throws(LayoutError) {
        let engine = try engine(for: key)
        let answers = engine.layout(cells.map(\.template), worker: worker)
        for (cell, answer) in zip(cells, answers) { results[cell.tree] = answer }
      } catch {
        for cell in cells { results[cell.tree] = .failure(error.description) }
      }
    }
    return results
  }

  private func engine(for template: Template) throws(LayoutError) -> LayoutEngine {
    if let known = engines.withLock({ $0[template] }) { return try known.get() }
    let result = Result { () throws(LayoutError) in
      var reader = try ObjectReader(template.json, at: "", structure: StructuralFields())
      let document = try LayoutDocument(tree: &reader, strategies: strategies)
      return try LayoutEngine(
        document, json: template.json, offer: template.offer, strategies: strategies, fonts: fonts)
    }
    engines.withLock { engines in
      if engines.count >= Self.templateLimit { engines.removeAll() }
      engines[template] = result
    }
    return try result.get()
  }
}
