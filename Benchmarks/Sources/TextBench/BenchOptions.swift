/// What the bench was called with.
struct BenchOptions {
  /// Texts of a set.
  var texts = 2000
  /// Rounds, in each of which every engine takes its turn.
  var rounds = 5
  /// The sets to run; all when empty.
  var sets: [String] = []
  /// Where the results go as JSON; nil for nowhere.
  var json: String?
  /// Texts of the run on two threads; 0 leaves it out.
  var batch = 1_000_000
  /// The folder of items.
  var datasets = "Datasets"

  /// What `--help` prints.
  static let usage = """
    text-bench: Galley and Pango on the same texts, CPU time, taking turns

      --texts N      texts of a set (2000)
      --rounds N     rounds; medians are printed (5)
      --sets A,B     of latin, feed, cjk, arabic, hindi, thai (all)
      --batch N      texts measured on two threads (1000000; 0: none)
      --datasets DIR folder of the items that texts are taken from (Datasets)
      --json FILE    write the results there
    """

  /// Reads arguments; nil when they are wrong or help is asked for.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let key = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch key {
      case "--texts": texts = Int(value) ?? texts
      case "--rounds": rounds = max(Int(value) ?? rounds, 1)
      case "--sets": sets = value.split(separator: ",").map(String.init)
      case "--batch": batch = Int(value) ?? batch
      case "--datasets": datasets = value
      case "--json": json = value
      default: return nil
      }
    }
  }
}
