/// Fixed whole numbers from 2³¹ to 2³² without pattern (splitmix64, Steele, Lea & Flood 2014): short enough that sums
/// and small multiples of them are exact.
struct GenericNumbers {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The next number.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 33 | 1 << 31)
  }

  /// The next number between 1 and 2.
  mutating func nextFraction() -> Double { next() * 0x1p-31 }
}
