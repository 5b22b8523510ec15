import SnugGeometry

/// The fonts of a diagram; sizes in points.
///
/// There are few, because an SVG contains the outlines of every font: main texts and secondary
/// texts differ in weight and color, and not in size.
enum AnnotationFont {
  static let heading = Font(size: 16, weight: .semibold)
  static let verdict = Font(size: 13, weight: .semibold)
  static let body = Font(size: 12)
  static let bodyStrong = Font(size: 12, weight: .semibold)
  static let small = Font(size: 11)
  static let smallStrong = Font(size: 11, weight: .semibold)
  static let number = Font(size: 11, weight: .bold)
}
