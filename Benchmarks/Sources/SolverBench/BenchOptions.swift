/// What the call asks for.
struct BenchOptions {
  /// Cells of workload F that fast engines take.
  var cells = 1_000_000
  /// Rounds; each runs every engine once.
  var rounds = 7
  /// Engines by name; empty for all.
  var engines: Set<String> = []
  /// Where the results go as JSON.
  var json: String?
  /// Whether only the usage is wanted.
  var wantsHelp = false

  static let usage = """
    solver-bench [--cells N] [--rounds N] [--engines NAME,…] [--json FILE]

    Times Galley, a hand-written function, kiwi and Yoga on the same cells, one after another in each round.
      --cells N        cells of workload F (default 1000000); slow engines take fewer
      --rounds N       rounds (default 7)
      --engines NAMES  of galley, scalar, kiwi, yoga (default: all that were built); scalar always runs
      --json FILE      writes the results as JSON too
    """

  /// Why a call cannot be read.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  private static let names: Set<String> = ["galley", "scalar", "kiwi", "yoga"]

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
      case "--cells": cells = try Self.count(value, of: word)
      case "--rounds": rounds = try Self.count(value, of: word)
      case "--engines":
        engines = Set(value.split(separator: ",").map(String.init))
        guard engines.isSubset(of: Self.names) else {
          throw UsageError(description: "--engines knows galley, scalar, kiwi, yoga")
        }
      case "--json": json = value
      default: throw UsageError(description: "unknown option \(word); see --help")
      }
    }
  }

  /// Whether an engine is to run.
  func wants(_ name: String) -> Bool { engines.isEmpty || engines.contains(name) }

  private static func count(_ value: String, of word: String) throws -> Int {
    guard let count = Int(value), count > 0 else {
      throw UsageError(description: "\(word) needs a number above 0, not \(value)")
    }
    return count
  }
}
