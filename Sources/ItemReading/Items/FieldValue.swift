package import LayoutModel

/// The value of one field in one item, but for the bytes of its text.
package struct FieldValue: Sendable {
  /// Its kind.
  package var kind: FieldKind
  /// A number; of a size its width, NaN when it has none; zero for other kinds.
  package var number: Double
  /// Of a size its height, NaN when it has none; zero for other kinds.
  package var height: Double

  /// Whether no number in it is further from zero than `limit`; a side that a size lacks is none.
  package func isWithin(_ limit: Double) -> Bool {
    !(number.magnitude > limit || height.magnitude > limit)
  }
}
