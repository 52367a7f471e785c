import Foundation
import Synchronization
import TextMeasurement

/// Many texts at one width on two threads, in chunks, every word seen before.
struct BatchRun {
  /// The texts, over and over.
  var texts: [[UInt8]]
  /// How they are measured.
  var measurer: TextMeasurer

  /// Texts prepared before they are measured.
  private static let chunk = 256

  /// Measures `count` texts after one pass over all that is not timed.
  func run(count: Int, rounds: Int) -> BatchResult {
    var result = BatchResult(texts: count, threads: 2, seconds: .infinity, cpuSeconds: .infinity)
    let workers = (0..<2).map { _ in Worker() }
    for worker in workers { _ = measure(0..<texts.count, worker) }
    for _ in 0..<rounds {
      let cpu = Mutex(0.0)
      let start = DispatchTime.now().uptimeNanoseconds
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        let range = thread == 0 ? 0..<count / 2 : count / 2..<count
        var height = 0.0
        let time = Clock.nanoseconds { height = measure(range, workers[thread]) }
        precondition(height > 0)
        cpu.withLock { $0 += time / 1e9 }
      }
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      result.seconds = min(result.seconds, seconds)
      result.cpuSeconds = min(result.cpuSeconds, cpu.withLock { $0 })
    }
    return result
  }

  /// What one thread keeps; `@unchecked Sendable` because one thread at a time uses it.
  private final class Worker: @unchecked Sendable {
    /// The thread's tools.
    let context = TextContext()
    /// The chunk's texts.
    var prepared = PreparedTexts()
  }

  /// The sum of heights of some texts.
  private func measure(_ range: Range<Int>, _ worker: Worker) -> Double {
    var height = 0.0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + Self.chunk, range.upperBound)
      worker.prepared.removeAll()
      for place in start..<end {
        let text = texts[place % texts.count]
        _ = worker.prepared.append(text.span, measurer: measurer, context: worker.context)
      }
      for index in 0..<end - start { height += worker.prepared.metrics(of: index, width: TextRace.width).height }
      start = end
    }
    return height
  }
}
