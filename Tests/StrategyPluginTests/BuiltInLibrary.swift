import AnchorStrategy
import CStrategyPlugin
import GridStrategy
import KeyPathStrategy
import LayoutModel
import StackStrategy
import StrategyPlugin

@testable import Galley

/// The built-in strategies as a library would have them, behind its C function.
enum BuiltInLibrary {
  private static let strategies = PluginStrategies([
    "row": RowStrategy.self, "column": ColumnStrategy.self, "anchor": AnchorStrategy.self,
    "scroll": ScrollStrategy.self, "cell": CellStrategy.self, "stack": StackStrategy.self,
    "grid": GridStrategy.self, "constraints": ConstraintsStrategy.self,
  ])

  /// A registry that knows the strategies by messages only.
  static var registry: StrategyRegistry {
    get throws {
      var registry = StrategyRegistry()
      try registry.load(
        StrategyLibrary(path: "built-in.so") { version, request, count, context, reply in
          BuiltInLibrary.strategies.answer(version, request, count, context, reply)
        })
      return registry
    }
  }
}
