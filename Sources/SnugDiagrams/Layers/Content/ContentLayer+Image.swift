import SnugDrawing
import SnugGeometry
import SnugLayout

extension ContentLayer {
  /// The image scaled to the frame, as with the default `UIView.ContentMode.scaleToFill`. Without
  /// pixels it is a placeholder with a mountain and a sun, centered in the image's own size.
  func drawImage(_ image: ImageContent, in sketch: inout Sketch) {
    var rect = laidOut.frame
    if image.png == nil {
      let intrinsic = laidOut.intrinsicContentSize.size
      rect.size.width = min(rect.width, intrinsic.horizontal ?? .infinity)
      rect.size.height = min(rect.height, intrinsic.vertical ?? .infinity)
    }
    draw(image, in: projection(rect), theme.edge, &sketch)
  }

  /// The image of a button, centered in a part of it.
  func drawImage(_ image: ImageContent, in part: Rect, _ color: Color, _ sketch: inout Sketch) {
    draw(image, in: place(centered(image.size.width, image.size.height, in: part)), color, &sketch)
  }

  private func draw(_ image: ImageContent, in box: Rect, _ color: Color, _ sketch: inout Sketch) {
    guard let png = image.png else { return drawImageSign(in: box, color, &sketch) }
    guard box.width > 0, box.height > 0 else { return }
    sketch.add(.image(box, png: png), role: "image", subject: view.name)
    sketch.occupy(box)
  }

  private func drawImageSign(in box: Rect, _ color: Color, _ sketch: inout Sketch) {
    let side = min(28, min(box.width, box.height) / 2)
    let sign = Rect(center: box.center, size: Size(width: side, height: side))
    sketch.rectangle(
      sign, stroke: Stroke(color, width: 1), cornerRadius: 2, role: "image",
      subject: view.name)
    let mountain = [(0, 0.85), (0.35, 0.4), (0.6, 0.75), (0.75, 0.6), (1, 0.9)].map(sign.point)
    sketch.lines([mountain], Stroke(color, width: 1), role: "image", subject: view.name)
    sketch.add(
      .circle(center: sign.point(0.72, 0.28), radius: side * 0.1, fill: color), role: "image",
      subject: view.name)
    sketch.occupy(sign)
  }
}
