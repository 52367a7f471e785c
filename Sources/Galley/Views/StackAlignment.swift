/// How the views of a stack layout sit along an axis; `leading` and `top` are the same, as are `trailing` and `bottom`.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case none, leading, trailing, top, bottom, fill, center, firstBaseline, lastBaseline
}
