import BatchLayout
import Dispatch
import Galley
import LayoutModel
import Testing
import TestSupport

/// Lists of a Swift model measured by a template.
@Suite struct CellEngineTests {
  /// Notes of every structure and of many lengths.
  private static func notes(_ count: Int, seed: UInt64 = 7) -> [Note] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Note(
        Note.letters(Int.random(in: 1...60, using: &random)),
        body: Bool.random(using: &random) ? Note.letters(Int.random(in: 1...90, using: &random)) : nil,
        picture: Bool.random(using: &random)
          ? Size(width: Double(Int.random(in: 1...9, using: &random)), height: 4) : nil)
    }
  }

  /// Notes of pictures, which are measured fast.
  private static let pictures = (0..<5000).map { Note("a", picture: Size(width: 4, height: Double($0 % 97 + 1))) }

  @Test func heightsAreTheSums() throws {
    let notes = Self.notes(300)
    let heights = try CellEngine(Note.template).heights(of: notes, width: 120)
    #expect(heights.count == notes.count)
    for (note, height) in zip(notes, heights) {
      #expect(abs(note.height(width: 120) - height) <= Frames.tolerance, "\(note)")
    }
  }

  @Test func framesOfVisibleViews() throws {
    let frames = try CellEngine(Note.template).frames(
      of: [Note(Note.letters(12), picture: Size(width: 4, height: 2)), Note("a", body: "b")], width: 120)
    #expect(frames.map { $0.map(\.view) } == [["root", "title", "picture"], ["root", "title", "body"]])
    #expect(frames[0][1].frame.matches([10, 10, 100, 40]))
    #expect(frames[0][2].frame.matches([10, 55, 100, 50]))
    #expect(frames[1][2].frame.matches([10, 35, 100, 20]))
  }

  /// One call for all widths and text scales gives the bits of a call for each.
  @Test func severalWidthsAndTextScales() throws {
    let notes = Self.notes(40)
    let (widths, textScales) = ([120.0, 170, 333.5], [1.0, 1.5])
    let engine = try CellEngine(Note.template)
    let measured = engine.measure(notes, MeasureRequest(widths: widths, textScales: textScales))
    #expect(measured.count == notes.count)
    #expect(measured.widths == widths)
    #expect(measured.textScales == textScales)
    for (width, points) in widths.enumerated() {
      for (textScale, factor) in textScales.enumerated() {
        let heights = measured.heights(width: width, textScale: textScale)
        #expect(heights == engine.heights(of: notes, width: points, textScale: factor))
        #expect(measured[3, width: width, textScale: textScale].height == heights[3])
        for (note, height) in zip(notes, heights) {
          #expect(abs(note.height(width: points, textScale: factor) - height) <= Frames.tolerance)
        }
      }
    }
  }

  @Test(arguments: [1, 2, 7]) func threadsChangeNothing(_ threads: Int) throws {
    let expected = Self.pictures.map { $0.height(width: 120) }
    let heights = try CellEngine(Note.template, threads: threads).heights(of: Self.pictures, width: 120)
    #expect(zip(expected, heights).allSatisfy { abs($0 - $1) <= Frames.tolerance })
    #expect(heights == (try CellEngine(Note.template, threads: 3).heights(of: Self.pictures, width: 120)))
  }

  /// An item's height does not depend on its neighbours.
  @Test func aCellDependsOnItselfAlone() throws {
    let notes = Self.notes(60, seed: 3)
    let engine = try CellEngine(Note.template)
    let heights = engine.heights(of: notes, width: 210)
    for (note, height) in zip(notes, heights).reversed() { #expect(engine.heights(of: [note], width: 210) == [height]) }
  }

  @Test func noItems() throws {
    let engine = try CellEngine(Note.template)
    #expect(engine.heights(of: [], width: 100).isEmpty)
    #expect(engine.measure([], MeasureRequest(widths: [])).count == 0)
  }

  /// An item without its title is an error that names the property and the line; the others are measured.
  @Test func oneBadItemStopsNobody() throws {
    let engine = try CellEngine(Note.template)
    let measured = engine.measure([Note("a"), Note(nil), Note("b")], MeasureRequest(widths: [120]))
    #expect(measured.results.map(\.status) == [.ok, .error, .ok])
    #expect(measured.heights() == [40, 0, 40])
    let remark = try #require(measured[1].diagnostics.first)
    #expect(remark.kind == .error)
    #expect(remark.message.contains("title") && remark.message.contains("missing"))
    #expect(remark.sources == [SourcePlace(fileID: "GalleyTests/Note.swift", line: Note.titleLine)])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 2e7]) func widthsOutOfRange(_ width: Double) throws {
    let measured = try CellEngine(Note.template).measure([Note("a")], MeasureRequest(widths: [width]))
    #expect(measured.results.map(\.status) == [.error])
    #expect(measured[0].diagnostics.first?.message.contains("width") == true)
  }

  @Test(arguments: [Double.nan, 0, -1, .infinity]) func textScalesOutOfRange(_ textScale: Double) throws {
    let request = MeasureRequest(widths: [100], textScales: [textScale])
    #expect(try CellEngine(Note.template).measure([Note("a")], request).results.map(\.status) == [.error])
  }

  @Test(arguments: [
    Size(width: .nan, height: 1), Size(width: 1, height: .infinity), Size(width: 1, height: -1),
    Size(width: 0, height: 1),
  ])
  func picturesOutOfRange(_ size: Size) throws {
    let measured = try CellEngine(Note.template).measure(
      [Note("a", picture: size), Note("a")], MeasureRequest(widths: [100]))
    #expect(measured.results.map(\.status) == [.error, .ok])
  }

  /// Progress rises to the number of items, and the answers are those of the other call.
  @Test func progress() async throws {
    let engine = try CellEngine(Note.template, threads: 2)
    let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
    let request = MeasureRequest(widths: [120])
    let measured = try await engine.measure(Self.pictures, request) { continuation.yield($0) }
    continuation.finish()
    var seen: [Int] = []
    for await count in counts { seen.append(count) }
    #expect(seen.last == Self.pictures.count)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
    #expect(seen.count == 3)
    #expect(measured.heights() == engine.heights(of: Self.pictures, width: 120))
  }

  /// A call that waits after its first slice is cancelled there.
  @Test func cancellation() async throws {
    let engine = try CellEngine(Note.template, threads: 1)
    let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
    let gate = DispatchSemaphore(value: 0)
    let task = Task {
      try await engine.measure(Self.pictures, MeasureRequest(widths: [120])) { count in
        continuation.yield(count)
        gate.wait()
      }
    }
    var iterator = counts.makeAsyncIterator()
    #expect(await iterator.next() == 2048)
    task.cancel()
    gate.signal()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }
}
