public import Drawing

extension Renderer {
  /// The picture as an SVG that shows one of its frames after the other, all in one place.
  ///
  /// Where less motion is wanted, and for viewers that know no animation, it is the picture as it
  /// is: all frames beside each other. A picture without frames stands still.
  public func animatedSVG(_ list: DisplayList) throws(RenderError) -> [UInt8] {
    guard list.frames.count > 1 else { return try svg(list) }
    try list.validate(scale: 1)
    let animation = SVGAnimation(list)
    let parts = try engine.withTypesetter { (typesetter) throws(RenderError) in
      var parts: [SVGAnimation.Drawing] = []
      for part in animation.parts {
        // A canvas for each: Cairo's drawing does not say where one ends and the next begins.
        let canvas = try Canvas(.svg, size: list.size)
        let painter = Painter(context: canvas.context, glyphs: .text, grid: nil)
        for mark in part.list.marks { painter.draw(mark, typesetter: &typesetter) }
        parts.append(
          SVGAnimation.Drawing(
            part: part, bytes: try canvas.finish(),
            texts: SVGTextLayer.texts(of: part.list, typesetter: &typesetter)))
      }
      return parts
    }
    return animation.finished(parts)
  }
}
