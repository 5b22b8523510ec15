import SnugGeometry
import SnugLayout

extension WhatIf {
  /// The outcomes of other priorities, in sentences.
  public var text: String { document.text }
  public var markdown: String { document.markdown }

  private var document: Document {
    if questions.isEmpty { return Document(blocks: [.paragraph(nothing)]) }
    return Document(
      blocks: questions.flatMap(blocks) + untried.map { .paragraph($0) }, columns: 80)
  }

  private func blocks(of question: Question) -> [Document.Block] {
    [.heading(headline(of: question))]
      + containers(in: question).map { .paragraph($0, indent: 2) }
      + question.candidates.flatMap { candidate in
        [
          .paragraph(state(of: candidate), indent: 2),
          .list(sentences(about: candidate, in: question), indent: 4),
        ]
      } + untried(in: question).map { .paragraph($0, indent: 2) }
  }

  private var layout: Layout { explanation.layout }
  private var words: Wording { explanation.words }

  private var nothing: String {
    guard let view else {
      if !layout.conflicts.isEmpty {
        return
          "No view is stretched or compressed. A conflict ends when one of its constraints has a "
          + "priority below 1000."
      }
      return "No view is stretched or compressed: there is nothing another priority would change."
    }
    let name = words.name(view)
    return "No priority of \(name)'s is at play: \(name) is neither stretched nor compressed, and "
      + "no view gives way to it."
  }

  private func untried(in question: Question) -> [String] {
    Self.more(
      question.untriedCount, one: "priority is at play; it was not tried.",
      several: "priorities are at play; they were not tried.")
  }

  private var untried: [String] {
    Self.more(
      untriedCount, one: "reason was not asked about: name its view.",
      several: "reasons were not asked about: name a view.")
  }

  /// The number of left-out items, if any.
  private static func more(_ count: Int, one: String, several: String) -> [String] {
    count == 0 ? [] : ["\(Wording.grouped(count)) more \(count == 1 ? one : several)"]
  }

  /// “button is 20 points narrower than its title.”
  public func headline(of question: Question) -> String {
    let reason = explanation.reasons.first { reason in
      reason.contests.contains { $0.index == question.contest.index }
    }
    return reason.map { explanation.prose(for: $0).headline } ?? ""
  }

  /// “UIKit wants row as high as its content at 51.”: the strengths of containers' sizes, which their
  /// author cannot change.
  private func containers(in question: Question) -> [String] {
    let axis = question.contest.axis
    return question.contest.payers.filter(\.isContainer).compactMap { payer in
      guard let view = payer.view else { return nil }
      let size = "\(words.name(view)) as \(Wording.adjective(axis)) as its content"
      return layout.contentFit(of: view, axis)?.priority.map {
        "\(words.framework) wants \(size) at \($0)."
      } ?? "Nothing wants \(size)."
    }
  }

  /// “button resists at 749.”
  public func state(of candidate: Candidate) -> String {
    let entry = layout.system[candidate.entry]
    guard let (view, _, role) = entry.contentSize else {
      return "\(entry.description) has priority \(candidate.priority)."
    }
    return "\(words.name(view)) \(role == .hugging ? "hugs" : "resists") at \(candidate.priority)."
  }

  /// The outcomes of changing a priority, the nearest values first.
  public func sentences(about candidate: Candidate, in question: Question) -> [String] {
    guard !candidate.alternatives.isEmpty else {
      let view = layout.system[candidate.entry].contentSize?.view
      return [
        "No priority of \(view.map { words.name($0) + "'s" } ?? "it") makes a difference."
      ]
    }
    return candidate.alternatives.map { sentence(about: $0, in: question) }
      + (candidate.isCut ? ["Farther values have other outcomes, which are not listed."] : [])
  }

  private func sentence(about alternative: Alternative, in question: Question) -> String {
    let outcome = alternative.outcome
    let changes = changes(in: outcome, on: question.contest.axis)
    let at = values(of: alternative)
    if outcome.conflicts { return "\(at) required constraints would conflict." }
    if outcome.settlesAmbiguity {
      return "\(at) the layout is no longer ambiguous; "
        + (changes.isEmpty ? "the drawing stays the same." : "\(changes).")
    }
    guard alternative.isTie else { return "\(at) \(changes)." }
    let drawn = changes.isEmpty ? "the drawing stays the same" : "in the drawing, \(changes)"
    guard outcome.ambiguous.count > 1 else {
      return "\(at) the \(Wording.dimension(question.contest.axis)) of "
        + "\(words.name(outcome.ambiguous[0])) would be ambiguous; \(drawn)."
    }
    // All names are listed, because the reader asked about them.
    let names = Wording.joined(outcome.ambiguous.map(words.name))
    return "\(at) it would be ambiguous which of \(names) gives way; \(drawn)."
  }

  /// “At 751 and above,”
  private func values(of alternative: Alternative) -> String {
    let (low, high) = (alternative.priorities.lowerBound, alternative.priorities.upperBound)
    if low == high { return "At \(low)," }
    if alternative.isRaised, high.isRequired { return "At \(low) and above," }
    if !alternative.isRaised, low == 1 { return "At \(high) and below," }
    return alternative.isRaised ? "From \(low) to \(high)," : "From \(high) down to \(low),"
  }

  /// “title keeps its 120 points and button gives 20”
  private func changes(in outcome: Outcome, on axis: Axis) -> String {
    Wording.joined(
      outcome.changes.map { change in
        let name = words.name(change.view)
        let isFluid = axis == .horizontal && layout.scene[change.view].content.adaptsToWidth
        switch change.deformation {
        case .compressed where change.after == 0:
          return "\(name) has no \(Wording.dimension(axis)) left"
        // A text with its intrinsic width can wrap, and be as wide as its longest line.
        case .compressed where isFluid, .intrinsic where isFluid && change.after < change.before:
          return "\(name) is \(Wording.points(change.after)) wide"
        case .intrinsic: return "\(name) keeps its \(Wording.points(change.after))"
        case .compressed(let amount): return "\(name) is compressed by \(Wording.number(amount))"
        case .stretched(let amount): return "\(name) is stretched by \(Wording.number(amount))"
        case .noIntrinsicMetric:
          return "\(name) is \(Wording.points(change.after)) \(Wording.adjective(axis))"
        }
      })
  }
}
