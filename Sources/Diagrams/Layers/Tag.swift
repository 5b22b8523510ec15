import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// The verdict at a view's frame: its name, and by how much it gave way, or what its size could be.
struct Tag {
  let parts: [Part]
  let subject: String

  /// What one reason says of the view.
  struct Part {
    /// The number of the reason; `nil` where the picture has no numbers.
    var number: Int?
    var text: String
    var verdict: Verdict
  }

  /// A number in a diamond is higher than the words beside it.
  private static let diamondHeight = 21.0
  private static let badgeRoom = Sketch.badgeDiameter + 8

  /// For each view a reason speaks of, in the order of the reasons.
  static func tags(on stage: Stage, in sketch: Sketch) -> [ViewID: Tag] {
    var parts: [ViewID: [Part]] = [:]
    for reason in stage.reasons {
      for (view, text, verdict) in verdicts(of: reason, on: stage, in: sketch) {
        let isFirst = parts[view] == nil
        let name = isFirst && sketch.shows(.names) ? stage.scene[view].name + "  " : ""
        parts[view, default: []].append(
          Part(
            number: sketch.numberOfReasons > 1 ? reason.number : nil, text: name + text,
            verdict: verdict))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: parts.map { ($0, Tag(parts: $1, subject: stage.scene[$0].name)) })
  }

  private static func verdicts(
    of reason: Reason, on stage: Stage, in sketch: Sketch
  ) -> [(view: ViewID, text: String, verdict: Verdict)] {
    var verdicts: [(ViewID, String, Verdict)] = []
    let open = reason.ambiguity?.views ?? []
    if let contest = reason.contest {
      for payer in contest.payers {
        guard let view = payer.view, !open.contains(where: { $0.view == view }) else { continue }
        verdicts.append(
          (
            view, amount(of: payer, view, contest.axis, on: stage),
            contest.verdict(of: payer, in: stage.layout)
          ))
      }
    }
    if let ambiguity = reason.ambiguity {
      verdicts += open.map {
        ($0.view, range(of: $0, in: ambiguity, on: stage, in: sketch), .ambiguous)
      }
    }
    return verdicts
  }

  /// “−11.5”, “+20 high”, “wraps to 3 lines”
  private static func amount(
    of payer: Contest.Payer, _ view: ViewID, _ axis: Axis, on stage: Stage
  ) -> String {
    if let lines = stage.wrappedLines(of: view, axis) {
      return "\(lines.areCut ? "cut after" : "wraps to") \(lines.count) lines"
    }
    let sign = payer.amount < 0 ? "\u{2212}" : "+"
    return sign + abs(payer.amount).description(decimals: 2) + (axis == .vertical ? " high" : "")
  }

  /// “50 to 90 wide”
  private static func range(
    of open: Ambiguity.OpenView, in ambiguity: Ambiguity, on stage: Stage, in sketch: Sketch
  ) -> String {
    let axis = ambiguity.axis
    guard sketch.shows(.ambiguity) else { return "ambiguous" }
    if let sizes = stage.explanation.sizes(of: open, in: ambiguity) {
      return OpenRange.text(sizes) + (axis == .horizontal ? " wide" : " high")
    }
    let name = FramePart(view: open.view, axis: axis, isSize: false).name
    let offsets = stage.layout.offsetRange(of: open.view, axis)
    let isFree = !offsets.lowerBound.isFinite && !offsets.upperBound.isFinite
    return isFree ? "any \(name)" : "\(name) \(OpenRange.text(offsets))"
  }

  func size(in sketch: Sketch) -> Size {
    Size(
      width: parts.reduce(-2) {
        $0 + 2 + width(of: $1, in: sketch)
      }, height: parts.contains { $0.number != nil } ? Self.diamondHeight : Pill.height)
  }

  private func width(of part: Part, in sketch: Sketch) -> Double {
    (part.number == nil ? 0 : Self.badgeRoom)
      + Pill(text: part.text, color: part.verdict.color(in: sketch.theme)).width(in: sketch)
  }

  func draw(in box: Rect, _ sketch: inout Sketch) {
    var x = box.minX
    for part in parts {
      if let number = part.number {
        let badge = Rect(
          x: x + 3, y: box.midY - Sketch.badgeDiameter / 2, width: Sketch.badgeDiameter,
          height: Sketch.badgeDiameter)
        sketch.badge(number, part.verdict, in: badge, subject: subject)
        x += Self.badgeRoom
      }
      let pill = Pill(text: part.text, color: part.verdict.color(in: sketch.theme))
      let width = pill.width(in: sketch)
      pill.draw(
        in: Rect(x: x, y: box.midY - Pill.height / 2, width: width, height: Pill.height),
        role: "tag",
        subject: subject, &sketch)
      x += width + 2
    }
  }
}

/// A range of sizes or places in words.
enum OpenRange {
  /// “50 to 90”
  static func text(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (Wording.number(range.lowerBound), Wording.number(range.upperBound))
    if !range.upperBound.isFinite { return "\(low) or more" }
    return range.lowerBound.isFinite ? "\(low) to \(high)" : "\(high) or less"
  }
}
