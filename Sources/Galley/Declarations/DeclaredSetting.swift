import LayoutModel

/// What a template or tree says beside its root.
struct DeclaredSetting: Sendable {
  /// Where the template or tree is declared.
  var source: SourcePlace
  /// What leading and trailing mean.
  var direction: LayoutDocument.Direction
  /// Pixels per point; nil leaves values exact.
  var scale: Double?
  /// Insets added to the root's margins.
  var safeArea: Edges<Double>?
  /// The font of texts that name none.
  var font: FontDescription?
}
