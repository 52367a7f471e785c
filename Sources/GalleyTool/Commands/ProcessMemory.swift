internal import Glibc
internal import ItemReading

/// The memory of this process, in bytes.
enum ProcessMemory {
  /// The largest so far.
  static var peak: Int {
    var usage = rusage()
    return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
  }

  /// What it has now; 0 where the system does not tell.
  static var resident: Int {
    guard let bytes = try? FileSource.contents(of: "/proc/self/statm") else { return 0 }
    let fields = bytes.split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
