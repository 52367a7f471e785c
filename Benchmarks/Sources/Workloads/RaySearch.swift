/// The lines through the origin in which planes meet.
struct RaySearch<Number: SearchNumber> {
  private let count: Int
  private let planes: [Number]
  private let planeCount: Int
  private var elimination: PlaneElimination<Number>
  private var ray: [Number]

  /// Takes planes of `count + 1` numbers, the last of which is not read.
  init(planes: [Number], count: Int) {
    self.planes = planes
    self.count = count
    planeCount = planes.count / (count + 1)
    elimination = PlaneElimination<Number>(count: count)
    ray = Array(repeating: 0, count: count)
  }

  /// Calls `body` for the line of every independent choice of planes; lines may come again.
  mutating func forEachRay(_ body: ([Number]) -> Void) { descend(depth: 0, from: 0, body) }

  private mutating func descend(depth: Int, from first: Int, _ body: ([Number]) -> Void) {
    if depth == count - 1 {
      elimination.ray(into: &ray)
      body(ray)
      return
    }
    let last = planeCount - (count - 1 - depth)
    guard first <= last else { return }
    for plane in first...last where elimination.add(planes, at: plane * (count + 1), depth: depth) {
      descend(depth: depth + 1, from: plane + 1, body)
    }
  }
}
