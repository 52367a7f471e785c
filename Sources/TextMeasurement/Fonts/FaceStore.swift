import LayoutModel
import Synchronization

/// Faces by file, each loaded once, and the list that serves a font description.
struct FaceStore: ~Copyable {
  /// Files asked, in this order, for clusters that no font of the description has: one or two a script.
  private static let lastResort = [
    "NotoSans-Regular.ttf", "NotoColorEmoji.ttf", "NotoSansCJK-Regular.ttc", "NotoSansArabic-Regular.ttf",
    "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf",
    "NotoSansBengali-Regular.ttf", "NotoSansTamil-Regular.ttf", "NotoSansTelugu-Regular.ttf",
    "NotoSansKannada-Regular.ttf", "NotoSansMalayalam-Regular.ttf", "NotoSansGujarati-Regular.ttf",
    "NotoSansGurmukhi-Regular.ttf", "NotoSansOriya-Regular.ttf", "NotoSansSinhala-Regular.ttf",
    "NotoSansArmenian-Regular.ttf", "NotoSansGeorgian-Regular.ttf", "NotoSansEthiopic-Regular.ttf",
    "NotoSansKhmer-Regular.ttf", "NotoSansLao-Regular.ttf", "NotoSansMyanmar-Regular.ttf",
    "NotoSerifTibetan-Regular.ttf", "NotoSansSymbols-Regular.ttf", "NotoSansSymbols2-Regular.ttf",
    "NotoSansMath-Regular.ttf", "DejaVuSans.ttf",
  ]

  /// What a face is loaded from.
  private struct Key: Hashable {
    /// The font file.
    var path: String
    /// The face's index.
    var index: Int
    /// Settings of a variable font.
    var variations: String?
  }

  /// What shaping depends on, besides the text.
  private struct Shape: Hashable {
    /// The faces.
    var faces: [ObjectIdentifier]
    /// How many of them are named.
    var declared: Int
    /// Points to the em.
    var size: Double
    /// Points after each cluster.
    var letterSpacing: Double
  }

  /// What was proven of faces that came first in a list.
  private var proofs: [ObjectIdentifier: ShapingProof] = [:]
  /// The numbers given to what shaping depends on.
  private var identities: [Shape: Int] = [:]
  /// The number to be given next, in the process.
  private static let nextIdentity = Atomic<Int>(0)
  /// The folders that are searched.
  private let folders: [String]
  /// Files by name; listed at the first need.
  private var index: FontFileIndex?
  /// Families by name; listed at the first need.
  private var families: FontFamilies?
  /// Faces loaded so far.
  private var loaded: [Key: FontFace] = [:]
  /// The faces of `lastResort` that exist; loaded at the first need.
  private var resort: [FontFace]?

  /// Starts with nothing loaded.
  init(folders: [String]) { self.folders = folders }

  /// The faces that serve a description, the primary face first, none twice, and how many of them it names.
  mutating func faces(for font: FontDescription) throws(LayoutError) -> (faces: [FontFace], declared: Int) {
    var faces = [try face(for: font.source)]
    for fallback in font.fallback {
      do throws(LayoutError) {
        faces.append(try face(for: fallback.source))
      } catch {
        throw LayoutError(at: "", "in the fallback list, \(error.problem)")
      }
    }
    var seen: Set<ObjectIdentifier> = []
    faces = faces.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let declared = faces.count
    faces += lastResortFaces().filter { seen.insert(ObjectIdentifier($0)).inserted }
    return (faces, declared)
  }

  /// A number for faces at a size with a letter spacing: the same for the same, and another in every library.
  mutating func identity(of faces: [ScaledFace], declared: Int, letterSpacing: Double) -> Int {
    let shape = Shape(
      faces: faces.map { ObjectIdentifier($0.face) }, declared: declared, size: faces.first?.size ?? 0,
      letterSpacing: letterSpacing)
    if let known = identities[shape] { return known }
    let number = Self.newIdentity()
    identities[shape] = number
    return number
  }

  /// What is proven of a face, once a face.
  mutating func proof(of face: FontFace) -> ShapingProof {
    if let known = proofs[ObjectIdentifier(face)] { return known }
    let proof = face.makeProof()
    proofs[ObjectIdentifier(face)] = proof
    return proof
  }

  /// A number that nothing else has.
  static func newIdentity() -> Int { nextIdentity.wrappingAdd(1, ordering: .relaxed).oldValue }

  /// The face of one source.
  private mutating func face(for source: FontDescription.Source) throws(LayoutError) -> FontFace {
    switch source {
    case .file(let name, let faceIndex):
      guard let path = path(named: name) else {
        let places = folders.joined(separator: ", ")
        throw LayoutError(
          at: "",
          "no font file \"\(name)\" in \(places); give a path, or a folder that holds it")
      }
      guard let face = load(path: path, index: faceIndex, variations: nil) else {
        throw LayoutError(at: "", "\(path) is no font with a face \(faceIndex); use another file or index")
      }
      return face
    case .family(let name, let weight, let italic):
      let families = self.families ?? FontFamilies(folders: folders)
      self.families = families
      guard let match = families.match(family: name, weight: weight, italic: italic),
        let face = load(path: match.path, index: match.index, variations: match.variations)
      else {
        let places = folders.joined(separator: ", ")
        throw LayoutError(at: "", "no font family \"\(name)\" in \(places); install it or name a file")
      }
      return face
    case .fixed, .registered:
      throw LayoutError(at: "", "a measurer cannot serve as a fallback font; name a family or a file")
    }
  }

  /// The path of a file: the name itself if it holds a slash, else the indexed file of that name.
  private mutating func path(named name: String) -> String? {
    if name.utf8.contains(0x2F) { return FontFileIndex.exists(name) ? name : nil }
    let index = self.index ?? FontFileIndex(folders: folders)
    self.index = index
    return index.path(named: name)
  }

  /// The face of a file, loaded once.
  private mutating func load(path: String, index: Int, variations: String?) -> FontFace? {
    let key = Key(path: path, index: index, variations: variations)
    if let known = loaded[key] { return known }
    let face = FontFace(path: path, index: index, variations: variations)
    loaded[key] = face
    return face
  }

  /// The faces asked last.
  private mutating func lastResortFaces() -> [FontFace] {
    if let resort { return resort }
    var faces: [FontFace] = []
    for name in Self.lastResort {
      if let path = path(named: name), let face = load(path: path, index: 0, variations: nil) {
        faces.append(face)
      }
    }
    resort = faces
    return faces
  }
}
