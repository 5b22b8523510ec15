import SnugDrawing
import SnugExplanation
import SnugGeometry

/// How many views are off their size. One that is stretched and cut is counted as both.
struct Tally {
  private let entries: [Entry]

  private struct Entry {
    let sign: Sign
    let text: String
  }

  private enum Sign {
    case badge(Verdict, isHollow: Bool = false)
    /// With an arrow for heights.
    case heights(Verdict)
    /// The outline of texts that wrap and of images, which lose nothing.
    case outline
    case overhang
  }

  /// - Parameter overhangs: the number of views that stick out.
  init(_ cards: [Card], overhangs: Int) {
    let outcomes = cards.flatMap(\.outcomes)
    let shared = outcomes.filter(\.isShared)
    let own = Dictionary(grouping: outcomes.filter { !$0.isShared }, by: \.view)
    // Texts that wrap and quiet images are counted apart.
    let verdicts = own.mapValues { outcomes in
      Set(outcomes.filter { $0.verdict != .compressed || !$0.isQuiet }.map(\.verdict))
    }
    let conflicts = cards.count { $0.reason.conflict != nil }
    var entries: [Entry] = []
    if conflicts > 0 {
      entries.append(Entry(sign: .badge(.conflict), text: conflicts.counting("conflict")))
    }
    if overhangs > 0 {
      let words = overhangs == 1 ? "1 sticks out" : "\(overhangs) stick out"
      entries.append(Entry(sign: .overhang, text: words))
    }
    for verdict in [Verdict.ambiguous, .compressed, .stretched] {
      let count = verdicts.count { $0.value.contains(verdict) }
      let isQuiet = outcomes.allSatisfy { $0.verdict != verdict || $0.isQuiet }
      if count > 0 {
        entries.append(
          Entry(sign: .badge(verdict, isHollow: isQuiet), text: "\(count) \(verdict.rawValue)"))
      }
    }
    if !shared.isEmpty {
      entries.append(
        Entry(
          sign: .heights(.stretched), text: "\(Set(shared.map(\.view)).count) stretched in height"))
    }
    // Of one that is stretched or cut as well, that is counted.
    let wraps = own.values.count { outcomes in
      outcomes.contains(where: \.wraps)
        && outcomes.allSatisfy { $0.wraps || $0.verdict == .ambiguous }
    }
    if wraps > 0 {
      entries.append(Entry(sign: .outline, text: "\(wraps) wrap\(wraps == 1 ? "s" : "")"))
    }
    let images = own.values.count { $0.contains { $0.isQuiet && $0.isSmallerImage } }
    if images > 0 {
      entries.append(Entry(sign: .outline, text: images.counting("smaller image")))
    }
    self.entries = entries
  }

  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    var (x, y) = (corner.x, corner.y)
    var bottom = y
    for entry in entries {
      let size = sketch.size(of: entry.text, AnnotationFont.body)
      if x > corner.x, x + 27 + size.width > corner.x + width {
        (x, y) = (corner.x, bottom + 4)
      }
      x = draw(entry.sign, in: Rect(x: x, y: y, width: 12, height: size.height), &sketch)
      let box = sketch.write(
        entry.text, sketch.theme.secondaryInk, AnnotationFont.body, at: Point(x: x + 5, y: y),
        role: "tally")
      x = box.maxX + 18
      bottom = max(bottom, box.maxY)
    }
    return bottom
  }

  /// Where the sign ends.
  private func draw(_ sign: Sign, in box: Rect, _ sketch: inout Sketch) -> Double {
    func badge(_ verdict: Verdict, isHollow: Bool = false) {
      sketch.badge(
        verdict, around: box.center, verdict == .ambiguous ? 8 : 10.5, isHollow: isHollow,
        role: "tally-sign")
    }
    switch sign {
    case .badge(let verdict, let isHollow): badge(verdict, isHollow: isHollow)
    case .heights(let verdict):
      badge(verdict)
      sketch.sign(
        .height, verdict.color(in: sketch.theme),
        in: Rect(x: box.maxX, y: box.minY, width: 10, height: box.height))
      return box.maxX + 10
    case .overhang:
      sketch.overhang(.horizontal, box[.horizontal], across: box.midY, role: "tally-sign")
    case .outline:
      sketch.rectangle(
        Rect(center: box.center, size: Size(width: 10, height: 8)),
        stroke: Stroke(Verdict.compressed.color(in: sketch.theme), width: 1.25), role: "tally-sign")
    }
    return box.maxX
  }
}
