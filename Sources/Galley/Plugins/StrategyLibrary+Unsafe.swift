import CStrategyPlugin
import Glibc
import LayoutModel
import StrategyPlugin

/// A shared library with strategies, loaded for as long as the process runs.
struct StrategyLibrary: Sendable {
  /// The file.
  let path: String
  private let function: galley_strategies_function

  /// The name that a plugin exports its function under.
  private static let symbol = "galley_strategies"

  /// Loads a file and checks that it speaks this version of the interface.
  ///
  /// - Throws: `LayoutError` naming the file if it is no such library.
  init(path: String) throws(LayoutError) {
    self.path = path
    // A bare name would be looked for in the system's folders instead.
    let file = path.contains("/") ? path : "./\(path)"
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw LayoutError(at: path, "is no shared library that can be loaded: \(Self.lastError(without: file))")
    }
    guard let symbol = dlsym(handle, Self.symbol) else {
      dlclose(handle)
      throw LayoutError(at: path, "is no plugin: it has no function \(Self.symbol)")
    }
    function = unsafeBitCast(symbol, to: galley_strategies_function.self)
  }

  /// Takes the function of a library that is part of the program.
  init(path: String, function: @escaping galley_strategies_function) {
    self.path = path
    self.function = function
  }

  /// The reply to a request.
  ///
  /// - Throws: `LayoutError` that the reply says, or about the file if the reply is none.
  func reply(to request: PluginRequest) throws(LayoutError) -> ObjectReader {
    let text = JSONText.bytes(of: request.message)
    var answer = Answer()
    let version = text.withUnsafeBufferPointer { text in
      withUnsafeMutablePointer(to: &answer) { answer in
        function(PluginStrategies.version, text.baseAddress, text.count, answer) { context, bytes, count in
          let answer = context?.assumingMemoryBound(to: Answer.self)
          answer?.pointee.bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
        }
      }
    }
    guard version == 0 else {
      throw LayoutError(
        at: path,
        "speaks version \(version) of the plugin interface, this galley version \(PluginStrategies.version); build it against this one"
      )
    }
    guard let bytes = answer.bytes else { throw LayoutError(at: path, "the plugin gave no answer") }
    var reader: ObjectReader
    do throws(LayoutError) {
      reader = try JSONText.value(of: bytes).reader("reply")
    } catch {
      throw LayoutError(at: path, "the plugin gave a wrong answer: \(error)")
    }
    if case .object? = reader.peek("error"), var fault = try reader.take("error")?.reader("error") {
      throw LayoutError(at: try fault.word("path"), try fault.word("problem"))
    }
    return reader
  }

  /// What a reply is put into.
  private struct Answer {
    var bytes: [UInt8]?
  }

  /// What the loader says, without the file's name, which stands before it anyway.
  private static func lastError(without file: String) -> String {
    guard let message = dlerror() else { return "unknown reason" }
    let text = String(cString: message)
    return text.hasPrefix("\(file): ") ? String(text.dropFirst(file.count + 2)) : text
  }
}
