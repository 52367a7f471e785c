/// Takes the arguments of a command apart: first its options, then its flags, then its positional words.
///
/// Options are `--name value` or `--name=value`, in any place before `--`; `-` is an ordinary word.
/// Options must be taken before flags, so that `--output --frames` is seen to lack a value.
struct ArgumentCursor {
  /// Words before `--` that nobody took yet.
  private var words: [String]
  /// Words after `--`, all positional.
  private var literals: [String]

  /// Creates a cursor over the words after the command's name.
  init(_ arguments: [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    words = Array(arguments[..<end])
    literals = Array(arguments[end...].dropFirst())
  }

  /// Takes all values of a repeatable option.
  mutating func values(of name: String) throws(UsageError) -> [String] {
    var values: [String] = []
    while let place = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
      let word = words.remove(at: place)
      if word != name {
        values.append(String(word.dropFirst(name.count + 1)))
      } else if place < words.count, !words[place].hasPrefix("--") {
        values.append(words.remove(at: place))
      } else {
        throw UsageError("\(name) needs a value")
      }
    }
    return values
  }

  /// Takes the value of an option that may be given once.
  mutating func value(of name: String) throws(UsageError) -> String? {
    let values = try values(of: name)
    guard values.count <= 1 else { throw UsageError("\(name) is given \(values.count) times; give it once") }
    return values.first
  }

  /// Takes a flag; whether it was there.
  mutating func flag(_ name: String) throws(UsageError) -> Bool {
    guard !words.contains(where: { $0.hasPrefix(name + "=") }) else {
      throw UsageError("\(name) takes no value")
    }
    let isThere = words.contains(name)
    words.removeAll { $0 == name }
    return isThere
  }

  /// Takes the next positional word, which messages call `name`.
  mutating func positional(_ name: String) throws(UsageError) -> String {
    if let word = words.first {
      guard word == "-" || !word.hasPrefix("-") else { throw UsageError("unknown option \(word)") }
      return words.removeFirst()
    }
    guard !literals.isEmpty else { throw UsageError("\(name) is missing") }
    return literals.removeFirst()
  }

  /// Refuses words that nobody took.
  func finish() throws(UsageError) {
    guard let stray = words.first ?? literals.first else { return }
    let isOption = !words.isEmpty && stray != "-" && stray.hasPrefix("-")
    throw UsageError(isOption ? "unknown option \(stray)" : "unexpected argument \(stray)")
  }
}
