public import AutoLayout

/// What would come of other priorities: for each view that was stretched or compressed, the nearest
/// values of the priorities at play at which another one would give way, found by solving.
public struct WhatIf: Sendable {
  public let explanation: Explanation
  /// The view that was asked about; `nil` for all.
  public let view: ViewID?
  public let questions: [Question]
  /// How many more views were stretched or compressed whose priorities were not tried.
  public let untriedCount: Int
  /// How often the scene was laid out for the answers.
  package let trialCount: Int

  /// Every value that is tried takes a layout: no more questions than this are asked, nor
  /// more priorities tried for each, nor more layouts told of each.
  static let mostQuestions = 12
  static let mostKnobs = 6
  static let mostTurns = 6

  /// A contest, and the priorities that could be others.
  public struct Question: Sendable {
    public let contest: Contest
    /// The view's own first, then its rivals' in order, then those of constraints.
    public let knobs: [Knob]
    /// How many more priorities are at play that were not tried.
    public let untriedCount: Int
  }

  /// A priority at play, and what comes of changing it alone.
  public struct Knob: Sendable {
    /// The constraint that has it, by its index in the system: half a content size, or an optional one
    /// of the author's.
    public let entry: Int
    public let priority: LayoutPriority
    /// Lower values first, from the nearest down; then higher ones, from the nearest up. None when
    /// no value makes a difference.
    public let turns: [Turn]
  }

  /// Values of a priority that lead to one other layout.
  public struct Turn: Sendable {
    /// The values tried and found to come to the same, in whole numbers.
    public let priorities: ClosedRange<LayoutPriority>
    public let isRaised: Bool
    public let outcome: Outcome

    public var isTie: Bool { !outcome.ambiguous.isEmpty }

    /// The one of the values that is nearest to the current priority.
    public var nearest: LayoutPriority {
      isRaised ? priorities.lowerBound : priorities.upperBound
    }
  }

  /// What comes of another priority.
  public struct Outcome: Sendable {
    /// The sizes that would be others on the contest's axis, in the order of the views.
    public let changes: [SizeChange]
    /// The views whose sizes would be left open on the axis: equal priorities.
    public let ambiguous: [ViewID]
    /// Whether required constraints would conflict that do not now.
    public let conflicts: Bool
    /// Whether something is ambiguous now and nothing would be.
    public let settlesAmbiguity: Bool
    /// How far the constraint whose priority it is, is from being satisfied, in points.
    let violation: Double
  }

  /// A view's size on an axis before and after, in points.
  public struct SizeChange: Hashable, Sendable {
    public let view: ViewID
    public let before: Double
    public let after: Double
    public let deformation: Deformation
  }

  /// - Parameter view: the view asked about: its own contests, and what its priorities have to do
  ///   with those of others; `nil` for all that were stretched or compressed.
  public init(_ explanation: Explanation, about view: ViewID? = nil, by engine: LayoutEngine) {
    self.explanation = explanation
    self.view = view
    let layout = explanation.layout
    let asked = explanation.contests.compactMap { contest -> (Contest, [Int])? in
      var entries = contest.entriesAtPlay(in: layout)
      if let view, contest.payer(view) == nil {
        entries = entries.filter { layout.system.entries[$0].contentSize?.view == view }
      }
      return entries.isEmpty ? nil : (contest, entries)
    }
    // What was asked about before what it has to do with.
    let isOwn = { (contest: Contest) in view.map { contest.payer($0) != nil } ?? true }
    let ordered = asked.filter { isOwn($0.0) } + asked.filter { !isOwn($0.0) }
    untriedCount = max(0, ordered.count - Self.mostQuestions)
    var trials = PriorityTrials(explanation, engine: engine)
    questions = ordered.prefix(Self.mostQuestions).map { contest, entries in
      Question(
        contest: contest,
        knobs: entries.prefix(Self.mostKnobs).map { entry in
          Knob(
            entry: entry, priority: layout.system.entries[entry].priority,
            turns: trials.turns(ofEntry: entry, in: contest))
        }, untriedCount: max(0, entries.count - Self.mostKnobs))
    }
    trialCount = trials.count
  }
}

extension Contest {
  /// The constraints whose priorities are at play and can be set: those of views, and optional ones, by
  /// their indices in the system.
  func entriesAtPlay(in layout: Layout) -> [Int] {
    let tied = (tie?.entries ?? []) + (tie?.deciding ?? [])
    var seen: Set<Int> = []
    return (payers.map(\.entry) + kept + tied + constraints).filter { index in
      let entry = layout.system.entries[index]
      return switch entry.origin {
      case .contentSize: seen.insert(index).inserted
      case .author: !entry.priority.isRequired && seen.insert(index).inserted
      default: false
      }
    }
  }
}
