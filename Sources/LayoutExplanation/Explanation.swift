public import AutoLayout
import Geometry
import Synchronization

/// Everything a reader should know about one layout: what happened to whom, and why.
public final class Explanation: Sendable {
  public let layout: Layout
  /// Why each view that was stretched or compressed has the size it has, and why optional constraints
  /// are not satisfied: in the order of the system.
  public let contests: [Contest]
  /// What the constraints leave open, by axis.
  public let ambiguities: [Ambiguity]
  /// What there is to say, numbered from 1: conflicts, then what is ambiguous, compressed, stretched.
  public let reasons: [Reason]
  /// Why a root that takes its fitting size has the size it has.
  let fittings: [Contest]
  /// What can be tried without the rest.
  let parts: LayoutParts
  /// Why labels wrap that hug their longest lines: of the layout before they do.
  let beforeHugging: Explanation?
  /// The sentences written so far, by the numbers of their reasons. Advice is found by solving, and a
  /// picture tells every reason three times: in itself, in its description and in tooltips.
  let proses = Mutex<[Int: Prose]>([:])
  /// Of contests that differ from an earlier one in names and numbers alone, the number of that, by
  /// their indices in ``contests``.
  let precedents: [Int: Int]

  var words: Wording { Wording(layout: layout) }

  public init(_ layout: Layout) {
    self.layout = layout
    // What a stack view gives no room needs no reason, and its place is nobody's concern.
    let collapsed = layout.scene.collapsedViews
    let isWhole = layout.scene.consoleReport == nil
    let ambiguities = (isWhole ? Axis.allCases : []).flatMap {
      Ambiguity.all(on: $0, in: layout, without: collapsed)
    }
    let search = ContestSearch(layout)
    var contests = search.contests()
    fittings = isWhole ? search.fittings() : []
    beforeHugging = layout.beforeHugging.map(Explanation.init)
    var loose: [Ambiguity] = []
    for ambiguity in ambiguities {
      // Who gives way among equals belongs to what they compete for.
      let index = contests.firstIndex {
        $0.ambiguity == nil && $0.leavesOpen(ambiguity, in: layout)
      }
      if let index { contests[index].ambiguity = ambiguity } else { loose.append(ambiguity) }
    }
    parts = LayoutParts(of: layout)
    let words = Wording(layout: layout)
    // That a text wraps is a remark, unless it is open whether it does.
    let told = contests.filter { $0.ambiguity != nil || !$0.payers.allSatisfy(words.wraps) }
    func those(_ rank: Contest.Rank) -> [Reason.Subject] {
      told.filter { $0.rank(words) == rank }.map(Reason.Subject.contest)
    }
    let subjects =
      layout.conflicts.map(Reason.Subject.conflict) + those(.ambiguous)
      + loose.map(Reason.Subject.ambiguity)
      + [.compressed, .stretched, .missed, .sized].flatMap(those)
    reasons = subjects.enumerated().map { Reason(number: $0 + 1, subject: $1) }
    precedents = Self.precedents(among: reasons, in: layout)
    self.contests = contests
    self.ambiguities = ambiguities
  }

  /// Fewer contests that are alike than these are each told in full.
  private static let fewestAlike = 3

  private static func precedents(among reasons: [Reason], in layout: Layout) -> [Int: Int] {
    let alike = Dictionary(grouping: reasons) { $0.contest?.shape(in: layout) }
    var precedents: [Int: Int] = [:]
    for (shape, group) in alike where shape != nil && group.count >= fewestAlike {
      for reason in group.dropFirst() { precedents[reason.contest!.index] = group[0].number }
    }
    return precedents
  }
}

extension Contest {
  /// The order in which contests are told.
  fileprivate enum Rank {
    case ambiguous, compressed, stretched
    /// A constraint of the author's is not satisfied.
    case missed
    /// The author said how large the view is.
    case sized
  }

  fileprivate func rank(_ words: Wording) -> Rank {
    if ambiguity != nil { return .ambiguous }
    if form == .size { return .sized }
    if payers.allSatisfy({ $0.view == nil }) { return .missed }
    return words.loses(self) ? .compressed : .stretched
  }

  /// What alike contests have in common: all but names and numbers.
  fileprivate struct Shape: Hashable {
    let axis: Axis
    let isTight: Bool
    let priority: LayoutPriority
    let pieces: [Bool]
    let kept: [LayoutPriority]
    /// The number of the author's sizes and optional constraints in it.
    let conditionCount: Int
  }

  /// `nil` unless it is a plain row in which one view gives way.
  fileprivate func shape(in layout: Layout) -> Shape? {
    guard form == .row, payers.count == 1, payers[0].view != nil, tie == nil, others.isEmpty,
      wanted.count(where: { $0.view != nil }) > 1
    else { return nil }
    let conditions = constraints.map { layout.system.entries[$0] }.filter { entry in
      entry.isWritten && (!entry.priority.isRequired || entry.constraint.firstAttribute.isSize)
    }
    return Shape(
      axis: axis, isTight: excess > 0, priority: payers[0].priority,
      pieces: wanted.map { $0.view != nil },
      kept: kept.map { layout.system.entries[$0].priority }.sorted(),
      conditionCount: conditions.count)
  }

  /// Whether an ambiguity is about who of this contest gives way.
  fileprivate func leavesOpen(_ ambiguity: Ambiguity, in layout: Layout) -> Bool {
    guard ambiguity.axis == axis, ambiguity.isOfContents else { return false }
    let tied = (tie?.entries ?? []).compactMap {
      layout.system.entries[$0].constraint.firstItem.view
    }
    let views = payers.compactMap(\.view) + tied
    return ambiguity.views.contains(where: views.contains)
  }
}

/// One numbered thing to say about a layout.
public struct Reason: Sendable {
  public let number: Int
  public let subject: Subject

  public enum Subject: Sendable {
    case contest(Contest)
    case ambiguity(Ambiguity)
    case conflict(Layout.Conflict)
  }

  public var contest: Contest? {
    if case .contest(let contest) = subject { contest } else { nil }
  }

  public var conflict: Layout.Conflict? {
    if case .conflict(let conflict) = subject { conflict } else { nil }
  }

  /// What is ambiguous, by itself or in a contest.
  public var ambiguity: Ambiguity? {
    if case .ambiguity(let ambiguity) = subject { ambiguity } else { contest?.ambiguity }
  }
}
