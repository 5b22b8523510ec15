public import SnugLayout

/// The content and the colors of a diagram.
public struct DiagramOptions: Hashable, Sendable {
  public var appearance: Appearance
  /// Whether a light picture turns dark for readers who prefer it. Only SVG supports this.
  public var followsColorScheme: Bool
  public var annotations: Set<Annotation>
  /// Whether a picture of cards is 343 points wide, for a phone, with everything below each other.
  public var isNarrow = false

  public init(
    appearance: Appearance = .light, followsColorScheme: Bool = false,
    annotations: Set<Annotation> = .standard
  ) {
    self.appearance = appearance
    self.followsColorScheme = followsColorScheme
    self.annotations = annotations
  }

  /// The options of a scene, overridden by further settings.
  public init(
    for scene: Scene, appearance: Appearance = .light, followsColorScheme: Bool = false,
    overriddenBy settings: OutputSettings = OutputSettings()
  ) {
    self.init(
      appearance: appearance, followsColorScheme: followsColorScheme,
      annotations: scene.output.annotations(overriddenBy: settings))
  }
}
