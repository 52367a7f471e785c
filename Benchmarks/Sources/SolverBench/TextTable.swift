/// A table for a terminal: the first column left, the others right.
struct TextTable {
  private var rows: [[String]]

  /// A table with a heading.
  init(_ heading: [String]) { rows = [heading] }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines of the table.
  var text: String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { place, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return place == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension Double {
  /// The number with as many digits after the point as it needs to be read.
  var readable: String {
    switch abs(self) {
    case 1000...: grouped(Int(rounded()))
    case 100..<1000: "\(Int(rounded()))"
    case 10..<100: "\((self * 10).rounded() / 10)"
    default: "\((self * 100).rounded() / 100)"
    }
  }

  private func grouped(_ number: Int) -> String {
    let digits = Array(String(abs(number)))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }
}
