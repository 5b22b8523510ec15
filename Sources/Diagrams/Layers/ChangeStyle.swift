import Drawing
import Geometry

/// How it looks where more or less was got than wanted: in the scene, in ledgers and in the legend.
struct ChangeStyle {
  var fill: Color
  var stroke: Stroke
  var hatch: Hatch?

  static func stretched(in theme: Theme) -> Self {
    Self(
      fill: theme.stretchedTint, stroke: Stroke(theme.stretched, width: 1),
      hatch: Hatch(.rising, pitch: 8, stroke: Stroke(theme.stretched, width: 0.8)))
  }

  static func compressed(in theme: Theme) -> Self {
    Self(
      fill: theme.compressedTint, stroke: Stroke(theme.compressed, width: 1),
      hatch: Hatch(.falling, pitch: 8, stroke: Stroke(theme.compressed, width: 1)))
  }

  /// What constraints did not get.
  static func violated(in theme: Theme) -> Self {
    Self(
      fill: theme.surfaces[0], stroke: Stroke(theme.conflict, width: 1))
  }

  func draw(in box: Rect, role: String, subject: String? = nil, _ sketch: inout Sketch) {
    sketch.rectangle(box, fill: fill, role: role, subject: subject)
    if let hatch { sketch.hatch(box, hatch, role: role, subject: subject) }
    sketch.rectangle(box, stroke: stroke, role: role, subject: subject)
  }
}
