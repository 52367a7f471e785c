/// What the parse of one text came to.
package enum JSONOutcome: Sendable {
  /// It is JSON.
  case parsed
  /// It is not; ``JSONFault`` says where.
  case broken
  /// It nests more levels than are read.
  case tooDeep
  /// It is longer than can be parsed.
  case tooLong
}
