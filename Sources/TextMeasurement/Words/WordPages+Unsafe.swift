/// Memory of words that were shaped before: pages that stay where they are, so that prepared texts may point
/// into them.
///
/// One thread writes, through its `WordTable`; a word is whole before a reference to it is handed out, and
/// nothing is changed after. `@unchecked Sendable` by that rule: whoever passes prepared texts to another
/// thread synchronises with it, and so with what was written before.
final class WordPages: @unchecked Sendable {
  /// The binary logarithm of 32-bit numbers to the page.
  private static let pageBits: UInt32 = 16
  /// Line boxes kept at most.
  private static let boxLimit = 4096

  /// The pages; none is moved or freed while the object lives.
  let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>
  /// How many pages there are.
  private var pageCount = 0
  /// Pages at most.
  private let limit: Int
  /// The first free number of the last page; starts full.
  private var used = 1 << Int(WordPages.pageBits)
  /// The line boxes that words refer to; the first is that of no box.
  private let boxes: UnsafeMutablePointer<LineBox>
  /// How many line boxes there are.
  private var boxCount = 1

  /// Starts empty, for at most `limit` pages of 256 KiB.
  init(limit: Int) {
    self.limit = max(limit, 1)
    pages = .allocate(capacity: self.limit)
    boxes = .allocate(capacity: Self.boxLimit)
    boxes.initialize(to: .none)
  }

  deinit {
    for page in 0..<pageCount { pages[page].deallocate() }
    pages.deallocate()
    boxes.deallocate()
  }

  /// Room for some numbers in one piece; nil when all pages are full.
  ///
  /// References are never 0.
  func allocate(_ count: Int) -> UInt32? {
    let size = 1 << Int(Self.pageBits)
    guard count < size else { return nil }
    if used + count > size {
      guard pageCount < limit else { return nil }
      pages[pageCount] = .allocate(capacity: size)
      pageCount += 1
      used = pageCount == 1 ? 1 : 0
    }
    let reference = UInt32(pageCount - 1) << Self.pageBits | UInt32(used)
    used += count
    return reference
  }

  /// Where a reference points.
  @inline(__always)
  func at(_ reference: UInt32) -> UnsafeMutablePointer<UInt32> { Self.at(reference, pages) }

  /// Where a reference into some pages points.
  @inline(__always)
  static func at(_ reference: UInt32, _ pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>)
    -> UnsafeMutablePointer<UInt32>
  {
    pages[Int(reference >> pageBits)] + Int(reference & (1 << pageBits - 1))
  }

  /// The number of a line box, kept once; nil when there are too many.
  func number(of box: LineBox) -> UInt32? {
    for number in 0..<boxCount where boxes[number] == box { return UInt32(number) }
    guard boxCount < Self.boxLimit else { return nil }
    (boxes + boxCount).initialize(to: box)
    boxCount += 1
    return UInt32(boxCount - 1)
  }

  /// A line box by its number.
  func box(_ number: Int) -> LineBox { boxes[number] }
}
