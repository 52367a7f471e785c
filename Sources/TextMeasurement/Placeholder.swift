public import LayoutModel
import Synchronization
public struct TextMetrics: Sendable, Hashable { public var lineCount: Int; public var width, height: Double; public var truncated: Bool; public var firstBaseline, lastBaseline: Double }
public final class TextMeasurer: Sendable { let f: FontDescription; let p: ParagraphStyle; let s: Double
  init(_ f: FontDescription, _ p: ParagraphStyle, _ s: Double) { self.f = f; self.p = p; self.s = s } }
public final class TextContext { public init() {} }
public final class FontLibrary: Sendable { 
  public init(directories: [String] = []) {}
  let cache = Mutex<[FontDescription: [ParagraphStyle: TextMeasurer]]>([:])
  public func measurer(for font: FontDescription, paragraph: ParagraphStyle, textScale: Double) throws(LayoutError) -> TextMeasurer { 
  cache.withLock { c in if let m = c[font]?[paragraph] { return m }; let m = TextMeasurer(font, paragraph, textScale); c[font, default: [:]][paragraph] = m; return m } } }
public enum TextRun: Sendable { case text(Range<Int>, TextMeasurer), attachment(Size) }
public struct PreparedTexts { public init() {}
 var items: [([String], TextMeasurer)] = []
 public mutating func removeAll() { items = [] }
 public mutating func append(_ utf8: ArraySlice<UInt8>, language: String?, measurer: TextMeasurer, context: TextContext) -> Int { 
   let t = String(decoding: utf8, as: UTF8.self)
   items.append((t.isEmpty ? [] : t.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), measurer)); return items.count - 1 }
 public mutating func append(_ utf8: ArraySlice<UInt8>, runs: [TextRun], language: String?, measurer: TextMeasurer, context: TextContext) -> Int { append(utf8, language: language, measurer: measurer, context: context) }
 public func metrics(of i: Int, width: Double) -> TextMetrics { 
   let (paras, m) = items[i]
   var adv = 7.0, lh = 17.0, asc = 14.0
   if case .fixed(let a, _, let l, let s) = m.f.source { adv = a; lh = l; asc = s } else { adv = m.f.size / 2; lh = m.f.lineHeight ?? m.f.size * 1.2; asc = lh * 0.8 }
   var lines = 0; var widest = 0.0
   let cap = width == .infinity ? Int.max : max(1, Int((width + 1.0/64) / adv))
   for p in paras {
     var cur = 0
     var n = 1
     for (wi, w) in p.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
       var l = w.count
       let gap = wi == 0 ? 0 : 1
       if wi > 0, cur + gap + l > cap { widest = max(widest, Double(cur) * adv); n += 1; cur = 0 } else { cur += gap }
       while l > cap - cur && cap < Int.max { let take = cap - cur; widest = max(widest, Double(cap) * adv); l -= take; n += 1; cur = 0 }
       cur += l
     }
     widest = max(widest, Double(cur) * adv)
     lines += n
   }
   let full = lines
   if m.p.maxLines > 0 { lines = min(lines, m.p.maxLines) }
   let h = Double(max(lines, m.p.minLines)) * lh
   return TextMetrics(lineCount: lines, width: widest, height: h, truncated: full > lines, firstBaseline: lines > 0 ? asc : 0, lastBaseline: lines > 0 ? Double(lines - 1) * lh + asc : 0) } }
extension PreparedTexts { public func lineStarts(of i: Int, width: Double) -> [Int] { [] } }
