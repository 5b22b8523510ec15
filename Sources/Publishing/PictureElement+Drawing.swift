extension PictureElement {
  /// The element for the pictures of a drawing, named by the paths they were written to; `nil` if
  /// they were not written to files.
  public init?(_ drawing: SceneDrawing) {
    let paths = drawing.item.pictures
    guard let light = paths.first, !paths.contains("-") else { return nil }
    self.init(
      light: light, dark: paths.dropFirst().first, alternativeText: drawing.alternativeText)
  }
}
