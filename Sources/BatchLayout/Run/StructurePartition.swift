import LayoutModel

/// Sorts a block of items by what decides their structure.
///
/// Each conditional view is a bit of an item's mask, and a table gives each mask its slot. Documents in which more than
/// conditions decide have their keys looked up item by item.
struct StructurePartition {
  /// A structure with its items.
  struct Part {
    var key: StructureKey
    var items: ItemSelection
  }

  /// For each column of the batch whether of every item of the block a number of characters is known and no more.
  private(set) var isCounted: [Bool] = []
  /// One mask an item.
  var masks: [UInt64] = []
  /// The items by slot, with a place to spare.
  var items: [Int32] = []
  /// The slot of each mask, -1 outside of a call.
  var slots: [Int32] = []
  /// The masks of the slots.
  var distinct: [UInt64] = []
  /// Where each slot's items end.
  var ends: [Int32] = []

  /// Conditions that a table of masks serves; a further bit is for items that cannot be measured at all.
  static let mostConditions = 11

  /// The structures of the items of a block, in the order of their first items; without items that are at fault.
  mutating func parts(_ block: Range<Int>, _ values: ItemValues, of engine: LayoutEngine) -> [Part] {
    findCounts(block, values)
    let fields = engine.document.structuralFields
    let conditions = engine.conditions
    guard fields.isEmpty, conditions.count <= Self.mostConditions else {
      return partsByKey(block, values, engine)
    }
    let faultBit = UInt64(1) << UInt64(conditions.count)
    reserve(block.count, slots: 2 * Int(faultBit))
    for place in 0..<block.count { masks[place] = 0 }
    for (bit, condition) in conditions.enumerated() {
      add(condition.rule, bit: 1 << UInt64(bit), block, values)
    }
    if !values.batch.faults.isEmpty {
      for item in block where values.batch.faults[item] != nil { masks[item - block.lowerBound] = faultBit }
    }
    return sorted(block).compactMap { mask, items in
      guard mask != faultBit else { return nil }
      let hidden = conditions.indices.map { mask & (1 << UInt64($0)) != 0 }
      return Part(key: StructureKey(hidden: hidden, values: []), items: items)
    }
  }

  /// Looks for columns of numbers of characters, so that chunks need not.
  private mutating func findCounts(_ block: Range<Int>, _ values: ItemValues) {
    let columns = values.batch.columns
    if isCounted.count != columns.count { isCounted = Array(repeating: false, count: columns.count) }
    for column in columns.indices {
      isCounted[column] =
        columns[column].kinds[block.lowerBound] == .characters
        && columns[column].hasCounts(ItemSelection(block), upTo: TextPreparation.mostCharacters)
    }
  }

  /// Adds the bit of a conditional view to the masks of items that leave it out.
  private mutating func add(_ rule: HiddenRule, bit: UInt64, _ block: Range<Int>, _ values: ItemValues) {
    switch rule {
    case .when(.truthy(let field)): addTruth(field, bit: bit, isNegated: false, block, values)
    case .unless(.truthy(let field)): addTruth(field, bit: bit, isNegated: true, block, values)
    default:
      for item in block where values.isHidden(rule, for: item) { masks[item - block.lowerBound] |= bit }
    }
  }

  private mutating func addTruth(
    _ field: FieldPath, bit: UInt64, isNegated: Bool, _ block: Range<Int>, _ values: ItemValues
  ) {
    if let column = values.column(field) {
      addTruth(values.batch.columns[column], bit: bit, isNegated: isNegated, block)
    } else if isNegated {
      for place in 0..<block.count { masks[place] |= bit }
    }
  }

  /// Makes room for a block.
  mutating func reserve(_ count: Int, slots slotCount: Int) {
    if masks.count < count {
      masks = Array(repeating: 0, count: count)
      items = Array(repeating: 0, count: count + 1)
    }
    if slots.count < slotCount { slots = Array(repeating: -1, count: slotCount) }
    if distinct.count < slots.count {
      distinct = Array(repeating: 0, count: slots.count)
      ends = Array(repeating: 0, count: slots.count)
    }
  }

  /// The structures where values decide too.
  private func partsByKey(_ block: Range<Int>, _ values: ItemValues, _ engine: LayoutEngine) -> [Part] {
    var groups = OrderedGroups<StructureKey, Int32>()
    for item in block where values.batch.faults[item] == nil {
      let hidden = engine.conditions.map { values.isHidden($0.rule, for: item) }
      let own = engine.document.structuralFields.map { values.plainValue($0, of: item) }
      groups.append(Int32(item), to: StructureKey(hidden: hidden, values: own))
    }
    return groups.groups.map { Part(key: $0.key, items: ItemSelection($0.members, 0..<$0.members.count)) }
  }
}
