import LayoutModel

extension FontDescription {
  /// The font as documents write it.
  var json: JSONValue {
    var members: [JSONMember] = []
    var lineHeight = lineHeight
    switch source {
    case .family(let family, let weight, let italic):
      members = [JSONMember("family", .string(family)), JSONMember("weight", .number(Double(weight)))]
      if italic { members.append(JSONMember("italic", .bool(true))) }
    case .file(let file, let faceIndex):
      members = [JSONMember("file", .string(file)), JSONMember("faceIndex", .number(Double(faceIndex)))]
    case .fixed(let advance, let wideAdvance, let height, let ascent):
      members = [
        JSONMember("measurer", .string("fixed")), JSONMember("advance", .number(advance)),
        JSONMember("wideAdvance", .number(wideAdvance)), JSONMember("ascent", .number(ascent)),
      ]
      lineHeight = lineHeight ?? height
    case .registered(let name): members = [JSONMember("measurer", .string(name))]
    }
    if size != 0 || needsSize { members.append(JSONMember("size", .number(size))) }
    if let lineHeight { members.append(JSONMember("lineHeight", .number(lineHeight))) }
    if letterSpacing != 0 { members.append(JSONMember("letterSpacing", .number(letterSpacing))) }
    if !fallback.isEmpty { members.append(JSONMember("fallback", .array(fallback.map(\.json)))) }
    if let textStyle { members.append(JSONMember("textStyle", .string(textStyle))) }
    return .object(members)
  }

  /// Whether the font is a real face.
  private var needsSize: Bool {
    switch source {
    case .family, .file: true
    case .fixed, .registered: false
    }
  }
}
