/// One thread's tools for preparing texts: HarfBuzz's and ICU's state, and arrays that keep their room.
///
/// Not `Sendable`: make one a worker. What a text measures never depends on what the context did before.
public final class TextContext {
  /// The text in work and the tools for it.
  var workspace: TextWorkspace

  /// Whether words are shaped apart where that changes nothing; off to compare.
  package var splitsWords: Bool {
    get { workspace.splitsWords }
    set { workspace.splitsWords = newValue }
  }

  /// Creates a context, which keeps words that it has seen in at most 32 MiB.
  public convenience init() { self.init(pageLimit: 128) }

  /// Creates a context that keeps words in at most `pageLimit` pages of 256 KiB.
  package init(pageLimit: Int) { workspace = TextWorkspace(pageLimit: pageLimit) }
}
