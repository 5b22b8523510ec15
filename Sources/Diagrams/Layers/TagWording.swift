import AutoLayout
import Geometry
import LayoutExplanation

/// The texts of views' tags: the name, and the amount by which the view gave way, or its possible
/// sizes.
struct TagWording {
  let stage: Stage
  let sketch: Sketch

  /// A tag for each view with a reason.
  func labels() -> [ViewID: Label] {
    var tags: [ViewID: [Label.Part]] = [:]
    for reason in stage.reasons {
      for (view, text, verdict) in words(for: reason) {
        let name = tags[view] == nil && sketch.shows(.names) ? stage.scene[view].name + "  " : ""
        // A conflict's number is drawn at all of its constraints, so its tag has the number even if
        // there is only one reason.
        if sketch.numberOfReasons > (verdict == .conflict ? 0 : 1) {
          tags[view, default: []].append(
            .badge(reason.number, reason.verdict(in: stage.layout)))
        }
        tags[view, default: []].append(.pill(name + text, verdict.color(in: sketch.theme)))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: tags.map { view, parts in
        let color = stage.verdicts[view]?.color(in: sketch.theme) ?? sketch.theme.secondaryInk
        return (
          view, Label(parts, color, role: "tag", subject: stage.scene[view].name, in: sketch)
        )
      })
  }

  private func words(
    for reason: Reason
  ) -> [(view: ViewID, text: String, verdict: Verdict)] {
    if case .conflict(let conflict) = reason.subject {
      return stage.layout.system.entries[conflict.broken].contentSize.map { view, axis, _ in
        [(view, amount(stage.layout.deformation(of: view, axis).delta, view, axis), .conflict)]
      } ?? []
    }
    var words: [(view: ViewID, text: String, verdict: Verdict)] = []
    for contest in reason.contests {
      for payer in contest.payers {
        let verdict = contest.verdict(of: payer, in: stage.layout)
        guard let view = payer.view, verdict != .ambiguous else { continue }
        words.append((view, amount(payer.amount, view, contest.axis), verdict))
      }
    }
    if let ambiguity = reason.ambiguity {
      words += ambiguity.views.map { ($0, range(of: $0, in: ambiguity), .ambiguous) }
    }
    return words
  }

  /// “−11.5”, “+20 high”, “cut after 3 lines”
  private func amount(_ amount: Double, _ view: ViewID, _ axis: Axis) -> String {
    stage.wrapping(of: view, axis)
      ?? amount.signedDescription + (axis == .vertical ? " high" : "")
  }

  /// “50 to 90 wide”
  private func range(of view: ViewID, in ambiguity: Ambiguity) -> String {
    let axis = ambiguity.axis
    guard sketch.shows(.ambiguity) else { return "ambiguous" }
    if let sizes = stage.explanation.sizes(of: view, in: ambiguity) {
      return Wording.range(sizes) + (axis == .horizontal ? " wide" : " high")
    }
    let own = stage.layout[view].ambiguity
    if ambiguity.kind == .contentSize, !own.origin[axis] {
      return "content of any \(Wording.dimension(axis))"
    }
    let name = FramePart(view: view, axis: axis, isSize: false).name
    let offsets = stage.layout.offsetRange(of: view, axis)
    let isFree = !offsets.lowerBound.isFinite && !offsets.upperBound.isFinite
    return isFree ? "any \(name)" : "\(name) \(Wording.range(offsets))"
  }
}
