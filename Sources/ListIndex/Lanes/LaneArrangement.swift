/// How members are put into lanes.
public enum LaneArrangement: Hashable, Sendable {
  /// Lines of one member a lane, in order; all frames of a line are as tall as its tallest member.
  case lines
  /// Each member goes to the lane that ends first; of several the one with the smallest number.
  case waterfall
}
