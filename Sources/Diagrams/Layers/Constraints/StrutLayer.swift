import AutoLayout
import Drawing
import Geometry

/// The author's constraints on distances and sizes, as Interface Builder draws them: I-bars that
/// are solid if required, dashed if optional, and crossed out if broken. Bars that no reason cites
/// are thin, and labeled only if no bar of their axis and style has the same label.
struct StrutLayer {
  let stage: Stage
  private let struts: [Strut]
  private var written: Set<Written> = []
  /// Bars without room for their labels nearby.
  private var unlabelled: [Placement] = []

  /// Identifies the label of a bar by axis and style, to avoid duplicates.
  private struct Written: Hashable {
    let axis: Axis
    let style: ConstraintStyle
    let text: SignText

    init(_ strut: Strut) { (axis, style, text) = (strut.axis, strut.style, strut.texts[0]) }
  }

  init(entries: [Int], stage: Stage, citations: Citations) {
    self.stage = stage
    struts = entries.compactMap { Strut(entry: $0, on: stage, citations) }
  }

  /// Draws broken constraints and then those they conflict with, before all others, so that they
  /// have the best positions.
  mutating func drawFaults(in sketch: inout Sketch) {
    for kind in [ConstraintStyle.Kind.broken, .conflicting] {
      let struts = struts.filter { $0.style.kind == kind }
      for strut in struts.prefix(ConstraintLayer.most) { draw(strut, in: &sketch) }
      sketch.untoldConstraints += struts.dropFirst(ConstraintLayer.most).map(\.entry)
    }
  }

  /// Draws all other constraints, first those that reasons cite and that determine the layout. If
  /// there are too many, only the cited ones are drawn.
  mutating func drawOthers(in sketch: inout Sketch) {
    func rank(_ strut: Strut) -> (Int, Int, Int) {
      let weight = strut.style.gaveWay ? 0 : strut.isSlack ? 2 : 1
      return (strut.style.kind == .pale ? 1 : 0, weight, strut.entry)
    }
    let others = struts.filter { !$0.style.isInConflict }.sorted { rank($0) < rank($1) }
    let cited = others.count { $0.style.kind != .pale }
    let most = ConstraintLayer.most
    let count = struts.count <= most ? others.count : cited <= most ? cited : 0
    for strut in others.prefix(count) { draw(strut, in: &sketch) }
    var unplaced: [Placement] = []
    for placement in unlabelled where !isSaid(placement.strut, in: sketch) {
      if isQuiet(placement.strut, in: sketch) || !drawApart(placement, in: &sketch) {
        unplaced.append(placement)
      }
    }
    for placement in unplaced where !isSaid(placement.strut, in: sketch) {
      takeNote(of: placement.strut, at: placement.bar, in: &sketch)
    }
    sketch.untoldConstraints += others.dropFirst(count).filter(\.isAuthors).map(\.entry)
  }

  private mutating func draw(_ strut: Strut, in sketch: inout Sketch) {
    let style = strut.style
    let labels = strut.texts.map {
      $0.label(
        style, style.kind == .pale ? AnnotationFont.text : AnnotationFont.strong,
        role: "strut-label", subject: strut.id, in: sketch)
    }
    var best: Placement?
    if style.isInConflict || strut.span.length > 0.01 {
      for label in labels where best?.candidate == nil {
        best = placement(of: strut, label, in: sketch) ?? best
      }
    }
    guard var best else {
      let bar = strut.measured.map(stage.frame) ?? Self.box(of: strut, at: strut.middle)
      return takeNote(of: strut, at: bar, in: &sketch)
    }
    let isSaid = isQuiet(strut, in: sketch) && isSaid(strut, in: sketch)
    if isSaid { (best.candidate, best.gap) = (nil, nil) }
    drawBar(best, in: &sketch)
    if isSaid { return }
    if let candidate = best.candidate {
      // On a hatch or on the edge of a gap a label needs a background to be legible.
      if stage.isHatched(candidate.box) || !sketch.crossesNoEdge(candidate.box) {
        sketch.drawGround(of: candidate.box, subject: strut.id)
      }
      sketch.draw(best.label, at: candidate)
      // “16 4” would be read as one number, so other labels need a distance.
      sketch.occupyLine(candidate.box.outset(by: EdgeInsets(left: 6, right: 6)))
      noteWritten(strut, in: &sketch)
    } else if !style.isInConflict {
      unlabelled.append(best)
    } else if !drawApart(best, in: &sketch) {
      takeNote(of: strut, at: best.bar, in: &sketch)
    }
  }

  /// Whether a label only goes where there is room at the bar.
  private func isQuiet(_ strut: Strut, in sketch: Sketch) -> Bool {
    strut.style.kind == .pale && !sketch.showsAll
  }

  /// Whether another bar has the same label.
  private func isSaid(_ strut: Strut, in sketch: Sketch) -> Bool {
    !sketch.showsAll && written.contains(Written(strut))
  }

  private mutating func noteWritten(_ strut: Strut, in sketch: inout Sketch) {
    written.insert(Written(strut))
    if !strut.texts[0].numbers.isEmpty { sketch.numberedConstraints.insert(strut.entry) }
  }

  // MARK: - Bars

  private func drawBar(_ placement: Placement, in sketch: inout Sketch) {
    let (strut, across) = (placement.strut, placement.across)
    let (style, axis) = (strut.style, strut.axis)
    sketch.constraintSigns.insert(style.inLegend)
    // Between two frames a thin line would look like one of their edges.
    let isInset = style.kind == .pale && strut.measured == nil && strut.span.length > 12
    let span = isInset ? strut.span.expanded(by: -2) : strut.span
    let solid = strut.hatched == nil ? span : strut.solid
    let parts = placement.gap.map(solid.without) ?? [solid]
    if let hatched = strut.hatched {
      let band = Self.box(of: hatched, axis, across)
      sketch.band(band, style.verdict, role: "gave-way", subject: strut.id)
      sketch.occupy(band)
    }
    let caps = [span.start, span.end].map { end in
      [-Strut.cap, Strut.cap].map { Point(axis, along: end, across: across + $0) }
    }
    let bars = parts.filter { $0.length > 0 }.map {
      [$0.start, $0.end].map { Point(axis, along: $0, across: across) }
    }
    sketch.lines(caps + bars, style.stroke(in: sketch.theme), role: "strut", subject: strut.id)
    // Bars may cross, but not at their ends.
    for end in [strut.span.start, strut.span.end] {
      sketch.occupy(Self.box(of: Interval(start: end, end: end), axis, across))
    }
    for part in parts { sketch.occupyLine(Self.box(of: part, axis, across)) }
    guard style.kind == .broken else { return }
    // Next to the label, so that the cross is on the bar and not on the text.
    let position = placement.gap.map { ($0.start + strut.span.start) / 2 } ?? strut.span.middle
    sketch.cross(
      Point(axis, along: position, across: across), sketch.theme.conflict, role: "broken",
      subject: strut.id)
  }

  // MARK: - Labels apart

  /// Draws the label of a bar without room nearby at a distance, with a leader line. Returns whether
  /// there is room.
  private mutating func drawApart(_ placement: Placement, in sketch: inout Sketch) -> Bool {
    let strut = placement.strut
    // A leader along the bar would look like a part of it.
    let candidates = stage.candidates(apartFrom: placement.bar, placement.label.size).filter {
      (strut.style.isInConflict || Rect(enclosing: $0.leader).size[strut.axis] == 0)
        && !sketch.isBesideText($0.box)
    }
    guard sketch.place(placement.label, at: candidates, on: stage) else { return false }
    noteWritten(strut, in: &sketch)
    return true
  }

  /// Adds a note about a constraint, with its number at the bar. Without room for the number, or if
  /// no reason cites the constraint, it is listed below the scene.
  private mutating func takeNote(of strut: Strut, at bar: Rect, in sketch: inout Sketch) {
    // Readers don't expect notes about a stack view's constraints or about hidden views.
    guard strut.isAuthors, !strut.views.contains(where: stage.isHidden) else { return }
    let entry = stage.layout.system.entries[strut.entry]
    let priority = entry.priority.isRequired ? "" : " @\(entry.priority)"
    if !isQuiet(strut, in: sketch),
      NoteLayer(stage: stage).take(
        entry.description + priority, at: bar, for: strut.views, subject: strut.id, in: &sketch)
    {
      written.insert(Written(strut))
    } else {
      sketch.untoldConstraints.append(strut.entry)
    }
  }
}
