import Drawing

/// How a bar or a part of one looks, in the lanes, in the scene and in the legend.
struct SegmentStyle {
  var fill: Color
  var stroke: Stroke
  var hatch: Hatch?
  var role: String

  init(_ kind: MeasureLane.Segment.Kind, in theme: Theme) {
    switch kind {
    case .laidOut: self = .laidOut(in: theme)
    case .fixed: self = .fixed(in: theme)
    case .ambiguous: self = .ambiguous(in: theme)
    case .stretched: self = .stretched(in: theme)
    case .compressed: self = .compressed(in: theme)
    }
  }

  private init(fill: Color, stroke: Stroke, hatch: Hatch? = nil, role: String) {
    self.fill = fill
    self.stroke = stroke
    self.hatch = hatch
    self.role = role
  }

  static func laidOut(in theme: Theme) -> Self {
    Self(fill: theme.surfaces[0], stroke: Stroke(theme.ink, width: 1), role: "laid-out")
  }

  /// Of a size that a constraint says.
  static func fixed(in theme: Theme) -> Self {
    Self(fill: theme.surfaces[0], stroke: Stroke(theme.constraint, width: 1), role: "fixed")
  }

  static func ambiguous(in theme: Theme) -> Self {
    Self(
      fill: theme.surfaces[0], stroke: Stroke(theme.conflict, width: 1.2, dash: [4, 3]),
      role: "ambiguous")
  }

  static func stretched(in theme: Theme) -> Self {
    Self(
      fill: theme.stretchedTint, stroke: Stroke(theme.stretched, width: 1),
      hatch: Hatch(
        .rising, pitch: 8, stroke: Stroke(theme.stretched, width: 0.8, dash: [1.5, 1.5])),
      role: "stretched")
  }

  static func compressed(in theme: Theme) -> Self {
    Self(
      fill: theme.compressedTint, stroke: Stroke(theme.compressed, width: 1, dash: [4, 3]),
      hatch: Hatch(.falling, pitch: 8, stroke: Stroke(theme.compressed, width: 1)),
      role: "compressed")
  }

  /// What constraints did not get.
  static func violated(in theme: Theme) -> Self {
    Self(
      fill: theme.surfaces[0], stroke: Stroke(theme.conflict, width: 1), role: "violated")
  }
}
