public import Drawing
internal import Geometry

/// Turns a display list into the bytes of an SVG, a PNG or a PDF.
///
/// Text is set by the measurer it is made with, so that what was measured is what is drawn. The
/// same display list gives the same bytes, whatever was drawn before, from any thread, as long as
/// Cairo, Pango, FreeType and the fonts are the same.
public struct Renderer: Sendable {
  let measurer: PangoTextMeasurer

  public init(_ measurer: PangoTextMeasurer) { self.measurer = measurer }

  /// The picture as an SVG that can be in a page with others, one pixel to the point.
  ///
  /// It has a title and a description, text that can be selected, and a tooltip for each view.
  public func svg(_ list: DisplayList) throws(RenderError) -> [UInt8] {
    try svg(list, defining: [])
  }

  /// The same, with texts that it does not show: groups without a colour among its definitions, for
  /// the page it is in.
  package func svg(
    _ list: DisplayList, defining symbols: [(name: String, text: TextMark)]
  ) throws(RenderError) -> [UInt8] {
    try list.validate(scale: 1)
    let finishing = SVGFinishing(list)
    return finishing.finished(try content(of: list, defining: symbols, prefix: finishing.prefix))
  }

  /// The picture as an SVG that shows one of its frames after the other, all in one place.
  ///
  /// For readers who prefer reduced motion, and in viewers that know no animation, it shows all frames
  /// beside each other. A picture without frames does not move.
  public func animatedSVG(_ list: DisplayList) throws(RenderError) -> [UInt8] {
    guard list.frames.count > 1 else { return try svg(list) }
    try list.validate(scale: 1)
    // A drawing for each part: in one, a word of one frame may be told by a word of another.
    return try SVGAnimation(list).finished { (part, prefix) throws(RenderError) in
      try content(of: part, prefix: prefix)
    }
  }

  /// The picture for a page that shows it alone, and a new one with every keystroke: quick to show, not
  /// small, with nothing to select and no tooltips.
  package func inlineSVG(_ list: DisplayList) throws(RenderError) -> InlineSVG {
    try list.validate(scale: 1)
    let finishing = SVGFinishing(list, prefix: "picture-")
    return finishing.bare(
      try content(of: list, prefix: finishing.prefix, isInline: true))
  }

  /// The marks of a picture as SVG elements. Inline, each line of text is one path, and there is no text to
  /// select.
  func content(
    of list: DisplayList, defining symbols: [(name: String, text: TextMark)] = [],
    prefix: String, isInline: Bool = false
  ) throws(RenderError) -> SVGContent {
    try measurer.withTypesetter { (typesetter) throws(RenderError) in
      let picture = try Self.elements(
        of: list.marks, size: list.size, withTexts: !isInline, &typesetter)
      var drawings: [(name: String, elements: [SVGRecorder.Element])] = []
      for (name, text) in symbols {
        // Whoever shows a symbol decides what of it is seen.
        let size = Size(width: text.box.maxX + 10_000, height: text.box.maxY + 10_000)
        let drawing = try Self.elements(
          of: [Mark(.text(text), role: name)], size: size, withTexts: false, &typesetter)
        drawings.append((name, drawing.elements))
      }
      return SVGWriter(prefix: prefix, size: list.size, sharesGlyphs: !isInline)
        .content(picture.elements, texts: picture.texts, symbols: drawings)
    }
  }

  private static func elements(
    of marks: [Mark], size: Size, withTexts: Bool, _ typesetter: inout Typesetter
  ) throws(RenderError) -> (elements: [SVGRecorder.Element], texts: [SVGTextLayer.Text]) {
    let recorder = SVGRecorder(size: size, withTexts: withTexts)
    let painter = Painter(context: recorder.context, glyphs: .elements(recorder), grid: nil)
    for mark in marks { try painter.draw(mark, typesetter: &typesetter) }
    return (try recorder.finish(), recorder.texts ?? [])
  }

  /// The picture as a PNG of `scale` pixels to the point, transparent where nothing is drawn.
  ///
  /// A point is the seventy-second part of an inch, and the PNG says how many pixels make a metre,
  /// so that it is placed at the same size whatever its scale.
  ///
  /// Level and upright edges and lines are moved to the nearest pixels, by at most half of one, and
  /// their strokes are a whole number of pixels wide; vectors are drawn where they are.
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

  /// The picture as a PDF of one page, its fonts embedded, without a date.
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
