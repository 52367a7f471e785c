import Foundation

/// CPU time of the calling thread.
enum Clock {
  /// Nanoseconds that a body takes.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  /// CPU time so far.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
