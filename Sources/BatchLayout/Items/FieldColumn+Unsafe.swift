import CKernels
import LayoutModel

extension FieldColumn {
  /// The column as the kernels take it, without the parts that it does not have.
  func withKernelField<Result>(_ body: (galley_field) -> Result) -> Result {
    kinds.withUnsafeBytes { kinds in
      numbers.withUnsafeBufferPointer { numbers in
        heights.withUnsafeBufferPointer { heights in
          textLengths.withUnsafeBufferPointer { lengths in
            body(
              galley_field(
                kinds: kinds.assumingMemoryBound(to: UInt8.self).baseAddress,
                numbers: numbers.isEmpty ? nil : numbers.baseAddress,
                heights: heights.isEmpty ? nil : heights.baseAddress,
                lengths: lengths.isEmpty ? nil : lengths.baseAddress))
          }
        }
      }
    }
  }

  /// Whether of all items of a selection a number of characters from 0 to `most` is known and no more.
  func hasCounts(_ items: ItemSelection, upTo most: Int32) -> Bool {
    guard !textLengths.isEmpty else { return false }
    return withKernelField { field in
      items.withKernelSelection { galley_all_characters(field, $0, most) != 0 }
    }
  }
}
