internal import Dispatch
internal import ItemReading
internal import LayoutModel
internal import Synchronization

/// Reads blocks of lines, answers them on several threads and writes the answers in the order of the input.
///
/// Every thread takes the next block under one lock, works on it alone, and hands its answer in under
/// another; whoever completes the next block in order writes all that are due. A block may be taken only
/// while fewer than ``window`` are unwritten, which bounds memory. There is no deadlock: the first
/// unwritten block is always in the hands of a thread that waits for nothing.
struct BlockPipeline {
  /// What threads lock to take a block.
  private struct Input {
    var batcher: LineBatcher<FileSource>
    var nextPlace = 0
    var isOver = false
    var time = Duration.zero
    /// Why the input ended early, if it did.
    var failure: LayoutError?
  }

  /// What threads lock to hand an answer in.
  private struct Output: Sendable {
    var sink: AnswerSink
    var waiting: [Int: BlockAnswer] = [:]
    var nextPlace = 0
    var time = Duration.zero
    /// Why writing ended early, if it did.
    var failure: (any Error)?

    /// Takes an answer and writes all that are due; how many those were, and whether writing has failed.
    mutating func accept(_ answer: BlockAnswer, at place: Int) -> (written: Int, failed: Bool) {
      waiting[place] = answer
      let start = ContinuousClock.now
      let first = nextPlace
      while let due = waiting.removeValue(forKey: nextPlace) {
        nextPlace += 1
        guard failure == nil else { continue }
        do { try sink.write(due) } catch { failure = error }
      }
      time += ContinuousClock.now - start
      return (nextPlace - first, failure != nil)
    }
  }

  /// How many threads work.
  let threads: Int

  /// How many blocks are unwritten at most.
  private var window: Int { threads * 2 + 2 }

  /// The time that reading and writing took.
  struct Times: Sendable {
    var read = Duration.zero
    var write = Duration.zero
  }

  /// Runs to the end of the input.
  ///
  /// - Parameters:
  ///   - batcher: The input.
  ///   - sink: Takes the answers.
  ///   - worker: Makes what answers blocks on one thread; called once on each.
  /// - Returns: The sink as it is at the end, and the time that reading and writing took.
  /// - Throws: What the sink threw, or the reason why the input cannot be read, once all before is written.
  func run(
    _ batcher: sending LineBatcher<FileSource>, into sink: AnswerSink,
    worker: @Sendable () -> BlockWorker
  ) throws -> (sink: AnswerSink, times: Times) {
    let input = Mutex(Input(batcher: batcher))
    let output = Mutex(Output(sink: sink))
    let permits = DispatchSemaphore(value: window)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let worker = worker()
      defer { worker.finish() }
      while true {
        permits.wait()
        guard let (place, block) = take(from: input) else {
          permits.signal()
          return
        }
        let answer = worker.answer(block)
        let (written, failed) = output.withLock { $0.accept(answer, at: place) }
        if failed { input.withLock { $0.isOver = true } }
        for _ in 0..<written { permits.signal() }
      }
    }
    let end = output.withLock { output in
      output.sink.finish()
      return output
    }
    if let failure = end.failure { throw failure }
    if let failure = input.withLock({ $0.failure }) { throw failure }
    return (end.sink, Times(read: input.withLock { $0.time }, write: end.time))
  }

  /// Takes the next block and its place, or nil when there is none.
  private func take(from input: borrowing Mutex<Input>) -> (Int, LineBlock)? {
    input.withLock { input in
      guard !input.isOver else { return nil }
      let start = ContinuousClock.now
      defer { input.time += ContinuousClock.now - start }
      do throws(LayoutError) {
        if let block = try input.batcher.next() {
          input.nextPlace += 1
          return (input.nextPlace - 1, block)
        }
      } catch {
        input.failure = error
      }
      input.isOver = true
      return nil
    }
  }
}
