import AnchorStrategy
import GridStrategy
import KeyPathStrategy
public import LayoutModel
import StackStrategy

extension StrategyRegistry {
  /// The strategies that come with Galley, in the order they are listed to users.
  public static var builtIn: StrategyRegistry {
    var registry = StrategyRegistry()
    registry.register("row", RowStrategy.self)
    registry.register("column", ColumnStrategy.self)
    registry.register("stack", StackStrategy.self)
    registry.register("grid", GridStrategy.self)
    registry.register("anchor", AnchorStrategy.self)
    registry.register("scroll", ScrollStrategy.self)
    registry.register("cell", CellStrategy.self)
    registry.register("constraints", ConstraintsStrategy.self)
    return registry
  }
}
