import LayoutModel

extension Container {
  /// The one child of a container that takes no more, or nil if it is hidden or there is none.
  ///
  /// - Throws: `LayoutError` if the container has more children.
  func soleMember(of strategy: String) throws(LayoutError) -> Member? {
    let count = view.children?.count ?? 0
    guard count <= 1 else {
      throw LayoutError(
        at: "\(view.path).children",
        "a \(strategy) has one child, this one has \(count); put them into a view of their own")
    }
    return members.first
  }
}
