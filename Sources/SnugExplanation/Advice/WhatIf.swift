public import SnugLayout

/// The outcomes of other priorities: for each stretched or compressed view, the nearest values of
/// the priorities at play at which another view would give way, found by solving.
public struct WhatIf: Sendable {
  public let explanation: Explanation
  /// The view of the request; `nil` for all views.
  public let view: ViewID?
  public let questions: [Question]
  /// The number of contests beyond the limit.
  public let untriedCount: Int
  /// The number of layouts that were solved.
  package let trialCount: Int

  /// Limits for the contests, for the priorities of each, and for the reported layouts of each,
  /// because every tested value requires a layout.
  static let mostQuestions = 12
  static let mostCandidates = 6
  static let mostAlternatives = 6

  /// A contest with the priorities that can change.
  public struct Question: Sendable {
    public let contest: Contest
    /// The payers' priorities first, then those of other views, and then those of constraints.
    public let candidates: [Candidate]
    /// The number of priorities beyond the limit.
    public let untriedCount: Int
  }

  /// A priority at play, and the outcomes of changing only this priority.
  public struct Candidate: Sendable {
    /// Its constraint: one side of a content size, or an author's optional constraint.
    public let entry: EntryID
    public let priority: LayoutPriority
    /// Lower values in descending order, and then higher values in ascending order. Empty if no
    /// value has an effect.
    public let alternatives: [Alternative]
    /// Whether values farther away have other outcomes, which are beyond the limit.
    package let isCut: Bool
  }

  /// Values of a priority that result in the same other layout.
  public struct Alternative: Sendable {
    /// The integer values with this outcome.
    public let priorities: ClosedRange<LayoutPriority>
    public let isRaised: Bool
    public let outcome: Outcome

    public var isTie: Bool { !outcome.ambiguous.isEmpty }

    /// The value that is nearest to the current priority.
    public var nearest: LayoutPriority {
      isRaised ? priorities.lowerBound : priorities.upperBound
    }
  }

  /// The outcome of another priority.
  public struct Outcome: Sendable {
    /// The sizes that change on the contest's axis, in the order of the views.
    public let changes: [SizeChange]
    /// The views whose sizes become ambiguous on the axis, because priorities are equal.
    public let ambiguous: [ViewID]
    /// Whether there is a new conflict of required constraints.
    public let conflicts: Bool
    /// Whether the layout is ambiguous and the change resolves it.
    public let settlesAmbiguity: Bool
    /// The violation of the constraint with this priority, in points.
    let violation: Double
  }

  /// A view's size on an axis before and after, in points.
  public struct SizeChange: Hashable, Sendable {
    public let view: ViewID
    public let before: Double
    public let after: Double
    public let deformation: Deformation
  }

  /// - Parameter view: the view of the request, for its contests and for those of other views in
  ///   which its priorities are at play; `nil` for all stretched or compressed views.
  public init(_ explanation: Explanation, about view: ViewID? = nil, by engine: LayoutEngine) {
    self.explanation = explanation
    self.view = view
    let layout = explanation.layout
    // Contests that are alike have the same outcomes.
    let repeated = Set(
      view == nil ? explanation.reasons.flatMap(\.alike).map(\.index) : [])
    let contests = explanation.contests.filter { !repeated.contains($0.index) }
    let asked = contests.compactMap { contest -> (Contest, [EntryID])? in
      var entries = contest.entriesAtPlay(in: layout)
      if let view, contest.payer(view) == nil {
        entries = entries.filter { layout.system[$0].contentSize?.view == view }
      }
      return entries.isEmpty ? nil : (contest, entries)
    }
    // The view's own contests come first.
    let isOwn = { (contest: Contest) in view.map { contest.payer($0) != nil } ?? true }
    let ordered = asked.filter { isOwn($0.0) } + asked.filter { !isOwn($0.0) }
    untriedCount = max(0, ordered.count - Self.mostQuestions)
    var trials = PriorityTrials(explanation, engine: engine)
    questions = ordered.prefix(Self.mostQuestions).map { contest, entries in
      Question(
        contest: contest,
        candidates: entries.prefix(Self.mostCandidates).map {
          trials.candidate($0, in: contest)
        }, untriedCount: max(0, entries.count - Self.mostCandidates))
    }
    trialCount = trials.count
  }
}

extension Contest {
  /// The constraints whose priorities are at play and can be changed, those of content sizes and
  /// the author's optional ones.
  func entriesAtPlay(in layout: Layout) -> [EntryID] {
    let tied = (tie?.entries ?? []) + (tie?.deciding ?? [])
    var seen: Set<EntryID> = []
    return (payers.map(\.entry) + kept + tied + constraints).filter { id in
      let entry = layout.system[id]
      return switch entry.origin {
      case .contentSize: seen.insert(id).inserted
      case .author: !entry.priority.isRequired && seen.insert(id).inserted
      default: false
      }
    }
  }
}
