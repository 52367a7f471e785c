import BatchLayout
import Synchronization

/// Workers at rest: their word caches serve the next call.
final class WorkerPool: Sendable {
  /// A worker that no thread uses.
  ///
  /// It may cross threads: it enters and leaves the pool under the lock, and whoever took it is its only owner.
  private struct Idle: @unchecked Sendable {
    let worker: BatchWorker
  }

  private let idle = Mutex<[Idle]>([])

  /// Runs `body` with a worker that nobody else uses.
  func withWorker<Answer>(_ body: (BatchWorker) -> Answer) -> Answer {
    let taken = idle.withLock { $0.popLast() } ?? Idle(worker: BatchWorker())
    defer { idle.withLock { $0.append(taken) } }
    return body(taken.worker)
  }
}
