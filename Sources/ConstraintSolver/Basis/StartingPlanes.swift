/// Where the search for a system's first basis starts: planes that decide one variable after another (a triangular crash
/// basis, Bixby 1992), those of equalities at high levels first.
struct StartingPlanes {
  private let form: StandardForm
  private var isDecided: [Bool]
  /// Variables of each plane that no chosen plane decides yet.
  private var openCounts: [Int]
  /// Whether a plane may be chosen yet.
  private var isOffered: [Bool]
  private var waiting: [Int] = []
  private var chosen: [Int] = []

  /// As many planes as variables, independent, in rising order.
  static func choose(_ form: StandardForm) -> [Int] {
    var planes = StartingPlanes(form)
    for level in form.costsOfLevel.dropLast() {
      planes.offer(level.filter { !$0.cost.above.isZero && !$0.cost.below.isZero }.map(\.plane))
    }
    let identities = planes.isDecided.indices.filter { !planes.isDecided[$0] }.map { form.planeCount + $0 }
    return (planes.chosen + identities).sorted()
  }

  private init(_ form: StandardForm) {
    self.form = form
    isDecided = Array(repeating: false, count: form.variableCount)
    openCounts = (0..<form.planeCount).map { form.planes[$0].count }
    isOffered = Array(repeating: false, count: form.planeCount)
  }

  /// Chooses what it can of some planes and of those offered before.
  private mutating func offer(_ planes: [Int]) {
    for plane in planes {
      isOffered[plane] = true
      waiting.append(plane)
    }
    var head = 0
    while head < waiting.count {
      let plane = waiting[head]
      head += 1
      guard openCounts[plane] == 1, let entry = form.planes[plane].first(where: { !isDecided[$0.index] }) else {
        continue
      }
      chosen.append(plane)
      isDecided[entry.index] = true
      for other in form.planesOfVariable[entry.index] {
        openCounts[other.index] -= 1
        if openCounts[other.index] == 1, isOffered[other.index] { waiting.append(other.index) }
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
