import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// The sizes of views along one axis, beside the scene: bars to its scale, with what was laid out,
/// what was intrinsic, the difference, and the priority that decided.
///
/// The lane of widths lies below the scene, that of heights to its right; apart from that they are
/// one thing. What overlaps its neighbours along the axis goes into a row of its own.
struct MeasureLane {
  let axis: Axis
  let stage: Stage
  /// Views whose name stands nowhere else and so stands here.
  let nameless: Set<ViewID>

  static let barThickness = 12.0
  private static let lineHeight = 14.0
  private static let mostItems = 24

  /// A view's bar, with the captions of its segments.
  private struct Item {
    var view: ViewID
    var bar: Bar
    var captions: [Caption]

    /// The extent of the captions across the axis.
    func depth(_ axis: Axis) -> Double {
      captions.map { $0.size[axis.cross] }.max().map { $0 + 5 } ?? 0
    }
  }

  /// What is written beside a segment.
  private struct Caption {
    var span: Interval
    var lines: [Line]
    var size: Size
  }

  /// Where a view could be is told by a range; what its size could be, by its bar as well.
  private func tells(_ ambiguity: Ambiguity, in sketch: Sketch) -> Bool {
    ambiguity.axis == axis && (ambiguity.kind != .position || sketch.shows(.ambiguity))
  }

  /// Draws the lane's heading and rows from a corner on.
  func draw(from corner: Point, in sketch: inout Sketch) {
    let views = shownViews(in: sketch)
    guard !views.isEmpty else { return }
    let (items, rows) = arranged(views.prefix(Self.mostItems), in: sketch)
    let left = views.count - items.count
    let heading =
      (axis == .horizontal ? "Horizontal" : "Vertical")
      + (left > 0 ? " (\(items.count) of \(views.count) views)" : "")
    let size = sketch.size(of: heading, AnnotationFont.strong)
    sketch.write(
      heading, AnnotationFont.strong, sketch.theme.secondaryInk,
      in: Rect(origin: corner, size: size), role: "lane-heading")
    var place = axis == .horizontal ? corner.y + size.height + 7 : corner.x
    for row in rows.rows {
      let hasRange = row.contains { items[$0].bar.range != nil }
      let captions = place + Self.barThickness + (hasRange ? Self.rangeDepth : 0)
      for index in row {
        let name = stage.scene[items[index].view].name
        drawBar(items[index].bar, at: place, subject: name, in: &sketch)
        for (caption, span) in zip(items[index].captions, rows.captions[index]) {
          draw(caption, span, from: captions, subject: name, in: &sketch)
        }
      }
      place = captions + (row.map { items[$0].depth(axis) }.max() ?? 0) + 18
    }
  }

  /// In a scene of few views all whose content or whose name has something to say here, or whose
  /// size counts in a sum; else those something happened to.
  func shownViews(in sketch: Sketch) -> [ViewID] {
    let explanation = stage.explanation
    let contests = explanation.contests.filter { $0.axis == axis }
    let eventful = Set(
      contests.flatMap { $0.payers.compactMap(\.view) }
        + explanation.ambiguities.filter { tells($0, in: sketch) }
        .flatMap { $0.views.map(\.view) })
    let told = stage.isCrowded ? [] : Set(contests.flatMap(measuredViews))
    return stage.scene.viewIDs.dropFirst().filter { id in
      if stage.isHidden(id) { return false }
      if eventful.contains(id) { return true }
      if stage.isCrowded { return false }
      return told.contains(id) || nameless.contains(id)
        || stage.layout[id].intrinsicContentSize.size[axis] != nil
    }
  }

  /// Views above and below others, of which one would not know whose bar is whose.
  private func overlapping(_ views: ArraySlice<ViewID>) -> [ViewID] {
    views.filter { view in
      let span = stage.alignmentRect(of: view)[axis].expanded(by: -0.01)
      return views.contains { $0 != view && stage.alignmentRect(of: $0)[axis].overlaps(span) }
    }
  }

  /// The views whose size is a number in the sum of a contest.
  private func measuredViews(in contest: Contest) -> [ViewID] {
    (contest.wanted + contest.room).compactMap(\.view)
  }

  // MARK: - Rows

  /// What is said of the views, and the rows they stand in. Where a word beside a number makes for
  /// a row more, the number must do. Where one bar of a row is named, all of them are, and where
  /// one could take what is said of a view for its neighbour's.
  private func arranged(
    _ views: ArraySlice<ViewID>, in sketch: Sketch
  ) -> (items: [Item], rows: LaneRows) {
    var measures = Measures(
      axis: axis, stage: stage,
      named: nameless.union(sketch.shows(.names) ? overlapping(views) : []), in: sketch)
    while true {
      let bars = views.map { ($0, measures.bar(for: $0)) }
      var items = bars.map { item(for: $0, $1, isShort: false, in: sketch) }
      var rows = rows(of: items)
      let shortItems = bars.map { item(for: $0, $1, isShort: true, in: sketch) }
      let shortRows = self.rows(of: shortItems)
      if shortRows.rows.count < rows.rows.count { (items, rows) = (shortItems, shortRows) }
      let mates = rows.rows.filter { row in
        row.contains { measures.named.contains(items[$0].view) }
          || sketch.shows(.names) && isAstray(row, items, rows.captions)
      }.joined().map { items[$0].view }
      if measures.named.isSuperset(of: mates) { return (items, rows) }
      measures.named.formUnion(mates)
    }
  }

  /// Whether in a row something is written below the bar of another view.
  private func isAstray(_ row: [Int], _ items: [Item], _ captions: [[Interval]]) -> Bool {
    row.contains { owner in
      captions[owner].contains { caption in
        row.contains { other in
          other != owner
            && items[other].bar.segments.contains {
              $0.span.expanded(by: -4).overlaps(caption)
            }
        }
      }
    }
  }

  private func item(
    for id: ViewID, _ bar: Bar, isShort: Bool, in sketch: Sketch
  ) -> Item {
    var bar = bar
    var captions: [Caption] = []
    for (index, segment) in bar.segments.enumerated() {
      var lines = segment.lines
      if var difference = segment.difference, !isOnBar(difference, of: segment, in: sketch) {
        if isShort, let short = difference.short { difference.string = short }
        let isOnBar = isOnBar(difference, of: segment, in: sketch)
        bar.segments[index].difference = isOnBar ? difference : nil
        if !isOnBar { lines.insert(difference, at: 0) }
      }
      guard !lines.isEmpty else { continue }
      captions.append(
        Caption(
          span: segment.span, lines: lines,
          size: Size(
            width: lines.map { width(of: $0, in: sketch) }.max() ?? 0,
            height: lines.reduce(0) { $0 + Self.height(of: $1) })))
    }
    return Item(view: id, bar: bar, captions: captions)
  }

  private func rows(of items: [Item]) -> LaneRows {
    LaneRows(
      items.map { item in
        LaneRows.Item(
          bars: item.bar.segments.map(\.span) + (item.bar.range.map { [$0.span] } ?? []),
          across: stage.frame(of: item.view)[axis.cross],
          captions: item.captions.map { ($0.span, $0.size[axis]) },
          from: min(stage.bounds[axis].start - 4, item.bar.segments.map(\.span.start).min() ?? 0))
      })
  }

  /// Whether a pill leaves enough of its segment to see what that is, and its arrow.
  private func isOnBar(_ line: Line, of segment: Segment, in sketch: Sketch) -> Bool {
    axis == .horizontal && segment.span.length >= width(of: line, in: sketch) + 40
  }

  private func width(of line: Line, in sketch: Sketch) -> Double {
    line.isPill
      ? Pill(text: line.string, color: line.color).width(in: sketch)
      : sketch.size(of: line.string, line.font).width
  }

  private static func height(of line: Line) -> Double {
    line.isPill ? Pill.height + 3 : lineHeight
  }

  // MARK: - Drawing

  private func draw(
    _ caption: Caption, _ span: Interval, from across: Double, subject: String,
    in sketch: inout Sketch
  ) {
    let start = across + (axis == .horizontal ? 4 : 6)
    var offset = 0.0
    for line in caption.lines {
      let width = width(of: line, in: sketch)
      let height = line.isPill ? Pill.height : Self.lineHeight
      let box =
        axis == .horizontal
        ? Rect(x: span.middle - width / 2, y: start + offset, width: width, height: height)
        : Rect(x: start, y: span.start + offset, width: width, height: height)
      if line.isPill {
        Pill(text: line.string, color: line.color)
          .draw(in: box, role: "measure", subject: subject, &sketch)
      } else {
        sketch.write(line.string, line.font, line.color, in: box, role: "measure", subject: subject)
      }
      offset += Self.height(of: line)
    }
  }
}
