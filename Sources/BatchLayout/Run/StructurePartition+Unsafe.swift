import CKernels
import LayoutModel

extension StructurePartition {
  /// Adds a bit to the masks of the items of a block whose value says yes (or no).
  mutating func addTruth(_ column: FieldColumn, bit: UInt64, isNegated: Bool, _ block: Range<Int>) {
    masks.withUnsafeMutableBufferPointer { masks in
      column.withKernelField { field in
        galley_add_truth(masks.baseAddress, bit, field, isNegated ? 1 : 0, block.lowerBound, block.count)
      }
    }
  }

  /// The items of a block by mask, in the order of the masks' first items.
  mutating func sorted(_ block: Range<Int>) -> [(mask: UInt64, items: ItemSelection)] {
    let isOne = masks.withUnsafeBufferPointer { galley_all_equal($0.baseAddress, block.count) != 0 }
    if isOne { return [(masks[0], ItemSelection(block))] }
    let slotCount = masks.withUnsafeBufferPointer { masks in
      slots.withUnsafeMutableBufferPointer { slots in
        distinct.withUnsafeMutableBufferPointer { distinct in
          galley_number_masks(masks.baseAddress, block.count, slots.baseAddress, distinct.baseAddress)
        }
      }
    }
    items.withUnsafeMutableBufferPointer { items in
      masks.withUnsafeBufferPointer { masks in
        slots.withUnsafeBufferPointer { slots in
          distinct.withUnsafeBufferPointer { distinct in
            ends.withUnsafeMutableBufferPointer { ends in
              galley_partition(
                items.baseAddress, masks.baseAddress, slots.baseAddress, distinct.baseAddress, ends.baseAddress,
                slotCount, block.lowerBound, block.count)
            }
          }
        }
      }
    }
    return (0..<slotCount).map { slot in
      let mask = distinct[slot]
      slots[Int(mask)] = -1
      return (mask, ItemSelection(items, Int(slot == 0 ? 0 : ends[slot - 1])..<Int(ends[slot])))
    }
  }
}
