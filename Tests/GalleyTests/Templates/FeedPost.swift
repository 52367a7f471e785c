import Galley
import LayoutModel

/// A post of `Datasets/feed.ndjson` as an app would model it.
struct FeedPost: Sendable {
  var author: String
  var language: String?
  var domain: String?
  var title: String?
  var body: String?
  var images: [Size]

  /// The first picture's size.
  var picture: Size? { images.first }

  /// Reads a line of the set.
  init(_ json: JSONValue) {
    author = json.text("author") ?? ""
    language = json.text("lang")
    domain = json.text("domain")
    title = json.text("title")
    body = json.text("body")
    guard case .array(let images)? = json["images"] else {
      self.images = []
      return
    }
    self.images = images.compactMap(\.size)
  }

  /// The names of the properties in the set.
  static let fields: ItemFields<FeedPost> = [
    "author": .init(\.author), "lang": .init(\.language), "domain": .init(\.domain), "title": .init(\.title),
    "body": .init(\.body), "images.0": .init(\.picture),
  ]

  /// The cell of `Datasets/feed.layout.json`, declared in Swift.
  static let template = CellTemplate<FeedPost>(name: "feed") {
    Column(spacing: 8) {
      Row(spacing: 12, verticalAlignment: .center) {
        Box().id("avatar").width(40).height(40)
        Column(spacing: 2) {
          Text(\.author, font: .inter(15, 20, weight: 600)).id("author").language(\.language, default: "en").maxLines(1)
          Text(\.domain, font: .inter(13, 18)).id("domain").language(\.language, default: "en").maxLines(1)
            .hidden(unless: \.domain)
        }
        .id("byline").weight(1)
      }
      .id("header")
      Text(\.title, font: .inter(17, 22, weight: 600)).id("title").language(\.language, default: "en")
        .hidden(unless: \.title)
      Text(\.body, font: .inter(15, 21)).id("body").language(\.language, default: "en").hidden(unless: \.body)
      Box().id("picture").aspectRatio(\.picture, priority: Priority(740)).maxHeight(300).hidden(unless: \.picture)
      Row(spacing: 8) {
        for name in ["likes", "comments", "shares"] { Box().id(name).weight(1).height(32) }
      }
      .id("counts")
    }
    .id("cell").margins(top: 12, leading: 16, bottom: 12, trailing: 16)
  }
}
