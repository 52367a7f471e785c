public import LayoutModel

/// StackLayout's layout: how some children of a container stand in a line.
///
/// A layout is not a view: several may be on one container, each for children of its own.
///
/// ```swift
/// Box { title; badge; date }
///   .layout(StackLayout(.vertical, views: ["title", "date"], verticalAlignment: .top, spacing: 4))
///   .layout(StackLayout(.horizontal, views: ["badge"], horizontalAlignment: .trailing))
/// ```
public struct StackLayout: Hashable, Sendable {
  /// The axis that the views follow each other on.
  public var axis: Axis
  /// The ids of the views, in their order; nil is all children.
  public var views: [String]?
  /// How the views sit along x.
  public var horizontalAlignment: StackAlignment
  /// How the views sit along y.
  public var verticalAlignment: StackAlignment
  /// How the room along the axis is shared.
  public var distribution: StackDistribution
  /// Points between neighbours.
  public var spacing: Double
  /// Points between a view, by its id, and the next one, in place of ``spacing``.
  public var customSpacing: [String: Double] = [:]
  /// The priority of all gaps.
  public var spacingPriority = Priority.required
  /// Insets from the edges of the container, in points; they may be negative.
  public var margins = Edges(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)
  /// Insets of single views across the axis, by their ids, in place of ``margins``.
  public var viewMargins: [String: StackViewMargins] = [:]
  /// The priority of the ties to the edges.
  public var marginsPriority = Priority.required
  /// The priority of centring.
  public var centeringPriority = Priority(760)
  /// Whether the margins are counted from the container's layout margins rather than its edges.
  public var marginsRelative = false

  /// Creates a layout.
  public init(
    _ axis: Axis, views: [String]? = nil, horizontalAlignment: StackAlignment = .none,
    verticalAlignment: StackAlignment = .none, distribution: StackDistribution = .none, spacing: Double = 0
  ) {
    self.axis = axis
    self.views = views
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.distribution = distribution
    self.spacing = spacing
  }
}
