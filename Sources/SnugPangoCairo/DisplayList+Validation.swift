internal import SnugDrawing
internal import SnugGeometry

extension DisplayList {
  /// Throws an error for the first number that is out of Cairo's range, because Cairo would
  /// silently draw something else or nothing.
  ///
  /// - Parameter scale: device units per point.
  func validate(scale: Double) throws(RenderError) {
    // Cairo's device coordinates are 24-bit integers with eight bits of fraction.
    let limit = 0x1p22 / scale
    guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
      throw .invalidCanvas(size)
    }
    for (index, mark) in marks.enumerated() {
      if let problem = mark.shape.problem(limit: limit) {
        throw .invalidMark(index: index, role: mark.role, problem: problem)
      }
    }
    try validateImages()
    for tooltip in tooltips where !tooltip.box.isDrawable(limit: limit) {
      throw .invalidMark(
        index: marks.count, role: "tooltip", problem: "the box of '\(tooltip.subject)' is invalid")
    }
  }

  /// Throws an error if an image is not a PNG, or if the images have too many pixels in total.
  private func validateImages() throws(RenderError) {
    var files: Set<PNGKey> = []
    var pixels = 0
    for case .image(_, let png) in marks.lazy.map(\.shape)
    where files.insert(PNGKey(bytes: png)).inserted {
      let header = try PixelImage.Header(png: png)
      pixels += header.width * header.height
      guard pixels <= PixelImage.pixelLimit else {
        throw .imageTooLarge(width: Double(header.width), height: Double(header.height))
      }
    }
  }
}

extension Mark.Shape {
  /// A description of the problem with the shape; `nil` if it can be drawn.
  fileprivate func problem(limit: Double) -> String? {
    switch self {
    case .rectangle(let rect, let cornerRadius, _, let stroke):
      if !rect.isDrawable(limit: limit) { return "its rectangle is invalid" }
      if !(cornerRadius >= 0 && cornerRadius <= limit) { return "its corner radius is invalid" }
      return stroke?.problem(limit: limit)
    case .lines(let lines, let stroke):
      let isDrawable = lines.joined().allSatisfy { $0.isDrawable(limit: limit) }
      return isDrawable ? stroke.problem(limit: limit) : "one of its points is invalid"
    case .circle(let center, let radius, _):
      let isDrawable = center.isDrawable(limit: limit) && radius >= 0 && radius <= limit
      return isDrawable ? nil : "its circle is invalid"
    case .polygon(let points, _):
      let isDrawable = points.allSatisfy { $0.isDrawable(limit: limit) }
      return isDrawable ? nil : "one of its points is invalid"
    case .hatch(let rect, let hatch):
      if !rect.isDrawable(limit: limit) { return "its rectangle is invalid" }
      guard hatch.pitch > 0, (rect.width + rect.height) / hatch.pitch <= 20_000 else {
        return "its lines are too close together"
      }
      return hatch.stroke.problem(limit: limit)
    case .text(let text):
      let isDrawable =
        text.box.isDrawable(limit: limit) && abs(text.top) <= limit
        && text.clip?.isDrawable(limit: limit) != false
      if !isDrawable { return "its box is invalid" }
      let size = text.text.font.size
      guard size > 0, size <= limit else { return "its font size is invalid" }
      return text.scale > 0 && text.scale <= limit ? nil : "its scale is invalid"
    case .image(let rect, let png):
      if !rect.isDrawable(limit: limit) { return "its rectangle is invalid" }
      return png.isEmpty ? "its image has no bytes" : nil
    }
  }
}

extension Stroke {
  fileprivate func problem(limit: Double) -> String? {
    guard width >= 0, width <= limit else { return "its stroke width is invalid" }
    guard dash.allSatisfy({ $0 >= 0 && $0 <= limit }),
      dash.isEmpty || dash.contains(where: { $0 > 0 })
    else { return "its dash lengths are invalid" }
    return nil
  }
}

extension Point {
  fileprivate func isDrawable(limit: Double) -> Bool { abs(x) <= limit && abs(y) <= limit }
}

extension Rect {
  fileprivate func isDrawable(limit: Double) -> Bool {
    width >= 0 && height >= 0 && origin.isDrawable(limit: limit)
      && Point(x: maxX, y: maxY).isDrawable(limit: limit)
  }
}
