/// What the call asks for.
struct SoakOptions {
  /// Systems to try.
  var systems = 1_000_000
  /// The first seed.
  var seed: UInt64 = 1
  /// Threads that share the systems.
  var threads = 1
  /// Faults that are printed; all are counted.
  var printed = 40
  /// A seed whose system is to be shown.
  var shown: UInt64?
  /// Whether only the usage is wanted.
  var wantsHelp = false

  static let usage = """
    solver-soak [--systems N] [--seed S] [--threads N] [--printed N]
    solver-soak --show SEED

    Solves small random systems, one a seed, two cells each, and checks them by trying every vertex.
      --systems N  how many (default 1000000)
      --seed S     the first seed (default 1)
      --threads N  threads (default 1)
      --printed N  faults that are printed (default 40)
      --show SEED  prints the cells of a seed as lines for galley solve

    Exits with 1 if there is a fault.
    """

  /// Why a call cannot be read.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the words of a call.
  ///
  /// - Throws: `UsageError` for a word that means nothing.
  init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      guard word != "--help" else {
        wantsHelp = true
        return
      }
      guard let value = words.popFirst() else {
        throw UsageError(description: "\(word) is unknown or needs a value; see --help")
      }
      switch word {
      case "--systems": systems = Int(try Self.number(value, of: word))
      case "--seed": seed = try Self.number(value, of: word)
      case "--threads": threads = max(1, Int(try Self.number(value, of: word)))
      case "--printed": printed = Int(try Self.number(value, of: word))
      case "--show": shown = try Self.number(value, of: word)
      default: throw UsageError(description: "unknown option \(word); see --help")
      }
    }
  }

  private static func number(_ value: String, of word: String) throws -> UInt64 {
    guard let number = UInt64(value), number < UInt64(Int.max) else {
      throw UsageError(description: "\(word) needs a whole number, not \(value)")
    }
    return number
  }
}
