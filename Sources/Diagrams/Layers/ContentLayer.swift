import AutoLayout
import Drawing
import Geometry
import Typesetting

extension ViewContent {
  /// How much of the space a content does not need lies before it: none, half, or all.
  func shareOfSpaceBefore(_ axis: Axis) -> Double {
    let alignment: StyledText.Alignment? =
      switch self {
      case .label(let label): label.text.alignment
      case .button: .center
      case .textField(let field): field.visibleText?.alignment
      case .none, .image, .toggle: nil
      }
    guard let alignment else { return 0 }
    guard axis == .horizontal else { return 0.5 }
    switch alignment {
    case .natural, .left: return 0
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
    let theme = sketch.theme
    switch view.content {
    case .none, .image(nil): return
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
    let indent =
      switch text.alignment {
      case .center: slack / 2
      case .right: slack
      case .natural, .left: 0.0
      }
    // Natural alignment may be either; the whole width is kept free for it.
    let isOneSided = text.alignment != .natural || text.string.allSatisfy(\.isASCII)
    let ink = Rect(
      x: rect.minX + (isOneSided ? indent : 0), y: max(rect.minY, top),
      width: isOneSided ? width : rect.width, height: min(metrics.size.height, rect.height))
    return projection(ink)
  }

  /// A crossed box.
  private func drawImage(in sketch: inout Sketch) {
    let box = projection(laidOut.frame.inset(by: view.contentInsets))
    let stroke = Stroke(sketch.theme.edge, width: 1)
    sketch.lines(
      [
        [Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY)],
        [Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.minY)],
      ], stroke, role: "image", subject: view.name)
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
    let radius = max(0, track.height / 2 - 3)
    let x = isOn ? track.maxX - track.height / 2 : track.minX + track.height / 2
    sketch.add(
      Mark(
        .circle(center: Point(x: x, y: track.midY), radius: radius, fill: theme.canvas),
        role: "switch-knob", subject: view.name))
  }
}
