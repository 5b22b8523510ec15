import AutoLayout
import Drawing
import Geometry
import Typesetting

/// The author's constraints that hold a distance or a size, as Interface Builder draws them: an
/// I-bar for each, solid when required, dashed when optional, crossed out when broken; those no reason
/// cites are thin and have a number only where it is not on another one.
struct StrutLayer {
  let stage: Stage
  /// What kinds were drawn, for the legend.
  private(set) var drawn: Set<ConstraintStyle> = []
  /// The constraints, by their places in the system, whose signs carry the number of a conflict.
  private(set) var numbered: Set<Int> = []
  /// How many of the author's constraints are neither drawn nor told.
  private(set) var untold = 0
  private let struts: [Strut]
  private var written: Set<Written> = []
  /// Those that reasons cite whose labels find no room beside them.
  private var unlabelled: [(strut: Strut, label: SignLabel.Measured, bar: Rect)] = []

  /// More struts than this would hide the scene; the broken ones are drawn all the same.
  private static let most = 60

  /// What stands at bars of one axis and one look: the same need not be said of each.
  private struct Written: Hashable {
    let axis: Axis
    let style: ConstraintStyle
    let label: SignLabel

    init(_ strut: Strut) { (axis, style, label) = (strut.axis, strut.style, strut.labels[0]) }
  }

  init(stage: Stage, citations: Citations) {
    self.stage = stage
    // In a very large scene most constraints are not even looked at.
    let states = stage.layout.constraints
    let isHopeless = states.count > 20 * Self.most
    let candidates = states.indices.filter {
      !isHopeless || citations.isFault($0)
    }
    struts = candidates.compactMap { Strut(entry: $0, on: stage, citations) }
    guard isHopeless else { return }
    let looked = Set(candidates)
    for (index, entry) in stage.layout.system.entries.enumerated() where !looked.contains(index) {
      if case .author = entry.origin { untold += 1 }
    }
  }

  /// Draws what is broken, then what it conflicts with: first of all, so that it finds the best
  /// places.
  mutating func drawFaults(in sketch: inout Sketch) {
    for kind in [ConstraintStyle.Kind.broken, .conflicting] {
      let struts = struts.filter { $0.style.kind == kind }
      for strut in struts.prefix(Self.most) { draw(strut, in: &sketch) }
      untold += struts.dropFirst(Self.most).count
    }
  }

  /// Draws all others, first what reasons cite and what the layout depends on; of too many only
  /// those that reasons cite.
  mutating func drawOthers(in sketch: inout Sketch) {
    let others = struts.filter { !$0.style.isFault }.sorted {
      ($0.style.kind == .pale ? 1 : 0, $0.weight, $0.entry)
        < ($1.style.kind == .pale ? 1 : 0, $1.weight, $1.entry)
    }
    let cited = others.count { $0.style.kind != .pale }
    let most = struts.count <= Self.most ? others.count : cited <= Self.most ? cited : 0
    for strut in others.prefix(most) { draw(strut, in: &sketch) }
    for (strut, label, bar) in unlabelled
    where sketch.showsAll || !written.contains(Written(strut)) {
      drawApart(label, of: strut, at: bar, in: &sketch)
    }
    untold += others.dropFirst(most).count(where: \.isAuthors)
  }

  private mutating func draw(_ strut: Strut, in sketch: inout Sketch) {
    let (style, theme) = (strut.style, sketch.theme)
    let isPale = style.kind == .pale && !sketch.showsAll
    let isSeen = style.isFault || strut.span.length > 0.01
    let labels = strut.labels.map {
      $0.measured(in: sketch, style.kind == .pale ? AnnotationFont.text : AnnotationFont.strong)
    }
    // What is not there is shown where there is room for it and the label.
    let forms = [strut, strut.withoutMissing].compactMap(\.self)
    let placements = (isSeen ? forms : []).flatMap { strut in
      labels.compactMap { label in
        placement(of: strut, label.size, in: sketch).map { (strut, label, $0) }
      }
    }
    let best = placements.first { $0.2.label != nil } ?? placements.last
    guard case (let strut, let measured, var placement)? = best else {
      takeNoteOfInvisible(strut, isPale, in: &sketch)
      return
    }
    let isSaid = isPale && written.contains(Written(strut))
    if isSaid { (placement.label, placement.gap) = (nil, nil) }
    drawn.insert(style.inLegend)
    drawBar(strut, placement, in: &sketch)
    if style.kind == .broken {
      // Beside the label, so that it strikes the bar and not the words.
      let place = placement.gap.map { ($0.start + strut.span.start) / 2 } ?? strut.span.middle
      Self.drawCross(
        Point(strut.axis, along: place, across: placement.across), theme.conflict,
        role: "broken", subject: strut.id, in: &sketch)
    }
    if isSaid { return }
    if let label = placement.label {
      drawGround(of: label, strut, placement, in: &sketch)
      write(measured, of: strut, in: label, &sketch)
    } else if style.isFault {
      drawApart(measured, of: strut, at: Self.box(of: strut, at: placement.across), in: &sketch)
    } else if !isPale {
      unlabelled.append((strut, measured, Self.box(of: strut, at: placement.across)))
    }
  }

  private mutating func write(
    _ label: SignLabel.Measured, of strut: Strut, in box: Rect, _ sketch: inout Sketch
  ) {
    label.draw(
      in: box, strut.style.textColor(in: sketch.theme), role: "strut-label", subject: strut.id,
      &sketch)
    written.insert(Written(strut))
    if !strut.labels[0].numbers.isEmpty { numbered.insert(strut.entry) }
  }

  /// A bar without room for its label has it near by, with a line between them; failing that it gets
  /// a number, and its constraint stands below.
  private mutating func drawApart(
    _ label: SignLabel.Measured, of strut: Strut, at bar: Rect, in sketch: inout Sketch
  ) {
    if let box = callout(to: bar, strut, label.size, in: &sketch) {
      write(label, of: strut, in: box, &sketch)
    } else {
      takeNote(of: strut, at: bar, in: &sketch)
    }
  }

  /// A constraint of the author's without a bar is told by a number at what it speaks of.
  private mutating func takeNoteOfInvisible(
    _ strut: Strut, _ isPale: Bool, in sketch: inout Sketch
  ) {
    // Of what a stack view keeps, or of nothing at all, nobody expects to be told.
    guard strut.isAuthors, !strut.views.contains(where: stage.isHidden) else { return }
    let bar = strut.measured.map(stage.frame) ?? Self.box(of: strut, at: strut.middle)
    if isPale || !takeNote(of: strut, at: bar, in: &sketch) { untold += 1 }
  }

  @discardableResult
  private func takeNote(of strut: Strut, at bar: Rect, in sketch: inout Sketch) -> Bool {
    let entry = stage.layout.system.entries[strut.entry]
    let priority = entry.priority.isRequired ? "" : " @\(entry.priority)"
    return NoteLayer(stage: stage).take(
      entry.description + priority, at: bar, for: strut.views, subject: strut.id, in: &sketch)
  }

  /// How long a line from a label to its bar may be, in points: further off a note says more.
  private static let longestLeader = 32.0

  /// A place for a label near a bar it does not fit beside, with a line between them.
  private func callout(
    to bar: Rect, _ strut: Strut, _ size: Size, in sketch: inout Sketch
  ) -> Rect? {
    guard let callout = Callout(to: bar, size: size, on: stage, in: sketch) else { return nil }
    let (start, end) = (callout.leader[0], callout.leader[1])
    let axis: Axis = start.y == end.y ? .horizontal : .vertical
    // A line that goes on with the bar would be taken for a part of it.
    guard abs(end[axis] - start[axis]) <= Self.longestLeader,
      strut.style.isFault || axis != strut.axis
    else { return nil }
    sketch.leader(
      callout.leaderBesideText, strut.style.textColor(in: sketch.theme), subject: strut.id)
    return callout.box
  }

  /// On frames and hatches a label needs something behind it to be read.
  private func drawGround(
    of label: Rect, _ strut: Strut, _ placement: Placement, in sketch: inout Sketch
  ) {
    let isOnHatch = strut.views.contains { view in
      stage.frame(of: view).intersects(label)
        && Axis.allCases.contains { stage.layout.deformation(of: view, $0).delta > 0 }
    }
    guard placement.isOnFrames || isOnHatch else { return }
    sketch.rectangle(
      label, fill: sketch.theme.canvas, cornerRadius: 2, role: "strut-ground", subject: strut.id)
  }
}
