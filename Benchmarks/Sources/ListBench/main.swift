internal import Foundation

// list-bench [--rows N] [--rounds N] [--measured-rows N] [--datasets DIR] [--json FILE]
var rows = 10_000_000
var rounds = 5
var measuredRows = 1_000_000
var datasets = "Datasets"
var json: String?

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("list-bench: \(message)\n".utf8))
  exit(2)
}

var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  guard let value = words.popFirst() else { fail("\(word) is unknown or needs a value") }
  switch (word, Int(value)) {
  case ("--rows", let count?) where count > 0: rows = count
  case ("--rounds", let count?) where count > 0: rounds = count
  case ("--measured-rows", let count?) where count > 0: measuredRows = count
  case ("--datasets", _): datasets = value
  case ("--json", _): json = value
  default: fail("\(word) \(value) means nothing")
  }
}
do {
  var bench = IndexBench(rows: rows, rounds: rounds)
  var results = try bench.run()
  results += try MeasuredBench(rows: measuredRows, changes: 2000).run(datasets)
  for result in results {
    let unit = result.operation == "memory" ? "bytes a row" : "ns"
    print("\(result.structure), \(result.operation): \(result.median) \(unit), p90 \(result.p90)")
  }
  if let json {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let all = ListResults(rows: rows, rounds: rounds, measuredRows: measuredRows, results: results)
    try encoder.encode(all).write(to: URL(fileURLWithPath: json))
  }
} catch {
  FileHandle.standardError.write(Data("list-bench: \(error)\n".utf8))
  exit(1)
}
