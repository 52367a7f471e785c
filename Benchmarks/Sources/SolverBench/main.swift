internal import Foundation

do {
  let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(BenchOptions.usage)
  } else {
    try Bench(options: options).run()
  }
} catch {
  FileHandle.standardError.write(Data("solver-bench: \(error)\n".utf8))
  exit(error is BenchOptions.UsageError ? 2 : 1)
}
