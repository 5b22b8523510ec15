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
    var parts: [(part: SVGAnimation.Part, content: SVGContent)] = []
    // A drawing for each: in one, a word of one frame may be told by a word of another.
    for (index, part) in animation.parts.enumerated() {
      parts.append((part, try content(of: part.list, prefix: animation.prefix(ofPart: index))))
    }
    return animation.finished(parts)
  }
}
