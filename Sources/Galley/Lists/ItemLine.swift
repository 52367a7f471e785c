/// An item as one line of JSON, with the key of its row.
public struct ItemLine: Hashable, Sendable {
  /// What tells its row from others.
  public var key: String
  /// The object, in UTF-8, without a line's end.
  public var utf8: [UInt8]

  /// Creates an item.
  public init(key: String, _ json: String) {
    self.key = key
    utf8 = Array(json.utf8)
  }

  /// Creates an item of bytes.
  public init(key: String, utf8: [UInt8]) {
    self.key = key
    self.utf8 = utf8
  }
}
