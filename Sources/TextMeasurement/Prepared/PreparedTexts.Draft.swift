extension PreparedTexts {
  /// The text being added, its positions still in fixed units of 64 bits.
  struct Draft {
    /// Where the visible part of each segment ends.
    var ends: [Int64] = []
    /// Where the white space after each segment ends.
    var nexts: [Int64] = []
    /// Where each grapheme ends.
    var clusterEnds: [Int64] = []
    /// The box of a line of each grapheme, for texts whose lines differ in height.
    var clusterBoxes: [LineBox] = []
    /// Where each tab stands.
    var tabPlaces: [Int64] = []
    /// Where each box ends, before rounding.
    var boxEnds: [Int64] = []
    /// Where the box after each starts.
    var boxNexts: [Int64] = []

    /// Forgets everything.
    mutating func reset() {
      ends.removeAll(keepingCapacity: true)
      nexts.removeAll(keepingCapacity: true)
      clusterEnds.removeAll(keepingCapacity: true)
      tabPlaces.removeAll(keepingCapacity: true)
      boxEnds.removeAll(keepingCapacity: true)
      boxNexts.removeAll(keepingCapacity: true)
    }
  }
}
