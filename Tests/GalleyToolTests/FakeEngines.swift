import BatchLayout
import LayoutModel

@testable import GalleyTool

/// Measures by arithmetic: the height is the length of the text times the scale, plus the width.
struct FakeMeasurer: CellMeasurer {
  let fields = [FieldPath("text")]
  let direction = LayoutDocument.Direction.leftToRight

  func makeWorker() -> Int { 0 }

  func measure(
    _ batch: ItemBatch, _ request: MeasureRequest, worker: inout Int
  ) -> [CellResult] {
    worker += 1
    return (0..<batch.count).flatMap { item in
      request.widths.flatMap { width in
        request.textScales.map { scale in
          if let fault = batch.faults[item] { return .failure(fault) }
          let height = Double(batch.columns[0].textLengths[item]) * scale + width
          let frame = Rectangle(x: 0, y: 0.5, width: width, height: height)
          return CellResult(
            status: .ok, height: height,
            frames: request.frames ? [NamedFrame(view: "root", frame: frame)] : [])
        }
      }
    }
  }

  func figures(of worker: Int) -> EngineFigures { EngineFigures(groups: worker) }
}

extension Engines {
  /// Engines whose answers are plain to see.
  static let fake = Engines(
    measurer: { (document, _) throws(LayoutError) in
      guard document["version"] == .number(1) else { throw LayoutError(at: "version", "expected 1") }
      return FakeMeasurer()
    },
    treeLayout: { (_) throws(LayoutError) in
      { trees in
        trees.map { tree in
          guard case .number(let width) = tree["width"] else { return .failure("width: is missing") }
          let frame = Rectangle(x: 0, y: 0, width: width, height: 1)
          return CellResult(
            status: .ambiguous, height: 1, frames: [NamedFrame(view: "root", frame: frame)],
            contentSizes: [("s", Size(width: 2, height: 3))],
            diagnostics: [Diagnostic(kind: .ambiguous, views: ["a"], message: "free")])
        }
      }
    },
    systemSolver: { _ in
      { system in
        SystemAnswer(
          status: .unsatisfiable, values: system.variables.map { _ in 1.5 },
          errors: [.init(priority: 1000, sum: 2), .init(priority: 0.5, sum: 0)], undetermined: [0],
          violated: [1])
      }
    },
    textMeasurer: { (_) throws(LayoutError) in
      { text in
        guard case .string(let string) = text["text"] else {
          return .failure(LayoutError(at: "text", "is missing"))
        }
        let width = Double(string.utf8.count)
        return .success(
          TextAnswer(
            lines: 2, width: width, height: 40, truncated: false, firstBaseline: 16, lastBaseline: 36,
            lineStarts: [0, 3]))
      }
    })
}
