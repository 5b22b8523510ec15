import SnugExplanation
import SnugGeometry
import SnugLayout

/// A reason as a card: who gives way, how much and why, and what shows it.
struct Card {
  let explanation: Explanation
  let reason: Reason
  let outcomes: [Outcome]
  /// The worst of its outcomes, which shapes its badge.
  let verdict: Verdict
  let dimensions: Dimensions
  let prose: Prose
  /// `nil` if nothing competes.
  private(set) var strip: Strip?
  /// The constraints of a conflict, the broken one last.
  let constraints: [String]
  /// The view of the author's constraint that it is about, if no view is off its size.
  let concerned: ViewID?
  /// The names of the views that its sentences may be about.
  let names: Set<String>
  /// The words of its sentences and constraints, among which are names of views.
  let words: Set<String>

  init(_ reason: Reason, _ outcomes: [Outcome], in explanation: Explanation) {
    let layout = explanation.layout
    self.explanation = explanation
    self.reason = reason
    self.outcomes = outcomes
    verdict = outcomes.map(\.verdict).max() ?? reason.verdict(in: layout)
    let axes = outcomes.map { Dimensions($0.axis) }
    let own: Axis =
      reason.contest?.axis ?? reason.ambiguities.first?.axis
      ?? reason.conflict.flatMap { layout.system[$0.broken].constraint.firstAttribute.axis }
      ?? .horizontal
    dimensions = axes.dropFirst().reduce(axes.first ?? Dimensions(own)) { $0.union($1) }
    prose = explanation.prose(for: reason)
    strip = Strip(reason, in: explanation)
    constraints =
      reason.conflict.map { conflict in
        (layout.members(of: conflict).filter { $0 != conflict.broken } + [conflict.broken]).map {
          id in
          let entry = layout.system[id]
          guard let content = entry.contentSize else { return entry.description }
          return entry.description + (content.role == .hugging ? " (hugs " : " (resists ")
            + "\(entry.priority))"
        }
      } ?? []
    let texts = [prose.headline, prose.details, prose.fix ?? ""] + constraints
    words = Set(texts.flatMap { Paragraph.words(of: $0).map(\.word) })
    let entry = reason.conflict?.broken ?? reason.contest?.payers.first?.entry
    concerned = entry.flatMap { layout[$0].views.first { $0 != .root } }
    let pieces = reason.contests.flatMap { $0.wanted + $0.room }.compactMap(\.view)
    let containers = (pieces + outcomes.map(\.view)).compactMap { layout.scene[$0].superview }
    let conflicting = reason.conflict.map(\.views) ?? []
    names = Set(
      (pieces + containers + conflicting + outcomes.map(\.view)).map { layout.scene[$0].name })
  }

  static func all(of explanation: Explanation) -> [Card] {
    let outcomes = Dictionary(grouping: explanation.outcomes, by: \.number)
    var cards = explanation.reasons.map { Card($0, outcomes[$0.number] ?? [], in: explanation) }
    // Among others, a view that only fills its place needs no strip, nor does what is harmless beside a loss with one.
    let isLoud = cards.contains { !$0.isQuiet && $0.strip != nil }
    if cards.count > 1 {
      for index in cards.indices where cards[index].hasNoRival || cards[index].isQuiet && isLoud {
        cards[index].strip = nil
      }
    }
    return cards
  }

  /// Whether views are stretched for no other view's sake.
  private var hasNoRival: Bool {
    guard let contest = reason.contest, contest.ambiguity == nil, contest.tie == nil,
      strip?.form == .got
    else { return false }
    return verdict == .stretched
      && reason.contests.allSatisfy { contest in
        contest.kept.isEmpty && Set(contest.payers.map(\.priority)).count == 1
      }
  }

  var isLoss: Bool { verdict != .stretched && !isQuiet }

  /// Whether it is about nothing that a reader has to mend: the worst of it is harmless.
  var isQuiet: Bool {
    !outcomes.isEmpty && outcomes.allSatisfy { $0.isQuiet || $0.verdict != verdict }
  }

  /// The views that it is about, by name and axis.
  var subjects: Set<[String]> {
    let layout = explanation.layout
    let broken = reason.conflict.map { [layout.system[$0.broken].description] } ?? []
    return Set(
      [broken] + outcomes.map { [layout.scene[$0.view].name, $0.axis.rawValue] })
  }

  /// Whether it tells of every view without subviews.
  func isOfAllLeaves(of scene: Scene) -> Bool {
    let leaves = scene.leafViews
    return leaves.count > 2 && Set(outcomes.map(\.view)) == Set(leaves)
  }
}
