internal import Glibc

/// How long something took.
struct BenchTime {
  /// Seconds of CPU of this thread.
  var cpu: Double
  /// Seconds that passed.
  var elapsed: Double

  /// Runs `work` and times it.
  init(_ work: () throws -> Void) rethrows {
    let (cpu, elapsed) = (Self.seconds(CLOCK_THREAD_CPUTIME_ID), Self.seconds(CLOCK_MONOTONIC))
    try work()
    self.cpu = Self.seconds(CLOCK_THREAD_CPUTIME_ID) - cpu
    self.elapsed = Self.seconds(CLOCK_MONOTONIC) - elapsed
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
