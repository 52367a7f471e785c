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
  /// One key an item.
  public var keys: [Key]
  /// One column a field.
  public var columns: [FieldColumn]
  /// The bytes (UTF-8, checked) of all texts of the batch.
  public var arena: [UInt8]
  /// Why an item cannot be measured, by its place in the batch; such an item's fields are all absent.
  public var faults: [Int: String]

  /// The number of items.
  public var count: Int { keys.count }

  /// Creates a batch of items without any field, to be filled by a reader.
  public init(fields: [FieldPath], keys: [Key]) {
    self.fields = fields
    self.keys = keys
    columns = Array(repeating: FieldColumn(count: keys.count), count: fields.count)
    arena = []
    faults = [:]
  }
}
