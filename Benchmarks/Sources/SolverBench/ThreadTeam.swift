internal import Dispatch
internal import Synchronization

/// Threads that share the work of a run.
enum ThreadTeam {
  /// Runs `work` once for each of `count` threads, on the calling one if there is but one.
  ///
  /// - Returns: the seconds of CPU of the busiest thread: what the run would take were no other program there.
  static func run(_ count: Int, _ work: @Sendable (Int) -> Void) -> Double {
    guard count > 1 else { return BenchTime { work(0) }.cpu }
    let busiest = Mutex(0.0)
    DispatchQueue.concurrentPerform(iterations: count) { place in
      let time = BenchTime { work(place) }
      busiest.withLock { $0 = max($0, time.cpu) }
    }
    return busiest.withLock { $0 }
  }
}
