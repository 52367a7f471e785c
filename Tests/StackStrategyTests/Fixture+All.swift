import Foundation
import StrategyTestSupport

extension Fixture {
  /// All cases of rows and columns.
  static func all() throws -> [Fixture] { try all(in: "lima", of: .module) }
}
