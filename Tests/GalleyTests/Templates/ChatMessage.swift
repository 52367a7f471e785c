import Galley
import LayoutModel

/// A message of `Datasets/chat.ndjson` as an app would model it.
struct ChatMessage: Sendable {
  /// Who wrote it.
  enum Direction: String, ItemValue {
    case incoming = "in"
    case outgoing = "out"
  }

  /// The message that is answered.
  struct Reply: ItemValue {
    var sender: String
    var text: String

    /// Something that is there.
    var itemContent: ItemContent { .object }
  }

  /// One reaction.
  struct Reaction: Sendable {}

  var direction: Direction
  var language: String?
  var sender: String
  var text: String?
  var reply: Reply?
  var media: Size?
  var reactions: [Reaction]?
  var status: String?

  /// Reads a line of the set.
  init(_ json: JSONValue) throws {
    direction = json.text("dir") == "in" ? .incoming : .outgoing
    language = json.text("lang")
    sender = json.text("sender") ?? ""
    text = json.text("text")
    reply = json["reply"].map { Reply(sender: $0.text("sender") ?? "", text: $0.text("text") ?? "") }
    media = json["media"]?.size
    if case .array(let list)? = json["reactions"] { reactions = list.map { _ in Reaction() } }
    status = json.text("status")
  }

  /// The names of the properties in the set.
  static let fields: ItemFields<ChatMessage> = [
    "dir": .init(\.direction), "lang": .init(\.language), "sender": .init(\.sender), "text": .init(\.text),
    "reply": .init(\.reply), "reply.sender": .init(\.reply?.sender), "reply.text": .init(\.reply?.text),
    "media": .init(\.media), "reactions": .init(\.reactions), "status": .init(\.status),
  ]

  /// The cell of `Datasets/chat.layout.json`, declared in Swift.
  static let template = CellTemplate<ChatMessage>(name: "chat") {
    Row(spacing: 8, verticalAlignment: .top) {
      Spacer().id("before").hidden(unless: \.direction, equals: .outgoing)
      Box().id("avatar").width(28).height(28).hidden(unless: \.direction, equals: .incoming)
      Column(spacing: 4) {
        Text(\.sender, font: strong).id("sender").language(\.language, default: "en").maxLines(1)
          .hidden(unless: \.direction, equals: .incoming).compressionResistance(Priority(200))
        quote
        Box().id("media").width(200).aspectRatio(\.media, priority: Priority(740)).maxHeight(260).hidden(
          unless: \.media)
        Text(\.text, font: .inter(15, 21)).id("text").language(\.language, default: "en").hidden(unless: \.text)
        Box().id("reactions").height(24).hidden(unless: \.reactions)
        Row(spacing: 4, verticalAlignment: .center) {
          Spacer().id("push")
          Text("12:34", font: meta).id("time")
          Box().id("tick").width(14).height(10).hidden(unless: \.status)
        }
        .id("footer")
      }
      .id("bubble").maxWidth(280).margins(top: 8, leading: 12, bottom: 8, trailing: 12)
      Spacer().id("after").hidden(unless: \.direction, equals: .incoming)
    }
    .id("cell").margins(top: 3, leading: 12, bottom: 3, trailing: 12)
  }

  private static let strong = FontDescription.inter(13, 18, weight: 600)
  private static let meta = FontDescription.inter(12, 16)

  /// The quoted message of a reply.
  private static var quote: some ViewDeclaration<ChatMessage> {
    Row(spacing: 8) {
      Box().id("bar").width(3)
      Column(spacing: 2) {
        Text(\.reply?.sender, font: strong).id("quoteSender").language(\.language, default: "en").maxLines(1)
          .compressionResistance(Priority(200))
        Text(\.reply?.text, font: meta).id("quoteText").language(\.language, default: "en").maxLines(2)
      }
      .id("quote")
    }
    .id("reply").hidden(unless: \.reply)
  }
}
