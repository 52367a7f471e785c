internal import Glibc

/// Seconds of CPU that work took on this thread.
func cpuTime(_ work: () throws -> Void) rethrows -> Double {
  func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let start = seconds()
  try work()
  return seconds() - start
}

extension [Double] {
  /// The value that a share of all does not exceed; 0 of none.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    return sorted.isEmpty ? 0 : sorted[Swift.min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
