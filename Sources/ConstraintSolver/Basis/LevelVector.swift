/// Vectors of one number a level, compared level by level from the highest.
enum LevelVector {
  /// Whether `left` comes before `right`; entries closer than rounding are equal.
  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-10 * max(1, abs(a), abs(b)) { return a < b }
    return false
  }
}
