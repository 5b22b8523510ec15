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
      // A canvas for each: Cairo's drawing does not say where one ends and the next begins.
      for part in animation.parts {
        let (bytes, texts) = try Self.drawing(of: part.list, typesetter: &typesetter)
        parts.append(SVGAnimation.Drawing(part: part, bytes: bytes, texts: texts))
      }
      return parts
    }
    return animation.finished(parts)
  }
}
