public import LayoutModel

/// The frame of one view of a cell, in its parent's coordinates.
public struct NamedFrame: Hashable, Sendable {
  /// The view's id.
  public var view: String
  /// Its frame.
  public var frame: Rectangle

  /// Creates a named frame.
  public init(view: String, frame: Rectangle) {
    self.view = view
    self.frame = frame
  }
}
