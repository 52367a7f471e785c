/// The cells of one run: all of a chunk, or some.
struct RunCells {
  /// How many.
  let count: Int
  /// Their places in the chunk; empty for all.
  private let places: [Int]
  /// Their items.
  let items: ItemSelection

  /// All cells of a chunk.
  init(_ items: ItemSelection) {
    count = items.count
    places = []
    self.items = items
  }

  /// The cells of a chunk at `places`.
  init(_ items: ItemSelection, at places: [Int]) {
    count = places.count
    self.places = places
    self.items = ItemSelection(places.map { Int32(items[$0]) }, 0..<places.count)
  }

  /// The place in the chunk of the cell at a place of the run.
  func chunkPlace(_ place: Int) -> Int { places.isEmpty ? place : places[place] }
}
