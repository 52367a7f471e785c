import COpenBLAS
import Glibc

extension OpenBLASCore {
  /// The name of the kernels that run now.
  static var runningCore: String { openblas_get_corename().map { String(cString: $0) } ?? "" }

  /// Has OpenBLAS pick its kernels once more, by name; false where this build does not export what that takes.
  ///
  /// The functions are internal to OpenBLAS and take nothing; the variable they read is as before afterwards.
  static func load(_ core: String) -> Bool {
    typealias Function = @convention(c) () -> Void
    guard let quit = dlsym(nil, "gotoblas_dynamic_quit"), let start = dlsym(nil, "gotoblas_dynamic_init") else {
      return false
    }
    let before = getenv(variable).map { String(cString: $0) }
    setenv(variable, core, 1)
    unsafeBitCast(quit, to: Function.self)()
    unsafeBitCast(start, to: Function.self)()
    if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
    return true
  }
}
