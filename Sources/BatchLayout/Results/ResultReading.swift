import LayoutModel

/// Reads a cell's result out of the columns of a run.
struct ResultReading {
  let group: CellGroup
  let request: MeasureRequest

  /// The result of the cell at `place` of a run.
  func result(_ compiled: CompiledModel, _ run: borrowing PlanRun, place: Int) -> CellResult {
    let flags = run.flags[place]
    guard !flags.contains(.failed) else {
      return .failure("the solver reached its bound of steps; please report this cell with its document")
    }
    let status: RowStatus =
      flags.contains(.unsatisfiable) ? .unsatisfiable : flags.contains(.ambiguous) ? .ambiguous : .ok
    let frames = FrameReading(plan: compiled.plan, structure: group.structure, scale: group.document.scale)
    var result = CellResult(status: status, height: frames.height(run.columns, place))
    if request.frames {
      result.frames = frames.frames(run.columns, place)
      result.contentSizes = contentSizes(compiled.model, result.frames)
    }
    if request.diagnostics, flags != [] {
      result.diagnostics = Diagnosis(compiled).diagnostics(run, place: place)
    }
    return result
  }
  /// The content size of each view that scrolls: the size of the view it scrolls over, as its frame has it.
  private func contentSizes(_ model: CellModel, _ frames: [NamedFrame]) -> [(view: String, size: Size)] {
    model.scrollers.map { scroller in
      let content = scroller.content.map { frames[$0].frame }
      let size = Size(width: content?.width ?? 0, height: content?.height ?? 0)
      return (view: frames[scroller.view].view, size: size)
    }
  }
}
