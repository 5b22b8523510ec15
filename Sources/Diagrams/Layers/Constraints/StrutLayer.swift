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
  /// What is written to those that no reason cites, by their axes.
  private var written = PerAxis<Set<SignLabel>> { _ in [] }

  /// More struts than this would hide the scene; the broken ones are drawn all the same.
  private static let most = 60

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
    untold += others.dropFirst(most).count(where: \.isAuthors)
  }

  /// Where a bar goes and where its label does.
  struct Placement {
    var across: Double
    var label: Rect?
    /// The part of the bar its label stands in.
    var gap: Interval?
    /// Whether the label stands on frames, which it then covers.
    var isOnFrames = false
  }

  private mutating func draw(_ strut: Strut, in sketch: inout Sketch) {
    let (style, theme) = (strut.style, sketch.theme)
    let isPale = style.kind == .pale && !sketch.showsEverything
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
    guard
      case (let strut, let measured, var placement)? = placements.first(where: { $0.2.label != nil }
      )
        ?? placements.last
    else {
      takeNoteOfInvisible(strut, isPale, in: &sketch)
      return
    }
    let isSaid = isPale && written[strut.axis].contains(strut.labels[0])
    if isSaid { (placement.label, placement.gap) = (nil, nil) }
    drawn.insert(style.inLegend)
    drawBar(strut, placement, in: &sketch)
    if style.kind == .broken {
      // Beside the label, so that it strikes the bar and not the words.
      let place = placement.gap.map { ($0.start + strut.span.start) / 2 } ?? strut.span.middle
      drawCross(
        Point(strut.axis, along: place, across: placement.across), theme.conflict,
        subject: strut.id, in: &sketch)
    }
    if isSaid { return }
    let bar = Self.box(of: strut, at: placement.across)
    var place = placement.label
    if place == nil, !isPale { place = callout(to: bar, strut, measured.size, in: &sketch) }
    guard let label = place else {
      if !isPale { takeNote(of: strut, at: bar, in: &sketch) }
      return
    }
    drawGround(of: label, strut, placement, in: &sketch)
    measured.draw(
      in: label, style.textColor(in: theme), role: "strut-label", subject: strut.id, &sketch)
    if isPale { written[strut.axis].insert(strut.labels[0]) }
    if !strut.labels[0].numbers.isEmpty { numbered.insert(strut.entry) }
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

  /// A bar without room for its label gets a number instead, and its constraint stands below.
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
    var start = callout.leader[0]
    let end = callout.leader[1]
    let axis: Axis = start.y == end.y ? .horizontal : .vertical
    let length = end[axis] - start[axis]
    guard abs(length) <= Self.longestLeader else { return nil }
    // Not from the words themselves.
    start = Point(
      axis, along: start[axis] + (length < 0 ? -2 : 2), across: start[axis.cross])
    sketch.leader([start, end], strut.style.textColor(in: sketch.theme), subject: strut.id)
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

  // MARK: - Placement

  /// The first place where neither the bar nor its label is in the way of anything; failing that,
  /// one with the label over the frames beside a small gap; failing that, of a bar without its
  /// label. What is broken or in conflict is drawn over frames as well, and further away if it must
  /// be.
  private func placement(of strut: Strut, _ size: Size, in sketch: Sketch) -> Placement? {
    let isFault = strut.style.isFault
    var acrosses = strut.acrosses(label: size)
    if isFault, let best = acrosses.first {
      acrosses += (1...10).flatMap { [best + 12 * Double($0), best - 12 * Double($0)] }
    }
    let free = acrosses.filter {
      sketch.isFreeButForLines(Self.box(of: strut, at: $0)) && !Self.lies(strut, at: $0, in: sketch)
    }
    let clear = free.filter { stage.isReserved(Self.box(of: strut, at: $0), for: strut.views) }
    // A fault may well be told on one of its own views: better there than somewhere else.
    let grounds: [[Ground]] =
      isFault ? [[.around, .own], [.anywhere], [.frames]] : [[.around], [.anywhere], [.frames]]
    let onFrames = isFault ? free.filter { !clear.contains($0) } : []
    for bars in [clear, onFrames] {
      for grounds in grounds {
        for (across, ground) in bars.flatMap({ bar in grounds.map { (bar, $0) } }) {
          if let placement = labelled(strut, size, at: across, on: ground, in: sketch) {
            return placement
          }
        }
      }
    }
    guard isFault else { return clear.first.map { Placement(across: $0) } }
    return (clear + free + acrosses).first.map { Placement(across: $0) }
  }

  /// What a bar takes up; that of a fault has room for a cross.
  static func box(of strut: Strut, at across: Double) -> Rect {
    let missing = strut.style.isFault ? max(0, 10 - strut.span.length) : 0
    return box(of: strut.span.expanded(by: missing / 2), strut.axis, across)
  }

  /// Whether a bar would lie along another line; crossing one is no harm.
  private static func lies(_ strut: Strut, at across: Double, in sketch: Sketch) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { share in
      let place = strut.span.start + share * strut.span.length
      return !sketch.isFree(
        box(of: Interval(start: place, end: place).expanded(by: 0.5), strut.axis, across))
    }
  }

  /// What a label may stand on.
  private enum Ground {
    /// The views around, inside the scene.
    case around
    /// Those, or one of the views the constraint speaks of.
    case own
    /// The views around, or nothing: outside the scene.
    case anywhere
    /// Beside a bar that is shorter than the label, over the edges of its own views.
    case frames
  }

  private func labelled(
    _ strut: Strut, _ size: Size, at across: Double, on ground: Ground, in sketch: Sketch
  ) -> Placement? {
    let middle = strut.span.middle
    func box(_ along: Double, _ across: Double) -> Rect {
      Rect(center: Point(strut.axis, along: along, across: across), size: size)
    }
    let scene = stage.frame(of: .root)
    // On a view beside the gap the number would be read as a distance in it.
    let neighbors =
      strut.measured == nil
      ? strut.views.filter { view in
        strut.views.contains { !stage.isAround(view, $0) }
      }.map(stage.frame) : []
    func isClear(_ box: Rect) -> Bool {
      guard sketch.isFree(box), !neighbors.contains(where: box.intersects) else { return false }
      return switch ground {
      case .around: scene.contains(box) && stage.isClear(box, in: strut.measured)
      case .own: scene.contains(box) && strut.views.contains { stage.isClear(box, in: $0) }
      case .anywhere: stage.isClear(box, in: strut.measured)
      case .frames: stage.isReserved(box, for: strut.views) && stage.isOffEdges(box)
      }
    }
    let length = size[strut.axis]
    // A label inside the bar interrupts it; it needs some of the bar left on either side.
    let center = strut.solid.middle
    if strut.solid.length >= length + 8, isClear(box(center, across)) {
      return Placement(
        across: across, label: box(center, across),
        gap: Interval(start: center, end: center).expanded(by: length / 2 + 1))
    }
    let half = size[strut.axis.cross] / 2
    var places = [-(half + 6), half + 6].map { across + $0 }
    if ground == .frames {
      guard strut.span.length < length else { return nil }
      return places.map { box(middle, $0) }.first(where: isClear)
        .map { Placement(across: across, label: $0, isOnFrames: true) }
    }
    let beyond = scene[strut.axis.cross].end + half + 4
    // Outside the scene only where one still sees what it belongs to.
    if ground == .anywhere, abs(beyond - across) < 2 * half + 14 { places.append(beyond) }
    // A label longer than its bar may begin or end with it.
    let alongs = [middle, strut.span.start + length / 2 + 1, strut.span.end - length / 2 - 1]
    var boxes = places.flatMap { place in alongs.map { box($0, place) } }
    if strut.style.isFault || strut.measured != nil {
      // Or stand before or behind it.
      let reach = length / 2 + 8
      boxes += [strut.span.start - reach, strut.span.end + reach].map { box($0, across) }
    }
    return boxes.first(where: isClear).map { Placement(across: across, label: $0) }
  }

  static func box(of span: Interval, _ axis: Axis, _ across: Double) -> Rect {
    Rect(
      spanning: PerAxis {
        $0 == axis ? span : Interval(start: across, end: across).expanded(by: cap)
      })
  }
}
