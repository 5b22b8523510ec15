public import AutoLayout

/// What a diagram shows, and in which colours.
public struct DiagramOptions: Hashable, Sendable {
  public var appearance: Appearance
  public var annotations: Set<Annotation>

  public init(appearance: Appearance = .light, annotations: Set<Annotation> = .standard) {
    self.appearance = appearance
    self.annotations = annotations
  }

  /// What a scene says of its picture, and further settings, which win.
  public init(
    for scene: Scene, appearance: Appearance = .light,
    overriddenBy settings: OutputSettings = OutputSettings()
  ) {
    self.init(
      appearance: appearance, annotations: scene.output.annotations(overriddenBy: settings))
  }
}
