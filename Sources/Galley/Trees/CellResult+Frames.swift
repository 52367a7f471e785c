public import BatchLayout
public import LayoutModel

extension CellResult {
  /// The frame of a view by its id, in its parent's coordinates; nil where it is hidden or frames were not asked for.
  public func frame(of view: String) -> Rectangle? { frames.first { $0.view == view }?.frame }
}
