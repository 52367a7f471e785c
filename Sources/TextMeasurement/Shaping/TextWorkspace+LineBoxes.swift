import LayoutModel

extension TextWorkspace {
  /// Gives each segment and grapheme of the draft the box that its runs and fallback fonts need, where any
  /// differs from the base.
  mutating func findLineBoxes(base: LineBox) {
    let unitesFallback = shaped.usesFallback && measurers.contains { $0.unitesFallback }
    let differs =
      unitesFallback || attachments.contains { $0 != nil } || measurers.contains { $0.lineBox != base }
    guard differs else { return }
    addLineBoxes { workspace, index, run in
      if let size = workspace.attachments[run] { return LineBox(ascent: size.height, descent: 0) }
      let style = workspace.measurers[run]
      let face = workspace.shaped.faces[index]
      guard unitesFallback, face > 0 else { return style.lineBox }
      return style.lineBox.union(style.lineBox(ofFace: Int(face)))
    }
  }

  /// Gives segments and graphemes the boxes of the fallback fonts alone.
  mutating func findFallbackBoxes(_ faces: [ScaledFace]) {
    guard shaped.usesFallback else { return }
    addLineBoxes { workspace, index, _ in
      let face = Int(workspace.shaped.faces[index])
      return face > 0 && face < faces.count ? faces[face].normalBox : .none
    }
  }

  /// Unites the boxes of units, segment by segment and grapheme by grapheme.
  private mutating func addLineBoxes(_ box: (borrowing TextWorkspace, _ index: Int, _ run: Int) -> LineBox) {
    draft.hasLineBoxes = true
    var (segment, cluster, run) = (0, -1, 0)
    for index in text.units.indices {
      while text.runEnds[run] <= index { run += 1 }
      let unitBox = box(self, index, run)
      if segment + 1 < draft.segments.count, draft.segments[segment + 1].unit == index { segment += 1 }
      draft.segments[segment].lineBox = draft.segments[segment].lineBox.union(unitBox)
      let startsCluster = cluster + 1 < draft.clusters.count && draft.clusters[cluster + 1].unit == index
      if startsCluster { cluster += 1 }
      if cluster >= 0, startsCluster || !BreakOpportunities.isSpace(text.units[index]) {
        draft.clusters[cluster].lineBox = draft.clusters[cluster].lineBox.union(unitBox)
      }
    }
  }
}
