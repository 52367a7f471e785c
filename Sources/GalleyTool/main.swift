internal import ConstraintSolver
internal import Glibc

// Before any other thread can use BLAS.
_ = OpenBLASCore.adapt()
Interruption.watch()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), engines: .live).rawValue)
