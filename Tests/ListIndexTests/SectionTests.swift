import ListIndex
import TestSupport
import Testing

@Suite struct SectionTests {
  private func points(_ length: Double) throws -> Extent { try Extent(points: length) }

  /// A list of sections as arrays; every answer is a loop.
  private struct Naive {
    struct Section {
      var key: Int
      var header: Int64
      var footer: Int64
      var rows: [(key: Int, extent: Int64)]
    }
    var sections: [Section] = []
    let gap: Int64, spacing: Int64, inset: Int64, lead: Int64

    func extent(_ section: Section) -> Int64 {
      section.header + section.footer + 2 * inset + section.rows.reduce(0) { $0 + $1.extent }
        + gap * Int64(max(0, section.rows.count - 1))
    }

    /// Every part with its offset and extent, in order.
    var parts: [(part: SectionPart<Int, Int>, offset: Int64, extent: Int64)] {
      var parts: [(part: SectionPart<Int, Int>, offset: Int64, extent: Int64)] = []
      var start = lead
      for section in sections {
        parts.append((.header(section.key), start, section.header))
        var offset = start + section.header + inset
        for row in section.rows {
          parts.append((.row(row.key), offset, row.extent))
          offset += row.extent + gap
        }
        start += extent(section)
        parts.append((.footer(section.key), start - section.footer, section.footer))
        start += spacing
      }
      return parts
    }

    var total: Int64 {
      sections.reduce(lead) { $0 + extent($1) } + spacing * Int64(max(0, sections.count - 1))
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func randomEditsAgreeWithLoops(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func length() -> Int64 { Int64.random(in: 0...9, using: &random) }
    var naive = Naive(gap: length() / 3, spacing: length() / 2, inset: length() / 2, lead: length())
    var list = SectionedListIndex<Int, Int>(
      metrics: SectionMetrics(
        rows: ListMetrics(
          spacing: Extent(units: naive.gap), leadingInset: Extent(units: naive.inset),
          trailingInset: Extent(units: naive.inset)),
        spacing: Extent(units: naive.spacing), leadingInset: Extent(units: naive.lead)))
    var fresh = 0
    for _ in 0..<max(400, longRun / 20) {
      let count = naive.sections.count
      let at = Int.random(in: 0...count, using: &random)
      fresh += 10
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        let rows = (0..<Int.random(in: 0...4, using: &random)).map { (key: fresh + $0, extent: length()) }
        let section = Naive.Section(key: fresh, header: length(), footer: length(), rows: rows)
        naive.sections.insert(section, at: at)
        try list.insertSection(
          fresh, header: Extent(units: section.header), footer: Extent(units: section.footer),
          rows: rows.map { ($0.key, Extent(units: $0.extent)) }, at: at)
      case 2 where count > 6:
        try list.removeSection(naive.sections.remove(at: at % count).key)
      case 3 where count > 0:
        let target = Int.random(in: 0..<count, using: &random)
        let section = naive.sections.remove(at: at % count)
        naive.sections.insert(section, at: target)
        try list.moveSection(section.key, to: target)
      case 4 where count > 0:
        let extent = length()
        naive.sections[at % count].header = extent
        try list.setHeader(of: naive.sections[at % count].key, to: Extent(units: extent))
      case 5 where count > 0:
        let extent = length()
        naive.sections[at % count].footer = extent
        try list.setFooter(of: naive.sections[at % count].key, to: Extent(units: extent))
      case 6, 7, 8:
        guard count > 0 else { break }
        let extent = length()
        let place = Int.random(in: 0...naive.sections[at % count].rows.count, using: &random)
        naive.sections[at % count].rows.insert((fresh, extent), at: place)
        try list.insert(fresh, extent: Extent(units: extent), in: naive.sections[at % count].key, at: place)
      default:
        guard count > 0, let row = naive.sections[at % count].rows.randomElement(using: &random),
          let place = naive.sections[at % count].rows.firstIndex(where: { $0.key == row.key })
        else { break }
        let extent = length()
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          naive.sections[at % count].rows.remove(at: place)
          try list.remove(row.key)
        case 1:
          naive.sections[at % count].rows[place].extent = extent
          try list.setExtent(of: row.key, to: Extent(units: extent))
        case 2:
          naive.sections[at % count].rows[place] = (fresh, extent)
          try list.replace(row.key, with: fresh, extent: Extent(units: extent))
        default:
          naive.sections[at % count].rows.remove(at: place)
          let target = Int.random(in: 0..<count, using: &random)
          let to = Int.random(in: 0...naive.sections[target].rows.count, using: &random)
          naive.sections[target].rows.insert(row, at: to)
          try list.move(row.key, to: naive.sections[target].key, at: to)
        }
      }
      try check(list, naive, using: &random)
    }
  }

  private func check(
    _ list: SectionedListIndex<Int, Int>, _ naive: Naive, using random: inout SeededGenerator
  ) throws {
    #expect(list.total.units == naive.total)
    #expect(list.sectionKeys == naive.sections.map(\.key))
    let parts = naive.parts
    var row = 0
    for part in parts {
      let expected = ListFrame(offset: Extent(units: part.offset), extent: Extent(units: part.extent))
      switch part.part {
      case .header(let key): #expect(try list.frame(ofHeader: key) == expected)
      case .footer(let key): #expect(try list.frame(ofFooter: key) == expected)
      case .row(let key):
        #expect(try list.frame(of: key) == expected)
        #expect(list.index(of: key) == row)
        #expect(try list.key(at: row) == key)
        row += 1
      }
    }
    #expect(list.count == row)
    let lower = Int64.random(in: -2...max(0, naive.total), using: &random)
    let upper = lower + Int64.random(in: 1...40, using: &random)
    let visible = list.parts(in: Extent(units: lower)..<Extent(units: upper))
    let expected = parts.filter { $0.offset < upper && $0.offset + $0.extent > lower }
    #expect(visible.map(\.part) == expected.map(\.part))
    #expect(visible.map(\.frame.offset.units) == expected.map(\.offset))
    if let anchor = list.anchor(at: Extent(units: lower)) {
      #expect(list.index(of: anchor.key) != nil)
    }
  }

  /// Header 20, rows 50 and 30, footer 10: the header sticks for 90 points and is pushed for the last 20.
  @Test func headersStickAndArePushedOff() throws {
    var list = SectionedListIndex<String, Int>()
    for (index, section) in ["a", "b"].enumerated() {
      try list.insertSection(
        section, header: points(20), footer: points(10),
        rows: [(index * 2, points(50)), (index * 2 + 1, points(30))], at: index)
    }
    let range = try list.stickyRange(of: "a")
    #expect(try range.stuck == points(0)..<points(90))
    #expect(try range.pushed == points(90)..<points(110))
    for (scroll, section, offset) in [(0.0, "a", 0.0), (45, "a", 45), (95, "a", 90), (109, "a", 90), (110, "b", 110)] {
      let header = try #require(list.stickyHeader(at: points(scroll)))
      #expect(header.section == section)
      #expect(header.frame.offset.points == offset)
    }
    #expect(try list.stickyHeader(at: points(220)) == nil)
    #expect(try list.stickyHeader(at: points(-5)) == nil)
    // The footer of the section at the lower edge: at its place, else at the edge.
    #expect(try list.stickyFooter(at: points(60))?.frame.offset.points == 50)
    #expect(try list.stickyFooter(at: points(110))?.frame.offset.points == 100)
    #expect(try list.stickyFooter(at: points(5))?.frame.offset.points == 0)
  }

  @Test func badEditsChangeNothing() throws {
    var list = SectionedListIndex<String, Int>()
    try list.insertSection("a", header: points(1), rows: [(1, points(2))], at: 0)
    #expect(throws: ListError.duplicateKey("1")) {
      try list.insertSection("b", rows: [(2, .zero), (1, .zero)], at: 0)
    }
    #expect(throws: ListError.duplicateKey("a")) { try list.insertSection("a", at: 0) }
    #expect(throws: ListError.unknownKey("z")) { try list.setHeader(of: "z", to: .zero) }
    #expect(throws: ListError.self) { try list.setHeader(of: "a", to: Extent(units: -1)) }
    #expect(throws: ListError.tooLong) { try list.setFooter(of: "a", to: Extent(points: 8e9)) }
    #expect(throws: ListError.indexOutOfRange(1, count: 0)) { try list.move(1, to: "a", at: 1) }
    #expect(list.sectionKeys == ["a"])
    #expect(list.total.points == 3)
    #expect(list.count == 1)
  }
}
