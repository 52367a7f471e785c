internal import Glibc

extension OutputOptions {
  /// How many cores this process may use.
  static var coreCount: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 1024) }
}
