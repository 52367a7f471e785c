import Galley

/// A note of an app's own model; nothing in it knows of layout.
struct Note: Sendable {
  var title: String
  var body: String?
  var picture: Size?

  /// Some notes.
  static let all = [
    Note(title: "Sea", body: "Salt water that covers most of the earth"),
    Note(title: "Hill"),
    Note(title: "River", body: "Runs to the sea", picture: Size(width: 1600, height: 900)),
  ]
}
