public import SnugDrawing
internal import SnugGeometry

/// Draws a display list as an SVG, a PNG or a PDF.
///
/// The measurer that measured the texts also sets them. The output is deterministic: with the same
/// Cairo, Pango, FreeType and fonts, the same display list results in the same bytes, in any thread
/// and whatever was drawn before.
public struct Renderer: Sendable {
  let measurer: PangoTextMeasurer

  public init(_ measurer: PangoTextMeasurer) { self.measurer = measurer }

  /// The picture as an SVG with one pixel per point.
  ///
  /// It has a title, a description, selectable text, and a tooltip for each view.
  ///
  /// - Parameter id: the ID of its root element, by default from its title. Pictures with different
  ///   IDs can be in the same page.
  public func svg(_ list: DisplayList, id: PictureID? = nil) throws(RenderError) -> [UInt8] {
    try svg(list, id: id, defining: [])
  }

  /// The picture as an SVG, with hidden texts for the page that it is in. They are groups without a
  /// color among its definitions.
  package func svg(
    _ list: DisplayList, id: PictureID? = nil, defining symbols: [(name: String, text: TextMark)]
  ) throws(RenderError) -> [UInt8] {
    try list.validate(scale: 1)
    return try measurer.withTypesetter { (typesetter) throws(RenderError) in
      var document = SVGDocument(list, id: id ?? PictureID(named: list.title))
      for (name, text) in symbols {
        // The visible part of a symbol is determined where it is used.
        let size = Size(width: text.box.maxX + 10_000, height: text.box.maxY + 10_000)
        let drawing = try Self.elements(
          of: [Mark(.text(text), role: name)], size: size, withTexts: false, &typesetter)
        document.define(name, drawing.elements)
      }
      let drawing = try Self.elements(of: list.marks, size: list.size, &typesetter)
      document.add(drawing.elements, drawing.texts, tooltips: list.tooltips)
      return document.finished()
    }
  }

  /// The picture as an animated SVG that shows its frames one after the other at the same position.
  ///
  /// For readers who prefer reduced motion, and in viewers without animation, it shows all frames
  /// side by side. A picture without frames is not animated.
  public func animatedSVG(
    _ list: DisplayList, id: PictureID? = nil
  ) throws(RenderError) -> [UInt8] {
    guard list.frames.count > 1 else { return try svg(list, id: id) }
    try list.validate(scale: 1)
    return try measurer.withTypesetter { (typesetter) throws(RenderError) in
      var document = SVGDocument(list, id: id ?? PictureID(named: list.title))
      let animation = SVGAnimation(list, id: document.id)
      for group in animation.groups {
        let drawing = try Self.elements(of: group.marks, size: list.size, &typesetter)
        document.add(
          drawing.elements, drawing.texts, tooltips: group.tooltips, inGroup: group.frame)
      }
      return document.finished(rules: animation.rules)
    }
  }

  /// The picture for a page that redraws it with every keystroke. It is optimized for the speed of
  /// display and not for size, and has no selectable text and no tooltips.
  package func inlineSVG(_ list: DisplayList) throws(RenderError) -> InlineSVG {
    try list.validate(scale: 1)
    return try measurer.withTypesetter { (typesetter) throws(RenderError) in
      var document = SVGDocument(list, id: PictureID(named: "picture"), isInline: true)
      let drawing = try Self.elements(
        of: list.marks, size: list.size, withTexts: false, &typesetter)
      document.add(drawing.elements, [], tooltips: [])
      return document.inline
    }
  }

  private static func elements(
    of marks: [Mark], size: Size, withTexts: Bool = true, _ typesetter: inout Typesetter
  ) throws(RenderError) -> (elements: [SVGRecorder.Element], texts: [SVGTextLayer.Text]) {
    let recorder = SVGRecorder(size: size, withTexts: withTexts)
    let painter = Painter(context: recorder.context, glyphs: .elements(recorder), grid: nil)
    for mark in marks { try painter.draw(mark, typesetter: &typesetter) }
    return (try recorder.finish(), recorder.texts ?? [])
  }

  /// The picture as a PNG with `scale` pixels per point and a transparent background.
  ///
  /// The PNG contains its resolution, so that it is placed at the same size whatever its scale. A
  /// point is 1/72 inch.
  ///
  /// Horizontal and vertical edges and lines are aligned with pixels, which moves them by at most
  /// half a pixel, and their strokes have a whole number of pixels. SVG and PDF are not aligned.
  public func png(_ list: DisplayList, scale: Double = 2) throws(RenderError) -> [UInt8] {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    try list.validate(scale: scale)
    let grid = PixelGrid(scale: scale)
    let width = (grid.roundedUp(list.size.width) * scale).rounded()
    let height = (grid.roundedUp(list.size.height) * scale).rounded()
    guard width <= 32767, height <= 32767, width * height <= Double(PixelImage.pixelLimit) else {
      throw .imageTooLarge(width: width, height: height)
    }
    let pixels = Size(width: max(1, width), height: max(1, height))
    return try measurer.withTypesetter { (typesetter) throws(RenderError) in
      let resolution = (scale / PixelImage.metersPerPoint).rounded()
      let canvas = try Canvas(
        .png(pixelsPerMeter: UInt32(exactly: resolution) ?? 0), size: pixels)
      canvas.scale(by: scale)
      let painter = Painter(
        context: canvas.context, glyphs: .outlines,
        grid: DeviceGrid(scale: scale, size: list.size))
      for mark in list.marks { try painter.draw(mark, typesetter: &typesetter) }
      return try canvas.finish()
    }
  }

  /// The picture as a PDF of one page with embedded fonts and without a date.
  public func pdf(_ list: DisplayList) throws(RenderError) -> [UInt8] {
    try list.validate(scale: 1)
    return try measurer.withTypesetter { (typesetter) throws(RenderError) in
      let canvas = try Canvas(.pdf, size: list.size)
      try canvas.describe(title: list.title)
      let painter = Painter(context: canvas.context, glyphs: .text, grid: nil)
      for mark in list.marks { try painter.draw(mark, typesetter: &typesetter) }
      return try canvas.finish()
    }
  }
}
