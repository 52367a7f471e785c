import CKernels

extension ItemSelection {
  /// The selection as the kernels take it.
  func withKernelSelection<Result>(_ body: (galley_selection) -> Result) -> Result {
    items.withUnsafeBufferPointer { items in
      body(
        galley_selection(items: items.baseAddress.flatMap { isStretch ? nil : $0 + start }, start: start, count: count))
    }
  }
}
