import AutoLayout
import Geometry

/// What the sentences about a contest tell, to be compared with another layout's: numbers as exact
/// as they are told, views and constraints by their identities.
struct ContestFacts: Equatable {
  private let axis: Axis
  private let isStretched: Bool
  private let isGone: Bool
  private let priority: LayoutPriority
  /// In points.
  private let amount: Double
  private let wanted: Sum
  private let available: Sum
  private let parts: [Part]
  private let optionalCount: Int?
  private let huggers: [Rivals]
  private let resisters: [Rivals]
  private let exhausted: Rivals
  private let tied: Rivals
  private let leveraged: [Rivals]
  /// Of a text that is cut.
  private let lineCount: Int?

  private struct Sum: Equatable {
    let count: Int
    let total: Double
    /// Factors and values; none where there are too many to be told.
    let terms: [[Double]]
  }

  private struct Part: Equatable {
    let constraint: ConstraintIdentity
    let priority: LayoutPriority
  }

  /// Views that did the same.
  private struct Rivals: Equatable {
    let views: [ItemIdentity]
    let count: Int
    var priority: LayoutPriority?
    var leverage: Double?
  }

  init(_ contest: Contest, in layout: Layout) {
    let system = layout.system
    func sum(_ count: Int, _ total: Double, _ terms: [Contest.Term]) -> Sum {
      Sum(
        count: count, total: total.rounded(to: 2),
        terms: terms.map { [$0.factor.rounded(to: 6), $0.value.rounded(to: 2)] })
    }
    func rivals(_ sample: ViewSample, at priority: LayoutPriority? = nil) -> Rivals {
      Rivals(
        views: sample.first.map { system.identity(of: .view($0)) }, count: sample.count,
        priority: priority)
    }
    let words = Wording(layout: layout)
    axis = contest.axis
    isStretched = contest.deformation.delta > 0
    isGone = words.isGone(contest.view, contest.axis)
    priority = contest.priority
    amount = contest.deformation.delta.rounded(to: 2)
    wanted = sum(
      contest.wantedCount, contest.wantedTotal,
      contest.wantedCount <= ContestSum.most ? contest.wanted : [])
    available = sum(
      contest.availableCount, contest.availableTotal,
      contest.availableCount <= ContestSum.most ? contest.available : [])
    parts = (contest.story?.notable ?? []).prefix(ContestSum.most).map { share in
      let entry = system.entries[share.entry]
      // As it was written, not what it comes down to.
      let constraint =
        if case .author(let index) = entry.origin {
          layout.scene.constraints[index]
        } else {
          entry.constraint
        }
      return Part(
        constraint: ConstraintIdentity(constraint, in: system), priority: entry.priority)
    }
    optionalCount = contest.story?.optionalCount
    let others = ContestRivals(of: contest, in: layout)
    huggers = others.huggers.groups.map { rivals($0.views, at: $0.priority) }
    resisters = others.resisters.groups.map { rivals($0.views, at: $0.priority) }
    exhausted = rivals(others.exhausted)
    tied = rivals(others.tied)
    leveraged = others.leveraged.map {
      Rivals(
        views: [system.identity(of: .view($0.view))], count: 1,
        leverage: $0.leverage.rounded(to: 2))
    }
    lineCount = words.wrappedLines(contest).flatMap { $0.areCut ? $0.count : nil }
  }
}
