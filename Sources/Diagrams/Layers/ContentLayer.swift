import AutoLayout
import Drawing
import Geometry
import Typesetting

extension ViewContent {
  /// How much of the space a content does not need lies before it: none, half, or all.
  func shareOfSpaceBefore(_ axis: Axis) -> Double {
    if case .button = self { return 0.5 }
    let text: StyledText? =
      switch self {
      case .label(let label): label.text
      case .textField(let field): field.visibleText
      case .none, .button, .image, .toggle, .stack: nil
      }
    guard let text else { return 0 }
    guard axis == .horizontal else { return 0.5 }
    switch text.alignment {
    case .natural: return text.isRightToLeft ? 1 : 0
    case .left: return 0
    case .center: return 0.5
    case .right: return 1
    }
  }
}

/// What a view shows, so that one recognises it: its real text in its real frame, its image, its
/// knob.
struct ContentLayer {
  private let view: View
  private let laidOut: Layout.LaidOutView
  private let projection: Projection

  init(_ view: View, _ laidOut: Layout.LaidOutView, _ projection: Projection) {
    self.view = view
    self.laidOut = laidOut
    self.projection = projection
  }

  func draw(in sketch: inout Sketch) {
    let frame = laidOut.frame
    guard frame.width > 0, frame.height > 0 else { return }
    drawContentInsets(in: &sketch)
    let theme = sketch.theme
    switch view.content {
    case .none, .image(nil), .stack: return
    case .image: drawImage(in: &sketch)
    case .toggle(let isOn): drawSwitch(isOn: isOn, in: &sketch)
    case .label(let label):
      draw(label.text, theme.ink, in: frame.inset(by: view.contentInsets), &sketch)
    case .button(let title):
      var centred = title
      centred.alignment = .center
      draw(centred, theme.constraint, in: frame.inset(by: view.contentInsets), &sketch)
    case .textField(let field):
      guard let text = field.visibleText else { return }
      let isPlaceholder = field.text?.string.isEmpty ?? true
      let inset = field.borderStyle == .roundedRect ? UIKitMetrics.roundedRectInsets : .zero
      draw(
        text, isPlaceholder ? theme.secondaryInk : theme.ink,
        in: frame.inset(by: view.contentInsets).inset(by: inset), &sketch)
    }
  }

  /// Text smaller than this in the picture, in points, nobody reads.
  private static let smallestSize = 2.5

  /// A line in the place of a text too small to be read, as long and as heavy as the text.
  private func drawUnreadable(
    _ metrics: TextMetrics, in rect: Rect, _ color: Color, _ sketch: inout Sketch
  ) {
    let box = projection(rect)
    let width = min(metrics.size.width, rect.width) * projection.zoom
    let weight = min(metrics.size.height, rect.height) * projection.zoom * 0.3
    sketch.lines(
      [[Point(x: box.minX, y: box.midY), Point(x: box.minX + width, y: box.midY)]],
      Stroke(color, width: weight), role: "content", subject: view.name)
  }

  /// The edge of the content where insets surround it.
  private func drawContentInsets(in sketch: inout Sketch) {
    let content = laidOut.frame.inset(by: view.contentInsets)
    guard view.contentInsets != .zero, content.width > 0, content.height > 0 else { return }
    sketch.rectangle(
      projection(content), stroke: Self.insetStroke(in: sketch.theme), role: "content-insets",
      subject: view.name)
  }

  static func insetStroke(in theme: Theme) -> Stroke {
    Stroke(theme.edge, width: 0.8, dash: [1, 2])
  }

  /// Sets a text as UIKit draws it: centred vertically, cut off at the view's edges.
  private func draw(
    _ text: StyledText, _ color: Color, in rect: Rect, _ sketch: inout Sketch
  ) {
    guard !text.string.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var text = text
    // Lines that do not fit are left out; one line is always drawn, clipped if it must be.
    let fitting = max(1, Int(((rect.height + 0.01) / text.font.lineHeight).rounded(.down)))
    let limit = text.lineLimit.numberOfLines
    if limit != 1 { text.lineLimit.numberOfLines = limit == 0 ? fitting : min(limit, fitting) }
    let metrics = sketch.measurer.metrics(of: text, maximumWidth: rect.width)
    if text.font.size * projection.zoom < Self.smallestSize {
      drawUnreadable(metrics, in: rect, color, &sketch)
      return
    }
    let top = rect.minY + (rect.height - metrics.size.height) / 2
    let box = projection(rect)
    sketch.add(
      Mark(
        .text(
          TextMark(
            text, color: color, box: box, top: projection(top, .vertical),
            clip: projection(laidOut.frame), scale: projection.zoom)),
        role: "content", subject: view.name))
    sketch.occupy(inkBox(of: text, metrics, top: top, in: rect))
  }

  /// Where the ink of a text lies, in the picture.
  private func inkBox(
    of text: StyledText, _ metrics: TextMetrics, top: Double, in rect: Rect
  ) -> Rect {
    let width = min(metrics.size.width, rect.width)
    let slack = rect.width - width
    // Paragraphs may run in different directions; what begins at one side then ends at the other.
    let isMixed = metrics.lineCount > 1 && text.alignment == .natural && text.hasRightToLeftLetters
    let indent =
      switch text.alignment {
      case _ where isMixed: 0.0
      case .center: slack / 2
      case .right: slack
      case .natural: text.isRightToLeft ? slack : 0
      case .left: 0.0
      }
    // A line that is higher than the room for it is cut off at the edges of the view.
    let frame = laidOut.frame
    let bottom = min(frame.maxY, top + metrics.size.height)
    let ink = Rect(
      x: rect.minX + indent, y: max(frame.minY, top), width: isMixed ? rect.width : width,
      height: bottom - max(frame.minY, top))
    return projection(ink)
  }

  /// The sign for an image, a mountain and a sun, in the middle of the image's own size.
  private func drawImage(in sketch: inout Sketch) {
    let intrinsic = laidOut.intrinsicContentSize.size
    let box = projection(
      Rect(
        x: laidOut.frame.minX, y: laidOut.frame.minY,
        width: min(laidOut.frame.width, intrinsic.horizontal ?? .infinity),
        height: min(laidOut.frame.height, intrinsic.vertical ?? .infinity)))
    let side = min(28, min(box.width, box.height) / 2)
    let sign = Rect(
      x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: sign.minX + x * side, y: sign.minY + y * side)
    }
    let theme = sketch.theme
    sketch.rectangle(
      sign, stroke: Stroke(theme.edge, width: 1), cornerRadius: 2, role: "image",
      subject: view.name)
    sketch.lines(
      [
        [
          point(0, 0.85), point(0.35, 0.4), point(0.6, 0.75), point(0.75, 0.6), point(1, 0.9),
        ]
      ], Stroke(theme.edge, width: 1), role: "image", subject: view.name)
    sketch.add(
      Mark(
        .circle(center: point(0.72, 0.28), radius: side * 0.1, fill: theme.edge), role: "image",
        subject: view.name))
    sketch.occupy(sign)
  }

  /// A track with its knob on one side.
  private func drawSwitch(isOn: Bool, in sketch: inout Sketch) {
    let theme = sketch.theme
    let size = UIKitMetrics.switchSize
    let width = min(laidOut.frame.width, size.horizontal ?? 0)
    let height = min(laidOut.frame.height, size.vertical ?? 0)
    let track = projection(
      Rect(x: laidOut.frame.minX, y: laidOut.frame.minY, width: width, height: height))
    sketch.rectangle(
      track, fill: isOn ? theme.constraint : theme.surfaces[1],
      stroke: Stroke(theme.edge, width: 1), cornerRadius: track.height / 2, role: "switch",
      subject: view.name)
    let reach = min(track.width, track.height) / 2
    let radius = max(0, reach - 3)
    let x = isOn ? track.maxX - reach : track.minX + reach
    sketch.add(
      Mark(
        .circle(center: Point(x: x, y: track.midY), radius: radius, fill: theme.canvas),
        role: "switch-knob", subject: view.name))
    sketch.occupy(track)
  }
}
