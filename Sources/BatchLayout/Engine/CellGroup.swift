import ConstraintSolver
import LayoutModel
import Synchronization
import TextMeasurement

/// The cells of one structure: what is compiled for them, grown as cells need it.
final class CellGroup: Sendable {
  /// The document, with the values that the group's items share.
  let document: LayoutDocument
  /// The visible views.
  let structure: CellStructure
  /// The plan that most cells take.
  let common: CompiledModel
  private let offer: ModelBuilder.Offer
  /// Models of cells whose ratios are part of their structure, and exact models for cells that fail a check.
  private let variants = Mutex<[Variant: CompiledModel]>([:])

  /// Texts by text scale.
  private let texts = Mutex<[Double: GroupTexts]>([:])

  /// What tells two variants of one group apart.
  private struct Variant: Hashable {
    var ratios: [Double]
    var isCareful: Bool
  }

  /// Variants kept at most; items of countless ratios then compile theirs again.
  private static let variantLimit = 256
  /// Text scales kept at most.
  private static let textScaleLimit = 64

  /// Compiles a group.
  ///
  /// - Throws: `LayoutError` if a strategy refuses its members.
  init(structure: CellStructure, document: LayoutDocument, offer: ModelBuilder.Offer) throws(LayoutError) {
    self.structure = structure
    self.document = document
    self.offer = offer
    let model = try ModelBuilder.model(of: structure, document: document, offer: offer)
    common = CompiledModel(model, eliminating: true)
  }

  /// The texts of the group at a text scale.
  ///
  /// - Throws: `LayoutError` naming the view whose font is unknown.
  func texts(at textScale: Double, fonts: FontLibrary) throws(LayoutError) -> GroupTexts {
    if let known = texts.withLock({ $0[textScale] }) { return known }
    let made = try GroupTexts(structure, textScale: textScale, scale: document.scale, fonts: fonts)
    texts.withLock { texts in
      if texts.count >= Self.textScaleLimit { texts.removeAll() }
      texts[textScale] = made
    }
    return made
  }

  /// Ratios that items bring and that the common plan cannot stand for.
  var undecidedRatios: [RatioSource] { common.model.undecidedRatios }

  /// All ratios that items bring, in document order.
  var boundRatios: [RatioSource] {
    structure.nodes.compactMap { node in
      if case .bound(let source)? = node.view.sizing.ratio { source } else { nil }
    }
  }

  /// The plan for cells of the given ratios, which stand for `sources`.
  ///
  /// - Throws: `LayoutError` if a strategy refuses its members.
  func variant(
    ratios: [Double], of sources: [RatioSource], isCareful: Bool
  ) throws(LayoutError) -> CompiledModel {
    let key = Variant(ratios: ratios, isCareful: isCareful)
    if let known = variants.withLock({ $0[key] }) { return known }
    let known = Dictionary(zip(sources, ratios), uniquingKeysWith: { first, _ in first })
    let model = try ModelBuilder.model(of: structure, document: document, offer: offer, knownRatios: known)
    let compiled = CompiledModel(model, eliminating: !isCareful)
    variants.withLock { variants in
      if variants.count >= Self.variantLimit { variants.removeAll() }
      variants[key] = compiled
    }
    return compiled
  }

  /// Bases met so far by the solvers of all plans.
  var basisCount: Int {
    let careful = variants.withLock { Array($0.values) }
    return ([common] + careful).flatMap(\.plan.solvers).reduce(0) { $0 + $1.basisCount }
  }
}
