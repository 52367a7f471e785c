/// An array in pages, so that a change after a copy copies one page.
@usableFromInline
struct PagedArray<Element: Sendable>: Sendable {
  /// Elements in a page.
  @usableFromInline static var pageSize: Int { 256 }

  @usableFromInline var pages: ContiguousArray<ContiguousArray<Element>> = []
  @usableFromInline let filler: Element

  /// An empty array; places without a value hold `filler`.
  @inlinable
  init(filler: Element) { self.filler = filler }

  @inlinable
  subscript(place: Int) -> Element {
    get { pages[place / Self.pageSize][place % Self.pageSize] }
    _modify { yield &pages[place / Self.pageSize][place % Self.pageSize] }
  }

  /// Makes places below `count` usable.
  @inlinable
  mutating func grow(to count: Int) {
    while pages.count * Self.pageSize < count {
      pages.append(ContiguousArray(repeating: filler, count: Self.pageSize))
    }
  }
}
