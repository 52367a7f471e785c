/// The sizes that a view asks for by itself.
public struct Sizing: Hashable, Sendable {
  /// A number at a priority.
  public struct Wish: Hashable, Sendable {
    /// The number, in points.
    public var value: Quantity
    /// Its priority, required by default.
    public var priority: Priority
  }

  /// What is asked along one axis.
  public struct Extent: Hashable, Sendable {
    /// `width` or `height`.
    public var exact: Wish?
    /// `minWidth` or `minHeight`.
    public var minimum: Wish?
    /// `maxWidth` or `maxHeight`.
    public var maximum: Wish?
    /// Explicit hugging.
    public var hugging: Priority?
    /// Explicit compression resistance.
    public var compressionResistance: Priority?

    /// The required exact size, if there is one.
    public var requiredExact: Quantity? { exact.flatMap { $0.priority == .required ? $0.value : nil } }
    /// The required minimum, if there is one.
    public var requiredMinimum: Quantity? { minimum.flatMap { $0.priority == .required ? $0.value : nil } }
    /// The required maximum, if there is one.
    public var requiredMaximum: Quantity? { maximum.flatMap { $0.priority == .required ? $0.value : nil } }
  }

  /// Width over height.
  public enum Ratio: Hashable, Sendable {
    /// A number of the document: a coefficient.
    case literal(Double)
    /// A field of the item: a number or a size.
    case bound(RatioSource)
  }

  /// Along the x axis.
  public var horizontal = Extent()
  /// Along the y axis.
  public var vertical = Extent()
  /// The ratio of width to height.
  public var ratio: Ratio?
  /// The ratio's priority.
  public var ratioPriority: Priority = .required

  /// What is asked along an axis.
  public subscript(_ axis: Axis) -> Extent {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
