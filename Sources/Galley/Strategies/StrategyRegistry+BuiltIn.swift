public import LayoutModel
import StackStrategy

extension StrategyRegistry {
  /// The strategies that come with Galley, in the order they are listed to users.
  public static var builtIn: StrategyRegistry {
    var registry = StrategyRegistry()
    registry.register("row", RowStrategy.self)
    registry.register("column", ColumnStrategy.self)
    return registry
  }
}
