internal import ItemReading

/// What one thread does with the blocks it takes; it never leaves its thread.
struct BlockWorker {
  /// Answers a block.
  var answer: (LineBlock) -> BlockAnswer
  /// Called when there are no more blocks.
  var finish: () -> Void = {}
}
