import LayoutModel

/// A strategy with a key of every kind: puts members side by side.
struct ShelfStrategy: LayoutStrategy {
  /// Where members stand.
  enum Ground: String, CaseIterable {
    case top, bottom
  }

  static var memberKeys: [String] { ["slot"] }

  /// Points between members.
  var gap: Quantity
  /// Where members stand.
  var ground: Ground
  /// Members at most.
  var limit: Int
  /// How strongly members are pulled together.
  var pull: Priority
  /// Whether the last member ends the shelf.
  var isClosed: Bool
  /// Room around.
  var room: Edges<Quantity>?

  init(options: inout ObjectReader) throws(LayoutError) {
    gap = try options.quantity("gap") ?? .literal(4)
    ground = try options.choice("ground", Ground.self) ?? .bottom
    limit = try options.count("limit") ?? 9
    pull = try options.priority("pull") ?? .required
    isClosed = try options.bool("closed") ?? false
    room = try options.edges("room")
  }

  func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    for (left, right) in zip(container.members, container.members.dropFirst()) {
      sink.add(
        right.item[.leading], .equal, left.item[.trailing] + AffineForm(gap), priority: pull,
        subject: "\(right.view.id).leading")
    }
    for member in container.members {
      guard case .number? = member.view.memberOptions["slot"] ?? .number(0) else {
        throw LayoutError(at: "\(member.view.path).slot", "must be a number")
      }
    }
  }
}

/// A strategy without keys.
struct PileStrategy: LayoutStrategy {
  static var memberKeys: [String] { ["slot", "turn"] }

  init(options: inout ObjectReader) {}

  func constrain(_ container: Container, into sink: inout ConstraintSink) {}
}
