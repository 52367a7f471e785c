/// Documents of nested rows and columns with texts, of any number of views.
///
/// The root is a column of sections; a full section has eight views: a row of a picture and a column of two texts and a
/// row of two texts, the second of which keeps its width.
struct NestedDocument {
  /// The document.
  let json: String
  /// Fields that hold texts.
  let textFields: [String]

  /// A document of `views` views, the root included.
  init(views: Int) {
    var builder = Builder(room: views - 1)
    let sections = builder.sections()
    textFields = builder.fields
    json = """
      {"version": 1, "fonts": {"default": {"measurer": "fixed", "advance": 7, "lineHeight": 17}},
       "root": {"margins": 12, "layout": {"strategy": "column", "spacing": 8}, "children": [\(sections)]}}
      """
  }

  private struct Builder {
    /// Views that may still be added.
    var room: Int
    var fields: [String] = []

    mutating func sections() -> String {
      var sections: [String] = []
      while room > 0 { sections.append(room >= 8 ? section() : text()) }
      return sections.joined(separator: ", ")
    }

    private mutating func section() -> String {
      room -= 4
      return """
        {"layout": {"strategy": "row", "spacing": 12, "verticalAlignment": "top"}, "children": [
          {"width": 40, "height": 40},
          {"weight": 1, "layout": {"strategy": "column", "spacing": 4}, "children": [\(text()), \(text()),
            {"layout": {"strategy": "row", "spacing": 8, "verticalAlignment": "center"}, "children": [
              \(text()), \(text(#""maxLines": 1, "compressionResistance": 900, "hugging": 900"#))]}]}]}
        """
    }

    private mutating func text(_ keys: String = #""maxLines": 0"#) -> String {
      room -= 1
      let field = "t\(fields.count)"
      fields.append(field)
      return #"{"text": {"bind": "\#(field)"}, \#(keys)}"#
    }
  }
}
