internal import Glibc

Interruption.watch()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), engines: .live).rawValue)
