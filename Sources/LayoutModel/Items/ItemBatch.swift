/// A batch of items as columns: one for each field a document reads, and the items' keys.
///
/// It is what every reader of items (NDJSON, a Swift array bound by key paths) hands to the engine.
public struct ItemBatch: Sendable {
  /// One item's key: its `id`, or its zero-based index in the whole input.
  public enum Key: Hashable, Sendable {
    /// A string `id`.
    case text(String)
    /// A number `id`, as it was written in the item.
    case number(String)
  }

  /// The fields that the columns hold, in their order.
  public let fields: [FieldPath]
  /// The number of items.
  public let count: Int
  /// One key an item, or none where whoever made the batch knows its items by their places.
  public var keys: [Key]
  /// One column a field.
  public var columns: [FieldColumn]
  /// The bytes (UTF-8, checked) of all texts of the batch.
  public var arena: [UInt8]
  /// Why an item cannot be measured, by its place in the batch; such an item's fields are all absent.
  public var faults: [Int: String]

  /// Creates a batch of items without any field, to be filled by a reader.
  public init(fields: [FieldPath], keys: [Key]) {
    let column = FieldColumn(count: keys.count)
    self.init(
      count: keys.count, fields: fields, columns: Array(repeating: column, count: fields.count), keys: keys)
  }

  /// Creates a batch of columns that a host has already: one a field, each of `count` values.
  ///
  /// - Precondition: there is a well-formed column for each field.
  public init(
    count: Int, fields: [FieldPath], columns: [FieldColumn], arena: [UInt8] = [], keys: [Key] = []
  ) {
    precondition(columns.count == fields.count, "there must be one column for each field")
    self.count = count
    self.fields = fields
    self.columns = columns
    self.arena = arena
    self.keys = keys
    faults = [:]
    precondition(isWellFormed, "every column must have \(count) values")
  }

  /// Whether every column has a value for each item; there may be 2,147,483,647.
  public var isWellFormed: Bool {
    count <= Int32.max && columns.count == fields.count && columns.allSatisfy { $0.isWellFormed(count: count) }
  }
}
