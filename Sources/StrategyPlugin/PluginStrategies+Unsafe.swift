public import CStrategyPlugin

extension PluginStrategies {
  /// Answers a call of the function that a plugin exports under the name `galley_strategies`.
  ///
  /// - Returns: 0 once `reply` was called; the version of this interface if the host speaks another.
  public func answer(
    _ version: Int32, _ request: UnsafePointer<UInt8>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ reply: galley_reply?
  ) -> Int32 {
    guard version == Self.version else { return Self.version }
    let bytes = self.reply(to: Array(UnsafeBufferPointer(start: request, count: count)))
    bytes.withUnsafeBufferPointer { reply?(context, $0.baseAddress, $0.count) }
    return 0
  }
}
