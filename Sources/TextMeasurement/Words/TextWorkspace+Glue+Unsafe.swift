import LayoutModel

extension TextWorkspace {
  /// Finds the white space across which the first face looks, in the loaded text.
  mutating func findGlued(_ count: Int, _ style: WordStyle) {
    guard let proof = style.measurer.proof else { return }
    let bytes = assembly.bytes
    let rules = hasComplexScripts(count) ? proof.anySpaces : proof.simpleSpaces
    guard !rules.rules.isEmpty else { return }
    let whiteSpace = style.measurer.paragraph.whiteSpace
    let (sets, places) = (assembly.nearSets, assembly.nearPlaces)
    let found = rules.leadBytes.withUnsafeBufferPointer { leads in
      rules.groups.withUnsafeBufferPointer { groups in
        rules.memberships.withUnsafeBufferPointer { memberships in
          rules.elements.withUnsafeBufferPointer { elements in
            rules.extents.withUnsafeBufferPointer { extents in
              var search = GlueSearch(
                bytes: bytes, count: count, whiteSpace: whiteSpace, sets: sets, places: places, groups: groups,
                memberships: memberships, elements: elements, extents: extents, triggers: rules.triggers)
              for index in 0..<count where leads[Int(bytes[index])] { search.find(around: index) }
              return search.found
            }
          }
        }
      }
    }
    guard !found.isEmpty else { return }
    assembly.glued = found
    guard assembly.glued.count > 1 else { return }
    assembly.glued.sort()
    var last = -1
    assembly.glued.removeAll { place in
      defer { last = place }
      return place == last
    }
  }

  /// Whether a text has characters of scripts with complex shaping, by its bytes: see
  /// `CharacterClass.isSimple`.
  func hasComplexScripts(_ count: Int) -> Bool {
    let bytes = assembly.bytes
    for index in 0..<count where bytes[index] >= 0xD6 {
      let (second, third) = (bytes[index + 1], bytes[index + 2])
      switch bytes[index] {
      case 0xE1 where second >= 0xB8, 0xE2 where second < 0xA0, 0xF0 where second == 0x9F: continue
      case 0xEF where second == 0xB8 && third == 0x8F: continue
      default: return true
      }
    }
    return false
  }

  /// Where a word ends that starts at a byte and goes on across the white space found.
  func endOfGlued(_ start: Int, _ count: Int, _ nextGlue: inout Int) -> Int {
    let bytes = assembly.bytes
    let collapses = style?.measurer.paragraph.whiteSpace != .preWrap
    var index = start
    while index < count {
      if bytes[index] > 0x20 {
        index += 1
        continue
      }
      while nextGlue < assembly.glued.count, assembly.glued[nextGlue] < index { nextGlue += 1 }
      guard nextGlue < assembly.glued.count, assembly.glued[nextGlue] == index else { break }
      nextGlue += 1
      while index < count, collapses ? bytes[index] <= 0x20 : bytes[index] == 0x20 { index += 1 }
    }
    return index
  }

  /// The hash of a word that goes across white space.
  func hashOfGlued(_ range: Range<Int>, _ context: UInt32) -> UInt64 {
    WordTable.hash(assembly.bytes + range.lowerBound, range.count, context: context)
  }
}
