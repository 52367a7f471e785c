internal import Foundation

do {
  let options = try SoakOptions(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(SoakOptions.usage)
  } else if let seed = options.shown {
    print(Soak.description(of: seed))
  } else {
    exit(Soak(options: options).run() ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("solver-soak: \(error)\n".utf8))
  exit(2)
}
