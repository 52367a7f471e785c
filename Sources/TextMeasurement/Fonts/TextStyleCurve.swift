/// How the sizes of text styles follow the text scale: Dynamic Type's table as data.
///
/// The numbers are those of the Dynamic Type sizes for iOS in Apple's Human Interface Guidelines,
/// "Typography", written down from memory and not compared with the page or with a device. Content sizes go
/// from xSmall to AX5; the fourth, Large, is scale 1. The scale is that of the body style; between content
/// sizes it is interpolated, and beyond the table every style follows it in proportion.
enum TextStyleCurve {
  /// Points of each style at each content size.
  private static let sizes: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  /// Points of the body style at each content size.
  private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  /// The place of scale 1.
  private static let large = 3

  /// Every name that a font may give, in alphabetical order.
  static var names: [String] { sizes.keys.sorted() }

  /// What sizes of a style are multiplied by at a text scale; nil for a style that is not known.
  static func factor(_ style: String, textScale: Double) -> Double? {
    guard let points = sizes[style] else { return nil }
    let wanted = textScale * body[large]
    guard wanted > body[0] else { return points[0] / points[large] * (wanted / body[0]) }
    for place in 1..<body.count where wanted <= body[place] {
      let part = (wanted - body[place - 1]) / (body[place] - body[place - 1])
      return (points[place - 1] + part * (points[place] - points[place - 1])) / points[large]
    }
    return points[points.count - 1] / points[large] * (wanted / body[body.count - 1])
  }
}
