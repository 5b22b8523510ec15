import SnugGeometry
import SnugPangoCairo
import SnugPlatform

/// The parts of pages that compare pictures. Such a page refers to nothing outside itself.
enum ComparisonPage {
  static func html(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>
    \(style)
    </style>
    <h1>\(title)</h1>
    \(body)
    </html>

    """
  }

  /// Two pictures on top of each other under a slider, with their difference below.
  static func slider(
    from old: (label: String, image: String), to new: (label: String, image: String),
    difference: String?
  ) -> [String] {
    var parts = [
      "<figure class=\"both\" style=\"--at:50%\">",
      "<div class=\"stack\">\(old.image)<div class=\"over\">\(new.image)</div></div>",
      "<label>\(old.label) <input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
        + "oninput=\"this.closest('figure').style.setProperty('--at', this.value + '%')\"> \(new.label)"
        + "</label>", "</figure>",
    ]
    if let difference {
      parts += [
        "<details><summary>The difference</summary>", "<figure>\(difference)</figure>",
        "</details>",
      ]
    }
    return parts
  }

  /// A picture in the page itself.
  static func image(_ bytes: [UInt8], isSVG: Bool, _ what: String) -> String {
    let width = width(ofPNG: bytes).map { " width=\"\($0.shortDescription)\"" } ?? ""
    return "<img alt=\"\(what)\"\(width) "
      + "src=\"data:image/\(isSVG ? "svg+xml" : "png");base64,\(Data(bytes).base64EncodedString())\">"
  }

  /// The width in points. Browsers ignore a PNG's scale and take a pixel for a point.
  private static func width(ofPNG bytes: [UInt8]) -> Double? {
    guard let header = try? PixelImage.Header(png: bytes), let scale = header.scale else {
      return nil
    }
    return (Double(header.width) / scale).rounded()
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 0; }
    section { border-top: 1px solid #858d97; margin-top: 2rem; padding-top: 1.5rem; }
    .location { margin: 0; opacity: 0.75; }
    figure { margin: 1rem 0; overflow-x: auto; }
    img { display: block; max-width: none; }
    .stack { display: grid; width: max-content; } .stack > * { grid-area: 1 / 1; }
    .over { background: Canvas; clip-path: inset(0 0 0 calc(100% - var(--at))); }
    label { display: block; margin-top: 0.5rem; } input { vertical-align: middle; width: 20rem; }
    pre { font: 12px/1.5 ui-monospace, monospace; overflow-x: auto; }
    .removed { background: #ffd7d5; color: #1b1f24; } .added { background: #ccf2d4; color: #1b1f24; }
    summary { cursor: pointer; margin: 0.5rem 0; }
    """
}
