import LayoutModel
public import Testing

/// Cases that follow from a case, and the check that every case passes.
extension Fixture {
  /// What a cell of a status is told.
  private static let kinds = ["ok": [], "ambiguous": ["ambiguous"], "unsatisfiable": ["conflict"]]

  /// Expects the status, the frames of every visible view, the content sizes and the kind of diagnostic.
  public func check(_ sourceLocation: SourceLocation = #_sourceLocation) {
    let layout = TreeLayout(of: tree)
    let isSame = layout.status == status && layout.matches(frames)
    let expected = TreeLayout.describe(status: status, frames)
    #expect(isSame, "expected \(expected)\nbut got \(layout)", sourceLocation: sourceLocation)
    #expect(layout.matches(contentSizes: contentSizes), sourceLocation: sourceLocation)
    #expect(layout.kinds == Self.kinds[status], sourceLocation: sourceLocation)
  }

  /// The tree in the other direction, with the frames mirrored in their parents.
  ///
  /// What scrolls starts at the left in either direction. Rounding half away from zero is not the same from the other
  /// side, and left and right do not follow the direction: such trees have no such variant.
  public var mirrored: Fixture? {
    guard tree["scale"] == nil, !tree.namesSides else { return nil }
    let turned: JSONValue = tree["direction"] == .string("rtl") ? .string("ltr") : .string("rtl")
    var mirrored = frames
    for (parent, child) in tree["root"]?.family ?? [] where contentSizes[parent] == nil {
      guard let width = frames[parent]?[2], let frame = frames[child] else { continue }
      mirrored[child]?[0] = width - frame[0] - frame[2]
    }
    return Fixture(
      id, title: "\(title), mirrored", tree: tree.setting("direction", to: turned), status: status,
      frames: mirrored, contentSizes: contentSizes)
  }

  /// The tree with every length doubled, with frames twice as large.
  public var doubled: Fixture {
    func twice(_ lengths: [String: [Double]]) -> [String: [Double]] {
      lengths.mapValues { lengths in lengths.map { 2 * $0 } }
    }
    return Fixture(
      id, title: "\(title), doubled", tree: tree.doublingLengths(), status: status, frames: twice(frames),
      contentSizes: twice(contentSizes))
  }

  /// The tree with the height that it measured as its given one, with the same frames.
  public var withHeightFedBack: Fixture? {
    guard tree["height"] == nil, case .string(let root)? = tree["root"]?["id"], let height = frames[root]?[3] else {
      return nil
    }
    return Fixture(
      id, title: "\(title), height fed back", tree: tree.setting("height", to: .number(height)), status: status,
      frames: frames, contentSizes: contentSizes)
  }

  /// The tree without its hidden views and the constraints that name them, with the same frames.
  public var withoutHiddenViews: Fixture? {
    let rest = tree.removingHiddenViews().removingConstraints(of: tree.hiddenIdentifiers)
    guard rest != tree else { return nil }
    return Fixture(
      id, title: "\(title), without what is hidden", tree: rest, status: status, frames: frames,
      contentSizes: contentSizes)
  }
}
