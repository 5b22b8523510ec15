public import AutoLayout

/// What a diagram shows, and in which colours.
public struct DiagramOptions: Hashable, Sendable {
  public var appearance: Appearance
  /// Whether a light picture turns dark where its reader prefers that; an SVG can, nothing else.
  public var followsColorScheme: Bool
  public var annotations: Set<Annotation>

  public init(
    appearance: Appearance = .light, followsColorScheme: Bool = false,
    annotations: Set<Annotation> = .standard
  ) {
    self.appearance = appearance
    self.followsColorScheme = followsColorScheme
    self.annotations = annotations
  }

  /// What a scene says of its picture, and further settings, which win.
  public init(
    for scene: Scene, appearance: Appearance = .light, followsColorScheme: Bool = false,
    overriddenBy settings: OutputSettings = OutputSettings()
  ) {
    self.init(
      appearance: appearance, followsColorScheme: followsColorScheme,
      annotations: scene.output.annotations(overriddenBy: settings))
  }
}
