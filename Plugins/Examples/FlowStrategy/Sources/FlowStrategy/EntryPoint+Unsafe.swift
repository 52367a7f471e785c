import CStrategyPlugin
import StrategyPlugin

/// The strategies of this library, by the names that documents give them.
private let strategies = PluginStrategies(["flow": FlowStrategy.self])

/// What `galley --plugin` calls.
@_cdecl("galley_strategies")
public func answer(
  _ version: Int32, _ request: UnsafePointer<UInt8>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
  _ reply: galley_reply?
) -> Int32 {
  strategies.answer(version, request, count, context, reply)
}
