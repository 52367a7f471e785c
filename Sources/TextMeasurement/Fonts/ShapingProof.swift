/// What is proven of a face when it is first used: where text may be shaped in parts without a change.
struct ShapingProof: Sendable {
  /// What the face does beside spaces in texts of characters below U+0590.
  let simpleSpaces: SpaceRules
  /// What the face does beside spaces in any text.
  let anySpaces: SpaceRules
  /// The advances of ASCII words; nil where they are not the sum of pairs.
  let pairs: PairTable?
}
