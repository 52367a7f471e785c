public import LayoutModel

/// A container whose children stand in a line, with the rules of StackLayout.
///
/// ```swift
/// Stack(.vertical, horizontalAlignment: .fill, verticalAlignment: .top, spacing: 8) {
///   Text(\.name).id("name")
///   Text(\.detail)
/// }
/// .layout { $0.customSpacing["name"] = 2 }
/// ```
public struct Stack<Item>: ViewDeclaration {
  /// What is declared.
  public var declaration: DeclaredView<Item>
  private var stack: StackLayout

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: The axis that the children follow each other on.
  ///   - horizontalAlignment: How they sit along x.
  ///   - verticalAlignment: How they sit along y.
  ///   - distribution: How the room along the axis is shared.
  ///   - spacing: Points between neighbours.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - content: The children.
  public init(
    _ axis: Axis, horizontalAlignment: StackAlignment = .none, verticalAlignment: StackAlignment = .none,
    distribution: StackDistribution = .none, spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder<Item> content: () -> [DeclaredView<Item>]
  ) {
    declaration = DeclaredView(
      SourcePlace(fileID: fileID, line: line), strategy: "stack", children: content())
    stack = StackLayout(
      axis, horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      distribution: distribution, spacing: spacing)
    write()
  }

  /// Changes the stack's layout: its margins, custom gaps and priorities.
  public func layout(_ change: (inout StackLayout) -> Void) -> Self {
    var view = self
    change(&view.stack)
    view.write()
    return view
  }

  private mutating func write() {
    declaration.layouts[0] = stack.members.map { DeclaredMember($0.key, .literal($0.value)) }
  }
}
