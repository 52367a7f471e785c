/// Members by key, in the order in which keys and members came.
struct OrderedGroups<Key: Hashable, Member> {
  /// One key with its members.
  private(set) var groups: [(key: Key, members: [Member])] = []
  private var places: [Key: Int] = [:]

  /// Adds a member.
  mutating func append(_ member: Member, to key: Key) {
    if let place = places[key] {
      groups[place].members.append(member)
    } else {
      places[key] = groups.count
      groups.append((key, [member]))
    }
  }
}
