/// A member's share of a room, over columns.
struct ColumnShare: Sendable {
  /// The weight.
  var weight: ColumnForm
  /// The least that the member gets.
  var minimum: ColumnForm
  /// The most that it gets; nil is no limit.
  var maximum: ColumnForm?
}
