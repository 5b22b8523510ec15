import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Draws the views of strips with their contents.
struct StripCells {
  let layout: Layout
  let scale: Double
  /// Whether what a view gained has its number, because there is none below.
  var isPlated = false

  /// The size below which a text is hard to read, in points.
  static let leastText = 11.0
  /// The size, in points, to which texts that are smaller at the strip's scale are enlarged.
  var least = leastText
  /// The least size of letters that would not fit otherwise.
  static let leastShrunk = 8.0

  /// - Parameters:
  ///   - beyond: the interval of the row that does not fit.
  ///   - verdict: why it does not fit.
  func draw(
    _ cell: Strip.Cell, in box: Rect, axis: Axis = .horizontal, beyond: Interval?,
    _ verdict: Verdict, isMirrored: Bool, _ sketch: inout Sketch
  ) {
    guard let id = cell.view, cell.length != 0 || cell.verdict != nil else { return }
    let theme = sketch.theme
    let name = layout.scene[id].name
    let color = cell.verdict?.color(in: theme)
    if min(box.width, box.height) < Sketch.leastFilled {
      sketch.lines(
        [box.line(across: axis, at: box.center[axis])],
        Stroke(color ?? theme.quietEdge, width: 2.5), role: "strip-view", subject: name)
      if cell.verdict != nil { sketch.signs.insert(.nothingLeft(axis)) }
      return
    }
    let isBeyond = beyond.map(box[axis].overlaps) ?? false
    if cell.verdict == nil, !isBeyond, case .none = layout.scene[id].content {
      sketch.rectangle(
        box, fill: theme.surfaces[0], stroke: Stroke(theme.quietEdge, width: 1),
        role: "strip-view", subject: name)
      return
    }
    sketch.rectangle(box, fill: theme.surfaces[0], role: "strip-view", subject: name)
    sketch.stripBeyond(beyond, in: box, axis, verdict, subject: name)
    let hasTrack = layout.scene[id].content.traits.hasTrack
    if hasTrack { drawContent(of: id, cell, in: box, axis, dotted: nil, &sketch) }
    let gain =
      cell.gain > .leastShown && cell.verdict != nil
      ? gain(of: cell, id, box, axis, isMirrored) : []
    if let own = cell.verdict, let part = gain.first {
      for part in gain {
        sketch.texture(
          part, own == .ambiguous ? .open : .gained, own, isTinted: !hasTrack, role: "strip-gain",
          subject: name)
      }
      let edge = part[axis].start == box[axis].start ? part[axis].end : part[axis].start
      // Not through the texts of a track, which are where it gains.
      let line =
        hasTrack
        ? sketch.visible(axis.cross, box[axis.cross], across: edge)
        : [box.line(across: axis, at: edge)]
      sketch.lines(line, Overview.dotted(theme), role: "strip-gain")
      for part in gain where hasTrack { sketch.redrawTexts(of: [name], in: part) }
    }
    let tinted = isBeyond ? beyond.map { ($0, verdict.tint(in: theme)) } : nil
    let words = hasTrack ? nil : drawContent(of: id, cell, in: box, axis, dotted: tinted, &sketch)
    if let own = cell.verdict, let part = gain.first, own == .ambiguous || isPlated {
      let free = words.map { part.rest(beside: $0, along: axis) } ?? part
      let text = cell.gain.signedDescription
      let size = sketch.size(of: text, AnnotationFont.smallStrong)
      if size.width + 10 < free.width, size.height <= free.height {
        sketch.plate(
          text, own, around: free.center, size: size, role: "strip-gain", subject: name)
      }
    }
    let isDashed = cell.isDashed || cell.isBroken && axis == .horizontal && beyond != nil
    sketch.stripOutline(cell, in: box, isDashed: isDashed, hasGain: !gain.isEmpty, subject: name)
  }

  /// The parts beyond the wanted size, where the content leaves room.
  private func gain(
    of cell: Strip.Cell, _ id: ViewID, _ box: Rect, _ axis: Axis, _ isMirrored: Bool
  ) -> [Rect] {
    let length = cell.gain * scale
    var share = layout.scene[id].content.traits.position[axis]
    if isMirrored, axis == .horizontal, layout.scene[id].content.mainText == nil {
      share = 1 - share
    }
    let before = length * share
    let parts = [
      Interval(start: box[axis].start, length: before),
      Interval(start: box[axis].end - (length - before), end: box[axis].end),
    ]
    return parts.filter { $0.length > Sketch.leastTextured }
      .map { Rect(axis, along: $0, across: box[axis.cross]) }
      .sorted { $0[axis].length > $1[axis].length }
  }

  /// Returns the place of its text, if it has one.
  ///
  /// - Parameter dotted: where dots, which would seem to strike the text out, and their ground.
  @discardableResult
  private func drawContent(
    of id: ViewID, _ cell: Strip.Cell, in box: Rect, _ axis: Axis,
    dotted: (Interval, ground: Color)?, _ sketch: inout Sketch
  ) -> Rect? {
    let view = layout.scene[id]
    let theme = sketch.theme
    if view.content.traits.isText, var text = view.content.mainText, !text.string.isEmpty {
      text = text.scaled(by: layout[id].intrinsicContentSize.fontScale)
      let height = sketch.measurer.metrics(of: oneLine(text), maximumWidth: nil).size.height * scale
      var factor = max(
        min(1, (box.height - 1) / height), least / (text.font.size * scale))
      // Letters that can be read may be higher than a low view.
      guard axis == .horizontal || box.height >= height * max(0.9, factor) else { return nil }
      text = text.scaled(by: factor)
      var (inset, isPlaceholder) = (0.0, false)
      if case .textField(let field) = view.content {
        isPlaceholder = field.isEmpty
        if field.borderStyle == .roundedRect {
          inset = TextFieldContent.roundedRectInsets.left * scale
        }
      }
      let isCentered = view.content.traits.position.horizontal == 0.5
      if isCentered { text.alignment = .center }
      var rect = box.inset(by: EdgeInsets(left: inset, right: inset))
      let natural = sketch.measurer.metrics(of: oneLine(text), maximumWidth: nil)
      let wanted = natural.size.width * scale
      let isTooLong = wanted > rect.width + 0.6 + 2 * scale
      // A text that fits its view is not cut because its letters are larger than the strip, and one that is
      // cut there is cut at the same place where they are smaller.
      let isAsDrawn = abs(cell.length - layout[id].alignmentRect.size[axis]) < .sameLength
      let isCutInScene = isAsDrawn && layout.cutsText(of: id, .horizontal)
      // That of a button wraps beside its insets.
      let linesInScene =
        isAsDrawn && axis == .horizontal
        ? Wording(layout: layout).wrappedLines(id)?.lineCount ?? 1 : 1
      let isCut =
        axis == .horizontal
        ? wanted / factor > rect.width + 0.6 + 2 * scale || isCutInScene || linesInScene > 1
        : layout.cutsText(of: id, .horizontal)
      if isCutInScene, axis == .horizontal {
        rect = rect.inset(by: EdgeInsets(right: rect.width * max(0, 1 - factor)))
      }
      let lines =
        axis == .horizontal && isCut && cell.gain <= 0
          && !(isAsDrawn && layout.cutsText(of: id, .vertical))
        ? max(linesInScene, lineCount(of: view, cell, sketch)) : 1
      let words = "\(lines) lines"
      let noteSize = sketch.size(of: words, AnnotationFont.small)
      let hasNote = lines > 1 && !cell.isCutShort && rect.width > noteSize.width + 24
      if hasNote { rect = rect.inset(by: EdgeInsets(right: noteSize.width + 10)) }
      // In what the view gained there are no lines.
      let lineCount = Int((box.height - max(0, cell.gain) * scale) / (height * factor))
      if axis == .vertical, view.content.adaptsToWidth, lineCount > 0 {
        // Only the view itself cuts its text.
        text.lineLimit = LineLimit(
          numberOfLines: lineCount, lineBreakMode: isCut ? .byTruncatingTail : .byWordWrapping)
      } else {
        text = oneLine(text)
        if !isCut || cell.isCutShort {
          text.lineLimit.lineBreakMode = .byClipping
          if isTooLong, !cell.isCutShort {
            let whole = fitting(text, width: rect.width, factor: &factor, sketch)
            guard let whole else { return nil }
            text = whole
          }
        } else if lines > 1 {
          // Without their number its first line would seem to be cut.
          guard hasNote else {
            let place = Rect(center: box.center, size: noteSize)
            guard noteSize.width + 4 < rect.width, dotted == nil else { return nil }
            sketch.write(
              words, theme.secondaryInk, AnnotationFont.small, in: place, role: "strip-note")
            return place
          }
          text.lineLimit.lineBreakMode = .byTruncatingTail
        }
      }
      let metrics = sketch.measurer.metrics(
        of: text,
        maximumWidth: text.lineLimit.lineBreakMode == .byClipping ? nil : rect.width / scale)
      let size = Size(width: metrics.size.width * scale, height: metrics.size.height * scale)
      // What does not fit is seen from its beginning.
      let isClipped = axis == .horizontal && metrics.size.width * scale > rect.width + 1
      if isClipped { text.alignment = .natural }
      let share =
        text.isRightToLeft || text.alignment == .right ? 1 : isCentered && !isClipped ? 0.5 : 0
      let place = Rect(
        x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2, size
      ).clamping(box)
      // Letters larger than the strip reach into what the view gained.
      if axis == .horizontal, cell.gain > 0, factor > 1 {
        sketch.rectangle(place, fill: theme.surfaces[0], role: "strip-view", subject: view.name)
      }
      if let (span, ground) = dotted, place[axis].overlaps(span) {
        let part = Rect(axis, along: place[axis].shared(with: span), across: place[axis.cross])
        sketch.rectangle(part, fill: ground, role: "strip-beyond", subject: view.name)
      }
      let mark = TextMark(
        text, color: isPlaceholder ? theme.secondaryInk : theme.ink, box: rect,
        top: rect.midY - size.height / 2,
        clip: hasNote
          ? Rect(spanning: PerAxis(horizontal: rect[.horizontal], vertical: box[.vertical])) : box,
        scale: scale)
      sketch.add(.text(mark), role: "content", subject: view.name)
      if hasNote {
        sketch.write(
          words, theme.secondaryInk, AnnotationFont.small,
          at: Point(x: box.maxX - noteSize.width - 4, y: box.midY - noteSize.height / 2),
          role: "strip-note")
      }
      return place
    }
    // Other contents are drawn as in the scene, smaller if the row is lower.
    let own = layout[id].intrinsicContentSize.size.vertical ?? 0
    let hasFixedShape =
      switch view.content {
      case .toggle, .activityIndicator: true
      default: false
      }
    let zoom =
      axis == .horizontal && own * scale > box.height && hasFixedShape
      ? max(0.1, (box.height - 2) / own) : scale
    let frame = Rect(x: 0, y: 0, width: box.width / zoom, height: box.height / zoom)
    ContentLayer(
      view: view, laidOut: layout[id].resized(to: frame),
      projection: Projection(origin: box.origin, zoom: zoom), theme: theme,
      system: layout.scene.system, isMirrored: layout.scene.layoutDirection(of: id) == .rightToLeft,
      ground: nil
    ).draw(in: &sketch)
    return nil
  }

  /// A text that fits its view, but not with the letters of a strip, which may be larger: smaller, or none, because a
  /// part would seem to be cut.
  private func fitting(
    _ text: StyledText, width: Double, factor: inout Double, _ sketch: Sketch
  ) -> StyledText? {
    var (smaller, share) = (text, 1.0)
    // Smaller letters are wider for their size.
    for _ in 0..<2 {
      let own = sketch.measurer.metrics(of: smaller, maximumWidth: nil).size.width
      let step = min(1, width / (own * scale))
      smaller = smaller.scaled(by: step)
      share *= step
    }
    guard smaller.font.size * scale >= Self.leastShrunk else { return nil }
    factor *= share
    return smaller
  }

  /// The number of lines that a text that wraps has in a cell.
  private func lineCount(of view: SnugLayout.View, _ cell: Strip.Cell, _ sketch: Sketch) -> Int {
    guard view.content.adaptsToWidth, let text = view.content.mainText,
      text.lineLimit.numberOfLines != 1
    else { return 1 }
    return sketch.measurer.metrics(of: text, maximumWidth: cell.length).lineCount
  }

  private func oneLine(_ text: StyledText) -> StyledText {
    var line = text.beginning(String(text.string.prefix { $0 != "\n" }))
    line.lineLimit = text.lineLimit.ofOneLine
    return line
  }
}
