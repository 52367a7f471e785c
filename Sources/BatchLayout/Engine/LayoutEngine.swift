public import LayoutModel
import Synchronization
public import TextMeasurement

/// Measures the items of one layout document: compiles each structure once and runs batches through it.
///
/// The engine is shared by threads; each brings a `BatchWorker` of its own. What a cell's answer is depends on the
/// cell alone.
public final class LayoutEngine: Sendable {
  /// The document.
  public let document: LayoutDocument
  /// The fields that items must bring, in the order of a batch's columns.
  public let fields: [FieldPath]
  private let json: JSONValue
  private let strategies: StrategyRegistry
  let fonts: FontLibrary
  /// Which dimensions of the root are offered.
  let offer: ModelBuilder.Offer
  /// Conditional views in document order: path and rule.
  let conditions: [(path: String, rule: HiddenRule)]
  private let groups = Mutex<[StructureKey: Result<CellGroup, LayoutError>]>([:])

  /// Groups kept at most; documents whose items bring countless structures then compile theirs again.
  private static let groupLimit = 4096

  /// Reads a document whose root is offered a width.
  ///
  /// - Throws: `LayoutError` if the document is wrong or names an unknown font or strategy.
  public convenience init(
    _ json: JSONValue, direction: LayoutDocument.Direction? = nil, strategies: StrategyRegistry,
    fonts: FontLibrary
  ) throws(LayoutError) {
    var json = json
    if let direction, case .object(var members) = json {
      members.removeAll { $0.key == "direction" }
      members.append(JSONMember("direction", .string(direction.rawValue)))
      json = .object(members)
    }
    let document = try LayoutDocument(json, strategies: strategies)
    try self.init(
      document, json: json, offer: ModelBuilder.Offer(width: true, height: false), strategies: strategies,
      fonts: fonts)
  }

  /// Takes a document that was read already.
  ///
  /// - Throws: `LayoutError` if a strategy refuses its members or a font is unknown.
  init(
    _ document: LayoutDocument, json: JSONValue, offer: ModelBuilder.Offer, strategies: StrategyRegistry,
    fonts: FontLibrary
  ) throws(LayoutError) {
    self.document = document
    self.json = json
    self.offer = offer
    self.strategies = strategies
    self.fonts = fonts
    conditions = document.root.conditions
    fields = json.boundFields(and: conditions.compactMap { $0.rule.condition?.field })
    let everything = CellStructure(root: document.root) { $0.hidden == .always }
    _ = try ModelBuilder.model(of: everything, document: document, offer: offer)
    for (name, font) in document.fonts.sorted(by: { $0.key < $1.key }) {
      do throws(LayoutError) {
        _ = try fonts.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
      } catch {
        throw error.within("fonts.\(name)")
      }
    }
    for node in everything.nodes {
      if let text = node.text { _ = try TextStyles(text, at: node.view.path, textScale: 1, fonts: fonts) }
    }
  }

  /// Groups compiled so far.
  public var groupCount: Int { groups.withLock { $0.count } }

  /// Bases met so far, over all groups.
  public var basisCount: Int {
    groups.withLock { Array($0.values) }.reduce(0) { $0 + ((try? $1.get())?.basisCount ?? 0) }
  }

  /// The group of a key, compiled at first use.
  ///
  /// - Throws: `LayoutError` if the structure cannot be laid out.
  func group(for key: StructureKey) throws(LayoutError) -> CellGroup {
    if let known = groups.withLock({ $0[key] }) { return try known.get() }
    let result = Result { () throws(LayoutError) in try makeGroup(key) }
    groups.withLock { groups in
      if groups.count >= Self.groupLimit { groups.removeAll() }
      if groups[key] == nil { groups[key] = result }
    }
    return try result.get()
  }

  private func makeGroup(_ key: StructureKey) throws(LayoutError) -> CellGroup {
    var document = document
    if !document.structuralFields.isEmpty {
      let pairs = zip(document.structuralFields, key.values).map { ($0, $1 ?? .null) }
      let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      document = try LayoutDocument(json, strategies: strategies, structure: StructuralFields(values: values))
    }
    let hidden = Set(zip(conditions, key.hidden).filter { $1 }.map { $0.0.path })
    let structure = CellStructure(root: document.root) { view in
      view.hidden == .always || hidden.contains(view.path)
    }
    return try CellGroup(structure: structure, document: document, offer: offer)
  }
}

extension LayoutView {
  /// Conditional views in document order.
  fileprivate var conditions: [(path: String, rule: HiddenRule)] {
    let own = hidden.condition == nil ? [] : [(path: path, rule: hidden)]
    return own + (children ?? []).flatMap(\.conditions)
  }
}

extension JSONValue {
  /// Every field that a bind names, and `others`, each once.
  fileprivate func boundFields(and others: [FieldPath]) -> [FieldPath] {
    var fields: [FieldPath] = []
    var seen: Set<FieldPath> = []
    var waiting = [self]
    while let value = waiting.popLast() {
      switch value {
      case .object(let members):
        if case .string(let name)? = value["bind"] {
          if seen.insert(FieldPath(name)).inserted { fields.append(FieldPath(name)) }
        }
        waiting += members.map(\.value).reversed()
      case .array(let values): waiting += values.reversed()
      default: break
      }
    }
    return fields + others.filter { seen.insert($0).inserted }
  }
}
