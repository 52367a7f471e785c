extension [UInt8] {
  /// Appends the shortest decimal that reads back as `value`; integers without a fraction, no negative zero.
  ///
  /// - Precondition: `value` is finite.
  public mutating func append(decimal value: Double) {
    precondition(value.isFinite, "only finite numbers have digits")
    if value.magnitude < 0x1p53, value == value.rounded(.towardZero) {
      append(decimal: Int(value))
    } else {
      append(contentsOf: value.description.utf8)
    }
  }

  /// Appends the digits of an integer.
  public mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var rest = value.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}
