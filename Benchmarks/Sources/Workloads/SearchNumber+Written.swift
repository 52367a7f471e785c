internal import Foundation

extension SearchNumber {
  /// The number that a document would have written for a double: a decimal of few digits where there is one within two
  /// units of the last place, as 1e-6 or 1.000002, else the double itself.
  init(written value: Double) {
    self.init(value)
    let parts = String(format: "%.11e", value).split(separator: "e")
    guard let mantissa = Double(parts[0]), let exponent = parts.last.flatMap({ Int($0) }) else { return }
    let whole = (mantissa * 1e11).rounded()
    let power = exponent - 11
    guard abs(power) <= 22, let decimal = Double("\(parts[0])e\(exponent)") else { return }
    guard abs(decimal - value) <= 0x1p-51 * abs(value) else { return }
    let scale = Self((0..<abs(power)).reduce(1.0) { scale, _ in scale * 10 })
    self = power < 0 ? Self(whole) / scale : Self(whole) * scale
  }
}
