public import Drawing

extension Renderer {
  /// The picture as an SVG that shows one of its frames after the other, all in one place.
  ///
  /// Where less motion is wanted, and for viewers that know no animation, it is the picture as it
  /// is: all frames beside each other. A picture without frames stands still.
  public func animatedSVG(_ list: DisplayList) throws(RenderError) -> [UInt8] {
    guard list.frames.count > 1 else { return try svg(list) }
    try list.validate(scale: 1)
    // A drawing for each part: in one, a word of one frame may be told by a word of another.
    return try SVGAnimation(list).finished { (part, prefix) throws(RenderError) in
      try content(of: part, prefix: prefix)
    }
  }
}
