internal import ListIndex

extension RunReport {
  /// The report in a few lines for people.
  var summary: String {
    let rate = elapsed > .zero ? Int(Double(rows) / (elapsed / .seconds(1))) : 0
    let phases = [
      ("read", read), ("parse", parse), ("prepare text", engine.prepareText), ("solve", engine.solve),
      ("write", write),
    ]
    let times = phases.map { "\($0.0) \(Self.seconds($0.1))" }.joined(separator: ", ")
    return """
      items \(items), rows \(rows)\(rowsCached > 0 ? ", from the cache \(rowsCached)" : ""), not ok \(rowsNotOK), groups \(engine.groups), bases \(engine.bases)
      \(rate) cells per second: \(Self.seconds(elapsed)) on \(threads) thread\(threads == 1 ? "" : "s")
      time per phase, all threads: \(times)
      \(totals.map(Self.line).joined(separator: "\n"))

      """
  }

  /// The length of the list of all items, and whether a browser could show it in one element.
  private static func line(_ total: (cell: String, height: Double)) -> String {
    let length = "\(total.cell): \(Int(min(total.height, 1e18).rounded())) points in all"
    guard total.height > RendererLimit.anyBrowser else { return length }
    return length + "; browsers hold elements of at most 33554400 pixels, some 17895600: split or scale the list"
  }

  /// A duration in seconds with three decimals.
  private static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    let decimals = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals + " s"
  }
}
