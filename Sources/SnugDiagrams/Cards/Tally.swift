import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// How many views are off their size, counted by their outlines.
struct Tally {
  private typealias Entry = (verdict: Verdict, dimensions: Dimensions, text: String)
  private let entries: [Entry]
  /// “2 wrap”: texts on several lines, which lose nothing.
  private let wraps: String?

  init(_ cards: [Card], _ layout: Layout) {
    let outcomes = cards.flatMap(\.outcomes)
    let shared = outcomes.filter(\.isShared)
    let own = Dictionary(grouping: outcomes.filter { !$0.isShared }, by: \.view)
    let verdicts = own.compactMapValues { own in
      own.filter { !$0.wraps(in: layout) }.map(\.verdict).max()
    }
    let wrapCount = own.count { verdicts[$0.key] == nil }
    wraps = wrapCount == 0 ? nil : "\(wrapCount) wrap\(wrapCount == 1 ? "s" : "")"
    let conflicts = cards.count { $0.reason.conflict != nil }
    var entries: [Entry] = []
    if conflicts > 0 {
      entries.append((.conflict, .width, conflicts.counting("conflict")))
    }
    for verdict in [Verdict.ambiguous, .compressed, .stretched] {
      let count = verdicts.count { $0.value == verdict }
      if count > 0 { entries.append((verdict, .width, "\(count) \(verdict.rawValue)")) }
    }
    if !shared.isEmpty {
      entries.append(
        (.stretched, .height, "\(Set(shared.map(\.view)).count) stretched in height"))
    }
    self.entries = entries
  }

  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    guard !entries.isEmpty || wraps != nil else { return corner.y }
    var (x, y) = (corner.x, corner.y)
    var bottom = y
    for (verdict, dimensions, text) in entries {
      let size = sketch.size(of: text, AnnotationFont.body)
      if x > corner.x, x + 27 + size.width > corner.x + width {
        (x, y) = (corner.x, bottom + 4)
      }
      let center = Point(x: x + 6, y: y + size.height / 2)
      sketch.add(
        verdict.badge(around: center, verdict == .ambiguous ? 8 : 10.5, sketch.theme),
        role: "tally-sign")
      x += 12
      if dimensions != .width {
        sketch.sign(
          dimensions, verdict.color(in: sketch.theme),
          in: Rect(x: x, y: y, width: 10, height: size.height))
        x += 10
      }
      let box = sketch.write(
        text, sketch.theme.secondaryInk, AnnotationFont.body, at: Point(x: x + 5, y: y),
        role: "tally")
      x = box.maxX + 18
      bottom = max(bottom, box.maxY)
    }
    if let wraps {
      let size = sketch.size(of: wraps, AnnotationFont.body)
      if x > corner.x, x + 17 + size.width > corner.x + width { (x, y) = (corner.x, bottom + 4) }
      sketch.rectangle(
        Rect(center: Point(x: x + 6, y: y + size.height / 2), size: Size(width: 10, height: 8)),
        stroke: Stroke(Verdict.compressed.color(in: sketch.theme), width: 1.25), role: "tally-sign")
      let box = sketch.write(
        wraps, sketch.theme.secondaryInk, AnnotationFont.body, at: Point(x: x + 17, y: y),
        role: "tally")
      bottom = max(bottom, box.maxY)
    }
    return bottom
  }
}
