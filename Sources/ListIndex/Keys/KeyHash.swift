/// Hashes of keys: 10 bits choose a shard, 18 bits a home in it.
///
/// Integers are multiplied by a random odd number of the process (Dietzfelbinger et al. 1997: such a family is
/// universal), which takes a fraction of the standard hasher's time. What a list answers does not depend on hashes.
@usableFromInline
enum KeyHash {
  /// The process's random multiplier.
  @usableFromInline static let multiplier = UInt64.random(in: 0...UInt64.max) | 1

  /// The hash of a key.
  @inlinable
  @inline(__always)
  static func of<Key: Hashable>(_ key: Key, multiplier: UInt64) -> UInt64 {
    if Key.self == Int.self {
      let number = UInt64(bitPattern: Int64(unsafeBitCast(key, to: Int.self)))
      let product = number.multipliedFullWidth(by: multiplier)
      return product.high &+ (product.low &* multiplier)
    }
    return UInt64(bitPattern: Int64(key._rawHashValue(seed: 0)))
  }
}
