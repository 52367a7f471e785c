import Galley
import LayoutModel

/// A note, and its cell: with margins of 10, characters of 10 × 20 and a gap of 5, every height is a sum.
struct Note: Sendable {
  var title: String?
  var body: String?
  var picture: Size?

  /// A note of a title.
  init(_ title: String?, body: String? = nil, picture: Size? = nil) {
    self.title = title
    self.body = body
    self.picture = picture
  }

  /// The cell; its title is required and the rest may be missing.
  static let template = CellTemplate<Note>(font: Frames.font) {
    Column(spacing: 5) {
      Text(\.title).id("title")
      Text(\.body).id("body").hidden(unless: \.body)
      Box().id("picture").aspectRatio(\.picture).hidden(unless: \.picture)
    }
    .margins(10)
  }
  /// The line of `template` that declares the title.
  static let titleLine = 20

  /// Letters without a place to break: 10 of them fill 100 points.
  static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  /// The height at a width: lines of broken words, and a picture as wide as the cell inside its margins.
  func height(width: Double, textScale: Double = 1) -> Double {
    let inner = width - 20
    let lines = [title, body].compactMap(\.self).map { text in
      (Double(text.count) / (inner / (10 * textScale)).rounded(.down)).rounded(.up) * 20 * textScale
    }
    let parts = lines + (picture.map { [inner * $0.height / $0.width] } ?? [])
    return 20 + parts.reduce(0, +) + 5 * Double(parts.count - 1)
  }
}
