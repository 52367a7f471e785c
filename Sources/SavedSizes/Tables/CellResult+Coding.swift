import BatchLayout
import LayoutModel

extension CellResult {
  /// The result as bytes, with a checksum at their end.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.add(status.rawValue)
    writer.add(height)
    writer.add(UInt32(frames.count))
    for frame in frames {
      writer.add(frame.view)
      for number in [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height] { writer.add(number) }
    }
    writer.add(UInt32(contentSizes.count))
    for (view, size) in contentSizes {
      writer.add(view)
      writer.add(size.width)
      writer.add(size.height)
    }
    writer.add(UInt32(diagnostics.count))
    for diagnostic in diagnostics {
      writer.add(diagnostic.kind.rawValue)
      for names in [diagnostic.views, diagnostic.constraints] {
        writer.add(UInt32(names.count))
        for name in names { writer.add(name) }
      }
      writer.add(diagnostic.message)
    }
    writer.pad()
    writer.add(writer.checksum())
    return writer.bytes
  }

  /// The result of bytes; nil if they are damaged.
  init?(encoded: [UInt8]) {
    guard var reader = ByteReader(checked: encoded), let status = RowStatus(rawValue: reader.number()) else {
      return nil
    }
    self.init(status: status, height: reader.double())
    for _ in 0..<reader.count() {
      let view = reader.text()
      let numbers = (0..<4).map { _ in reader.double() }
      frames.append(
        NamedFrame(
          view: view, frame: Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    }
    for _ in 0..<reader.count() {
      let view = reader.text()
      let width = reader.double()
      contentSizes.append((view, Size(width: width, height: reader.double())))
    }
    for _ in 0..<reader.count() {
      guard let kind = Diagnostic.Kind(rawValue: reader.text()) else { return nil }
      let views = (0..<reader.count()).map { _ in reader.text() }
      let constraints = (0..<reader.count()).map { _ in reader.text() }
      diagnostics.append(Diagnostic(kind: kind, views: views, constraints: constraints, message: reader.text()))
    }
    guard !reader.hasFailed else { return nil }
  }
}
