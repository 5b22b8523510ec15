public import AutoLayout

/// What a diagram shows, and in which colours.
public struct DiagramOptions: Hashable, Sendable {
  public var appearance: Appearance
  public var annotations: Set<Annotation>

  public init(appearance: Appearance = .light, annotations: Set<Annotation> = .standard) {
    self.appearance = appearance
    self.annotations = annotations
  }
}
