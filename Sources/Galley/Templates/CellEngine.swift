import BatchLayout
import Glibc
public import LayoutModel
public import TextMeasurement

/// Measures the items of a list by a template: compiled once, with a few sums for each cell.
///
/// An engine may be used by any number of threads at once; it keeps what it learns of structures and words. What a
/// cell's answer is depends on the cell alone, to the bit.
public final class CellEngine<Item: Sendable>: Sendable {
  /// The engine of the template as a document.
  let engine: LayoutEngine
  /// The properties that fill the engine's columns, in their order.
  let properties: [ItemField<Item>]
  /// Where the parts of the template are declared.
  let sources: SourceMap
  /// Threads that a call uses at most.
  let threads: Int
  /// What threads keep between calls.
  let workers = WorkerPool()

  /// Compiles a template.
  ///
  /// - Parameters:
  ///   - template: How the cells are built.
  ///   - strategies: The strategies that it may name.
  ///   - fonts: The fonts of its texts.
  ///   - threads: Threads that a call uses at most; nil is one a core.
  /// - Throws: `LayoutError` if the template is wrong; it names the line of the declaration.
  public init(
    _ template: CellTemplate<Item>, strategies: StrategyRegistry = .builtIn, fonts: FontLibrary = FontLibrary(),
    threads: Int? = nil
  ) throws(LayoutError) {
    let written = try WrittenTemplate(template)
    sources = written.sources
    self.threads = max(1, threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    do throws(LayoutError) {
      engine = try LayoutEngine(written.json, strategies: strategies, fonts: fonts)
    } catch {
      throw written.sources.locating(error)
    }
    var properties: [ItemField<Item>] = []
    for field in engine.fields {
      guard let property = written.fields[field.description] else {
        let known = written.fields.keys.sorted().joined(separator: ", ")
        throw LayoutError(
          at: "", "the document reads the field \"\(field)\", which the fields do not name; they name \(known)")
      }
      properties.append(property)
    }
    self.properties = properties
  }

  /// Structures compiled so far.
  public var groupCount: Int { engine.groupCount }

  /// Bases met so far, over all structures.
  public var basisCount: Int { engine.basisCount }
}
