public import LayoutModel
public struct TextMetrics: Sendable, Hashable { public var lineCount: Int; public var width, height: Double; public var truncated: Bool; public var firstBaseline, lastBaseline: Double }
public final class TextMeasurer: Sendable {}
public final class TextContext { public init() {} }
public final class FontLibrary: Sendable { public init(directories: [String] = []) {}
  public func measurer(for font: FontDescription, paragraph: ParagraphStyle, textScale: Double) throws(LayoutError) -> TextMeasurer { TextMeasurer() } }
public enum TextRun: Sendable { case text(Range<Int>, TextMeasurer), attachment(Size) }
public struct PreparedTexts { public init() {}
 public mutating func removeAll() {}
 public mutating func append(_ utf8: ArraySlice<UInt8>, language: String?, measurer: TextMeasurer, context: TextContext) -> Int { 0 }
 public mutating func append(_ utf8: ArraySlice<UInt8>, runs: [TextRun], language: String?, measurer: TextMeasurer, context: TextContext) -> Int { 0 }
 public func metrics(of i: Int, width: Double) -> TextMetrics { fatalError() } }
