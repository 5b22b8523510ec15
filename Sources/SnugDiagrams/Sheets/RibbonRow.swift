import SnugComparison
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// A row of a ribbon: a line for the size that a view wants, with what the view gains above it and
/// what it loses below it.
struct RibbonRow {
  let row: Ribbon.Row
  /// The sizes of the panels.
  let shown: [Double]
  /// The position of a size of the root.
  let x: (Double) -> Double
  /// Points of the picture per point of difference, the same in all rows.
  let scale: Double
  /// The distances of the line from the row's top and bottom.
  let above: Double
  let below: Double

  /// The gap between rows.
  static let apart = 6.0
  private static let textHeight = 15.0
  /// The height of a row without a line.
  private static let barHeight = 17.0

  var height: Double { above + below + Self.apart }

  init(_ row: Ribbon.Row, of ribbon: Ribbon, x: @escaping (Double) -> Double) {
    self.row = row
    shown = ribbon.shown
    self.x = x
    // Many rows are lower.
    let side: Double = ribbon.rows.count < 3 ? 26 : ribbon.rows.count < 6 ? 18 : 11
    let most = ribbon.rows.flatMap(\.runs).flatMap(\.differences).map { abs($0.amount) }.max() ?? 0
    let scale = side / max(1, most)
    self.scale = scale
    guard row.hasLine else {
      (above, below) = (Self.barHeight / 2, Self.barHeight / 2)
      return
    }
    let amounts = row.runs.flatMap(\.differences).map(\.amount)
    let (gain, loss) = (max(0, amounts.max() ?? 0), max(0, -(amounts.min() ?? 0)))
    let hasRest = row.runs.contains { $0.isAbove }
    above = max(gain > .leastShown ? gain * scale + Self.textHeight : 4, hasRest ? 18 : 4)
    below = max(
      loss > .leastShown ? loss * scale + Self.textHeight : 4, gain > .leastShown ? 18 : 4)
  }

  func draw(from y: Double, in room: Interval, _ sketch: inout Sketch) {
    guard row.hasLine else {
      for run in row.runs { drawBar(of: run, at: y, in: &sketch) }
      return
    }
    let line = y + above
    for run in row.runs { drawWedge(of: run, at: line, in: &sketch) }
    for size in shown { drawAmount(at: size, line, in: room, &sketch) }
    for run in row.runs { drawWords(of: run, at: line, in: &sketch) }
  }

  private func span(of run: Ribbon.Run) -> Interval {
    Interval(start: x(run.range.lowerBound), end: x(run.range.upperBound))
  }

  private func role(of run: Ribbon.Run) -> String {
    "ribbon-\(run.state.isConflicting ? "conflicting" : run.state.kind.rawValue)"
  }

  // MARK: - Wedges

  private func drawWedge(of run: Ribbon.Run, at line: Double, in sketch: inout Sketch) {
    let theme = sketch.theme
    let span = span(of: run)
    let edge = run.differences.map {
      Point(x: x($0.rootSize), y: line - $0.amount * scale)
    }
    let base = [Point(x: span.start, y: line), Point(x: span.end, y: line)]
    let verdict = run.state.verdict
    if let verdict, span.length > Sketch.leastTextured {
      sketch.add(
        .polygon([base[0]] + edge + [base[1]], fill: verdict.tint(in: theme)), role: role(of: run),
        subject: row.name)
      if verdict == .stretched {
        let lines = hatch(under: edge, from: line)
        if !lines.isEmpty {
          sketch.lines(
            lines, Stroke(verdict.texture(in: theme), width: 1), role: role(of: run),
            subject: row.name)
        }
        sketch.signs.insert(.gained)
      } else {
        sketch.signs.insert(.narrower)
      }
    } else {
      sketch.lines(
        [base], Stroke(theme.quietEdge, width: 1), role: role(of: run), subject: row.name)
    }
    let isZero = run.state.kind == .zero
    let color = run.state.isAmbiguous ? theme.ambiguous : verdict?.color(in: theme)
    if let color {
      sketch.lines(
        [verdict == nil ? base : [base[0]] + edge + [base[1]]],
        Stroke(color, width: isZero ? 2.5 : 1.5), role: "ribbon-edge", subject: row.name)
    }
    sketch.occupyLines([base])
  }

  /// Rising lines between a horizontal line and an edge above it.
  private func hatch(under edge: [Point], from line: Double) -> [[Point]] {
    guard let first = edge.first, let last = edge.last else { return [] }
    let (pitch, step) = (8.5, 0.5)
    let highest = edge.map { line - $0.y }.max() ?? 0
    var next = 0
    /// The height of the edge, for positions in ascending order.
    func height(_ x: Double) -> Double {
      while next + 1 < edge.count - 1, edge[next + 1].x < x { next += 1 }
      let (low, high) = (edge[next], edge[min(next + 1, edge.count - 1)])
      let share = high.x > low.x ? (x - low.x) / (high.x - low.x) : 0
      return line - low.y - share * (high.y - low.y)
    }
    let starts = stride(
      from: ((first.x - highest) / pitch).rounded(.up) * pitch, through: last.x, by: pitch)
    return starts.flatMap { start -> [[Point]] in
      next = 0
      var pieces: [[Point]] = []
      var isInside = false
      for rise in stride(from: max(0, first.x - start), through: highest, by: step)
      where start + rise <= last.x {
        let point = Point(x: start + rise, y: line - rise)
        if rise > height(point.x) {
          isInside = false
        } else if isInside {
          pieces[pieces.count - 1][1] = point
        } else {
          pieces.append([point, point])
          isInside = true
        }
      }
      return pieces.filter { $0[1].x > $0[0].x }
    }
  }

  // MARK: - Texts

  /// “+16.5” at the size of a panel.
  private func drawAmount(
    at size: Double, _ line: Double, in room: Interval, _ sketch: inout Sketch
  ) {
    guard let run = row.runs.last(where: { $0.range.contains(size) }) ?? row.runs.last,
      let verdict = run.state.verdict, let amount = run.amount(at: size), abs(amount) > .leastShown
    else { return }
    let text = amount.signedDescription
    let font = AnnotationFont.smallStrong
    let box = sketch.size(of: text, font)
    let middle = Interval(
      start: room.start + box.width / 2, end: room.end - box.width / 2
    ).clamping(x(size))
    // A wedge that falls beside its end is higher than there.
    let reach = Interval(start: middle - box.width / 2, end: middle + box.width / 2)
    let heights =
      run.differences.filter {
        (reach.start...reach.end).contains(x($0.rootSize)) && $0.amount * amount > 0
      }.map(\.amount) + [run.amount(at: size) ?? 0]
    let most = amount > 0 ? heights.max()! : heights.min()!
    let y = line - most * scale + (amount > 0 ? -box.height / 2 - 1 : box.height / 2 + 1)
    let rect = Rect(center: Point(x: middle, y: y), size: box)
    guard sketch.isFreeButForLines(rect) else { return }
    sketch.write(
      text, verdict.color(in: sketch.theme), font, around: rect.center, size: box,
      role: "ribbon-amount", subject: row.name)
  }

  /// “compressed, 2 lines” on the other side of the line.
  private func drawWords(of run: Ribbon.Run, at line: Double, in sketch: inout Sketch) {
    let color =
      run.state.isAmbiguous
      ? sketch.theme.ambiguous
      : run.state.verdict?.color(in: sketch.theme) ?? sketch.theme.secondaryInk
    let span = span(of: run)
    for words in run.words where !words.isEmpty {
      let size = sketch.size(of: words)
      let y = line + (run.isAbove ? -size.height / 2 - 2 : size.height / 2 + 2)
      let box = Rect(center: Point(x: span.middle, y: y), size: size)
      guard size.width + 12 <= span.length, sketch.isFreeButForLines(box) else { continue }
      sketch.write(
        words, color, around: box.center, size: size, role: "ribbon-word", subject: row.name)
      return
    }
  }

  // MARK: - Bars

  private func drawBar(of run: Ribbon.Run, at y: Double, in sketch: inout Sketch) {
    let theme = sketch.theme
    let bar = Rect(
      .horizontal, along: span(of: run), across: Interval(start: y, length: Self.barHeight))
    // A view with size 0 has only a line.
    let isZero = run.state.kind == .zero
    let box = isZero ? bar.inset(by: EdgeInsets(top: bar.height - 4)) : bar
    let fill = isZero ? theme.compressed : run.state.verdict?.tint(in: theme)
    sketch.rectangle(box, fill: fill, role: role(of: run), subject: row.name)
    let isOutlined = run.state.isAmbiguous && bar.width > 3
    sketch.rectangle(
      isOutlined ? bar.inset(by: EdgeInsets(all: 0.75)) : box,
      stroke: isOutlined
        ? Stroke(theme.ambiguous, width: 1.5)
        : Stroke(run.state.verdict?.color(in: theme) ?? theme.rule, width: 0.8),
      role: "ribbon-edge", subject: row.name)
    let sizes = run.words.map { ($0, sketch.size(of: $0)) }
    guard let (words, _) = sizes.first(where: { $0.1.width + 12 <= bar.width }), !words.isEmpty
    else { return }
    sketch.write(
      words, theme.ink, around: Point(x: bar.midX, y: bar.midY - (isZero ? 2 : 0)),
      role: "ribbon-word", subject: row.name)
  }
}

extension Ribbon.Row {
  /// Whether the view wants a size. Otherwise the row has bars.
  fileprivate var hasLine: Bool { runs.contains { !$0.differences.isEmpty } }
}

extension Ribbon.Run {
  /// Whether its words are above the line: what the view loses is below it.
  fileprivate var isAbove: Bool { state.verdict != .stretched }

  /// Between the nearest known differences.
  fileprivate func amount(at size: Double) -> Double? {
    guard let after = differences.first(where: { $0.rootSize >= size - 1e-6 }) else {
      return differences.last?.amount
    }
    guard let before = differences.last(where: { $0.rootSize <= size }),
      after.rootSize > before.rootSize
    else { return after.amount }
    let share = (size - before.rootSize) / (after.rootSize - before.rootSize)
    return before.amount + share * (after.amount - before.amount)
  }
}
