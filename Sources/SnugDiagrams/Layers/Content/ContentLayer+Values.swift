import SnugDrawing
import SnugGeometry
import SnugLayout

/// Controls that show a value: a switch, a slider, the progress of a task.
extension ContentLayer {
  /// The track of a switch. An `NSSwitch` shrinks with its view.
  var switchTrack: Rect {
    let size = system.switchSize
    let (width, height) = (size.horizontal ?? 0, size.vertical ?? 0)
    return Rect(
      x: area.minX, y: area.minY,
      width: isMac
        ? min(area.width, width) : width + system.switchInsets.total(.horizontal),
      height: isMac ? min(area.height, height) : height)
  }

  /// A track with its knob at one end.
  func drawSwitch(isOn: Bool, in sketch: inout Sketch) {
    let track = switchTrack
    rectangle(
      track, fill: isOn ? theme.ink : theme.surfaces[1], stroke: theme.edge,
      radius: track.height / 2, role: "switch", &sketch)
    let radius = min(track.width, track.height) / 2
    disc(
      Point(x: isOn ? track.maxX - radius : track.minX + radius, y: track.midY),
      radius: max(0, radius - 2), fill: theme.canvas, edge: isOn ? nil : theme.edge,
      role: "switch-knob", &sketch)
    sketch.occupy(place(track))
  }

  /// A track that is filled up to the knob.
  func drawSlider(_ slider: SliderContent, in sketch: inout Sketch) {
    let axis: Axis = slider.isVertical ? .vertical : .horizontal
    let (along, across) = (area[axis], area[axis.cross])
    let radius = min(isMac ? 8 : 12, across.length / 2, along.length / 2)
    let range = along.length - 2 * radius
    // A vertical slider has its minimum at the bottom.
    let fraction = slider.isVertical ? 1 - slider.fraction : slider.fraction
    let knob = along.start + radius + range * fraction
    let filled = Interval(between: knob, and: slider.isVertical ? along.end : along.start)
    drawTrack(along, upTo: filled, axis, across: across.middle, in: &sketch)
    disc(
      Point(axis, along: knob, across: across.middle), radius: radius, fill: theme.canvas,
      edge: theme.edge, &sketch)
    sketch.occupy(place(area))
  }

  /// A bar that is filled in proportion to the progress.
  func drawProgress(_ fraction: Double, in sketch: inout Sketch) {
    let fraction = min(1, max(0, fraction))
    drawTrack(
      area[.horizontal], upTo: Interval(start: area.minX, length: area.width * fraction),
      .horizontal, across: area.midY, in: &sketch)
    sketch.occupy(place(centered(area.width, Self.trackWidth, in: area)))
  }

  private static let trackWidth = 4.0

  /// A thin bar along an axis with a filled part.
  private func drawTrack(
    _ along: Interval, upTo filled: Interval, _ axis: Axis, across middle: Double,
    in sketch: inout Sketch
  ) {
    let width = min(Self.trackWidth, area[axis.cross].length)
    func bar(_ part: Interval) -> Rect {
      Rect(axis, along: part, across: Interval(around: middle, by: width / 2))
    }
    rectangle(bar(along), fill: theme.canvas, stroke: theme.edge, radius: width / 2, &sketch)
    rectangle(bar(filled), fill: theme.ink, radius: width / 2, &sketch)
  }

  /// Minus and plus, with a line between them.
  func drawStepper(in sketch: inout Sketch) {
    let size = system.stepperSize
    let box = centered(size.horizontal ?? 0, size.vertical ?? 0, in: area)
    rectangle(box, fill: theme.surfaces[1], stroke: theme.edge, radius: 8, &sketch)
    let arm = min(7, box.width / 8, box.height / 4)
    let quarters = (box.minX + box.width / 4, box.minX + box.width * 3 / 4)
    func line(_ x: Double, _ dx: Double, _ dy: Double) -> [Point] {
      [Point(x: x - dx, y: box.midY - dy), Point(x: x + dx, y: box.midY + dy)]
    }
    lines([line(box.midX, 0, box.height / 2 - min(7, box.height / 4))], theme.edge, &sketch)
    lines(
      [line(quarters.0, arm, 0), line(quarters.1, arm, 0), line(quarters.1, 0, arm)], theme.ink,
      width: 1.6, &sketch)
    sketch.occupy(place(box))
  }

  /// Eight spokes, three of them darker. The size does not grow with the view.
  func drawSpinner(_ style: ActivityIndicatorStyle, in sketch: inout Sketch) {
    let radius = min(area.width, area.height, style.side) / 2 * 0.86
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    let spokes = directions.map { x, y in
      [0.5, 1].map { Point(x: area.midX + x * radius * $0, y: area.midY + y * radius * $0) }
    }
    let width = radius * 0.2
    lines(Array(spokes[3...]), theme.edge, width: width, cap: .round, &sketch)
    lines(Array(spokes[..<3]), theme.ink, width: width * 1.2, cap: .round, &sketch)
    sketch.occupy(place(centered(2 * radius, 2 * radius, in: area)))
  }

  /// A dot for each page: filled for the current page, a ring for the others.
  func drawDots(_ pages: PageControlContent, in sketch: inout Sketch) {
    guard pages.numberOfPages > 0 else { return }
    let size = pages.dotsWidth
    let scale = min(1, area.width / size)
    let diameter = min(PageControlContent.dot * scale, area.height)
    let step = (PageControlContent.dot + PageControlContent.spacing) * scale
    let first = area.midX - size * scale / 2 + PageControlContent.dot * scale / 2
    for page in 0..<pages.numberOfPages {
      let isCurrent = page == pages.currentPage
      disc(
        Point(x: first + Double(page) * step, y: area.midY), radius: diameter / 2,
        fill: isCurrent ? theme.ink : theme.canvas, edge: isCurrent ? nil : theme.edge, &sketch)
    }
    sketch.occupy(place(centered(size, PageControlContent.dot, in: area)))
  }
}
