import CPangoText
import Foundation
import LayoutModel
import TextMeasurement

guard let options = BenchOptions(Array(CommandLine.arguments.dropFirst())) else {
  print(BenchOptions.usage)
  exit(CommandLine.arguments.contains("--help") ? 0 : 2)
}
let sets = try TextSets(folder: options.datasets)
let library = FontLibrary()
var report = BenchReport()
report.pango = String(cString: pango_text_version())
for kind in TextSets.kinds where options.sets.isEmpty || options.sets.contains(kind.name) {
  let texts = sets.texts(kind, count: options.texts).map { Array($0.utf8) }
  guard !texts.isEmpty else { continue }
  for family in kind.fonts {
    let font = FontDescription(source: .family(family, weight: 400, italic: false), size: TextRace.size)
    let measurer = try library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    TextRace(set: kind.name, font: family, texts: texts, measurer: measurer)
      .run(rounds: options.rounds, into: &report)
    guard kind.name == "feed", family == kind.fonts.first, options.batch > 0 else { continue }
    let batch = BatchRun(texts: sets.texts(kind, count: 20_000).map { Array($0.utf8) }, measurer: measurer)
      .run(count: options.batch, rounds: options.rounds)
    report.batch = batch
    print(
      "  \(batch.texts) texts, 2 threads, warm: \(String(format: "%.2f", batch.seconds)) s, "
        + "CPU \(String(format: "%.2f", batch.cpuSeconds)) s")
  }
}
if let path = options.json {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(report).write(to: URL(fileURLWithPath: path))
}
