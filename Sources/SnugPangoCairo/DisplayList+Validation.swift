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
    for (index, mark) in marks.enumerated() where !mark.shape.isDrawable(limit: limit) {
      throw .invalidMark(index: index, role: mark.role)
    }
    try validateImages()
    for tooltip in tooltips where !tooltip.box.isDrawable(limit: limit) {
      throw .invalidMark(index: marks.count, role: "tooltip of \(tooltip.subject)")
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
  fileprivate func isDrawable(limit: Double) -> Bool {
    func isInRange(_ number: Double) -> Bool { number >= 0 && number <= limit }
    return switch self {
    case .rectangle(let rect, let cornerRadius, _, let stroke):
      rect.isDrawable(limit: limit) && isInRange(cornerRadius)
        && stroke?.isDrawable(limit: limit) ?? true
    case .lines(let lines, let stroke):
      lines.joined().allSatisfy { $0.isDrawable(limit: limit) } && stroke.isDrawable(limit: limit)
    case .circle(let center, let radius, _): center.isDrawable(limit: limit) && isInRange(radius)
    case .polygon(let points, _): points.allSatisfy { $0.isDrawable(limit: limit) }
    case .hatch(let rect, let hatch):
      rect.isDrawable(limit: limit) && hatch.pitch > 0
        && (rect.width + rect.height) / hatch.pitch <= 20_000
        && hatch.stroke.isDrawable(limit: limit)
    case .text(let text):
      text.box.isDrawable(limit: limit) && abs(text.top) <= limit
        && text.clip?.isDrawable(limit: limit) ?? true
        && [text.text.font.size, text.scale].allSatisfy { $0 > 0 && $0 <= limit }
    case .image(let rect, let png): rect.isDrawable(limit: limit) && !png.isEmpty
    }
  }
}

extension Stroke {
  fileprivate func isDrawable(limit: Double) -> Bool {
    ([width] + dash).allSatisfy { $0 >= 0 && $0 <= limit }
      && (dash.isEmpty || dash.contains { $0 > 0 })
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
