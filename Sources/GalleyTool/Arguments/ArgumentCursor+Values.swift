/// Options with values of a kind.
extension ArgumentCursor {
  /// The largest length that is accepted.
  private static let lengthLimit = 1e7

  /// Takes a list of positive numbers joined by commas.
  mutating func positiveNumbers(of name: String, example: String) throws(UsageError) -> [Double]? {
    guard let list = try value(of: name) else { return nil }
    var numbers: [Double] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(word), number > 0, number <= Self.lengthLimit else {
        let wanted = "positive numbers up to 1e7 joined by commas, such as \(example)"
        throw UsageError("\(name) \(list): '\(word)' is no such number; give \(wanted)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Takes an integer of a range.
  mutating func integer(of name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let word = try value(of: name) else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw UsageError("\(name) \(word): give a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Takes one of the names of an enumeration.
  mutating func choice<Choice>(of name: String) throws(UsageError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let word = try value(of: name) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("\(name) \(word): give \(names)")
    }
    return choice
  }
}
