import SnugDiagnostics
import SnugGeometry
public import SnugLayout

/// The explanation of one layout: which views are stretched, compressed or ambiguous, and why.
public final class Explanation: Sendable {
  public let layout: Layout
  /// The contests: why stretched or compressed views have their sizes, and why optional constraints
  /// are not satisfied. In the order of the system.
  public let contests: [Contest]
  /// The ambiguities of the layout, by axis.
  public let ambiguities: [Ambiguity]
  /// The reasons, numbered from 1: conflicts first, then in the order in which their views are read.
  public let reasons: [Reason]
  /// Why a root with a fitting size has that size.
  let fittings: [Contest]
  /// The independent parts of the layout, which trials can solve separately.
  package let parts: LayoutParts
  /// The explanation of the layout before labels hug their longest lines. It has the reasons why
  /// these labels wrap.
  let beforeHugging: Explanation?
  /// The sentences by the numbers of their reasons. A picture needs each reason three times: in the
  /// picture, in its description and in tooltips.
  let proses = Computed<Int, Prose>()
  let advice = Advice()
  /// For contests that differ from an earlier one only in names and numbers: the number of the
  /// earlier reason, by their indices in ``contests``.
  let precedents: [Int: Int]

  package let words: Wording

  public convenience init(_ layout: Layout) {
    self.init(layout, mostRows: LayoutReasons.mostRows)
  }

  /// - Parameter mostRows: the greatest number of rows of a search for a reason.
  init(_ layout: Layout, mostRows: Int) {
    self.layout = layout
    var words = Wording(layout: layout)
    let sources = layout.system.entries.lazy.compactMap(\.range?.source)
    words.namesFiles = sources.first.map { first in sources.contains { $0 !== first } } ?? false
    self.words = words
    // Collapsed views need no reason, and their positions don't matter.
    let collapsed = layout.scene.collapsedViews
    let isWhole = layout.scene.consoleReport == nil
    let ambiguities = Axis.allCases.flatMap {
      isWhole
        ? Ambiguity.all(on: $0, in: layout, without: collapsed)
          .filter { !layout.isLeftOpenByConflict($0) }
        : Ambiguity.stated(on: $0, in: layout)
    }
    let search = ContestSearch(layout, mostRows: mostRows)
    var contests = search.contests()
    fittings = isWhole ? search.fittings() : []
    beforeHugging = layout.beforeHugging.map { Explanation($0, mostRows: mostRows) }
    var loose: [Ambiguity] = []
    for ambiguity in ambiguities {
      // An ambiguity between equals belongs to their contest, or to those of all rows that it joins.
      let open = contests.indices.filter {
        contests[$0].ambiguity == nil && contests[$0].leavesOpen(ambiguity, in: layout)
      }
      guard let first = open.first(where: { contests[$0].isShared(in: layout) }) ?? open.first
      else {
        loose.append(ambiguity)
        continue
      }
      for index in open
      where index == first || contests[index].isTied(by: ambiguity, with: contests[first]) {
        contests[index].ambiguity = ambiguity
      }
    }
    parts = LayoutParts(of: layout)
    let order = ReadingOrder(layout)
    func inOrder(_ subjects: [Reason.Subject]) -> [Reason.Subject] {
      subjects.map { (rank: order.rank(of: $0.markedViews(in: layout)), subject: $0) }
        .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        .map(\.element.subject)
    }
    // The views of a log have no places, and its conflict comes before those inside it.
    let conflicts = layout.distinctConflicts.map(Reason.Subject.conflict)
    let inOrder =
      (isWhole ? inOrder(conflicts) : conflicts)
      + inOrder(
        contests.map(Reason.Subject.contest) + loose.map(Reason.Subject.ambiguity))
    reasons = Self.reasons(for: inOrder, in: layout)
    precedents = Self.precedents(among: reasons, in: layout)
    self.contests = contests
    self.ambiguities = ambiguities
  }

  /// One reason for each subject, and one for all contests that are alike or that one ambiguity
  /// joins, at the place of the first.
  private static func reasons(for subjects: [Reason.Subject], in layout: Layout) -> [Reason] {
    var grouped: [(subject: Reason.Subject, alike: [Contest])] = []
    var places: [Contest.Likeness: Int] = [:]
    var ties: [FramePart: Int] = [:]
    for subject in subjects {
      if case .contest(let contest) = subject, let tie = contest.ambiguity?.key {
        if let place = ties[tie] {
          grouped[place].alike.append(contest)
          continue
        }
        ties[tie] = grouped.count
      }
      if case .contest(let contest) = subject,
        let likeness = Contest.Likeness(contest, in: layout)
      {
        if let place = places[likeness] {
          grouped[place].alike.append(contest)
          continue
        }
        places[likeness] = grouped.count
      }
      grouped.append((subject, []))
    }
    for place in grouped.indices { lead(&grouped[place], in: layout) }
    return joiningBothAxes(grouped, in: layout).enumerated().map {
      Reason(number: $0 + 1, subject: $1.subject, alike: $1.alike)
    }
  }

  private typealias Group = (subject: Reason.Subject, alike: [Contest])

  /// Of contests that one ambiguity joins, that of a row whose sum readers can follow is the subject.
  private static func lead(_ group: inout Group, in layout: Layout) {
    guard case .contest(let first) = group.subject, first.ambiguity != nil,
      !first.isShared(in: layout),
      let row = group.alike.firstIndex(where: { $0.isShared(in: layout) })
    else { return }
    group.subject = .contest(group.alike[row])
    group.alike[row] = first
  }

  /// The groups with one for each view that gets the same size on both axes from constraints on it
  /// alone: two sizes, or a size and a ratio.
  private static func joiningBothAxes(_ groups: [Group], in layout: Layout) -> [Group] {
    struct Square: Hashable {
      let view: ViewID
      let amount: Double
      let target: Double

      init?(_ group: Group, in layout: Layout) {
        guard case .contest(let contest) = group.subject, group.alike.isEmpty,
          contest.form == .size, contest.payers.count == 1, !contest.constraints.isEmpty,
          let view = contest.payers[0].view
        else { return nil }
        let entries = contest.constraints.map { layout.system[$0] }
        let isOfView = entries.allSatisfy { entry in
          entry.constraint.relation == .equal && entry.contentSize == nil
            && entry.constraint.firstAttribute.isSize
            && entry.constraint.ends.allSatisfy { $0.item == .view(view) }
        }
        guard isOfView else { return nil }
        self.view = view
        amount = contest.payers[0].amount.rounded(to: 2)
        target = layout[view].alignmentRect.size[contest.axis].rounded(to: 2)
      }
    }
    var joined: [Group] = []
    var places: [Square: Int] = [:]
    for group in groups {
      guard let square = Square(group, in: layout), case .contest(let contest) = group.subject
      else {
        joined.append(group)
        continue
      }
      if let place = places.removeValue(forKey: square) {
        joined[place].alike.append(contest)
      } else {
        places[square] = joined.count
        joined.append(group)
      }
    }
    return joined
  }

  /// The minimal number of similar contests that are abbreviated. Fewer are each described in full.
  private static let fewestAlike = 3

  private static func precedents(among reasons: [Reason], in layout: Layout) -> [Int: Int] {
    let alike = Dictionary(grouping: reasons) { $0.contest?.shape(in: layout) }
    var precedents: [Int: Int] = [:]
    for (shape, group) in alike where shape != nil && group.count >= fewestAlike {
      for reason in group.dropFirst() where reason.alike.isEmpty {
        precedents[reason.contest!.index] = group[0].number
      }
    }
    return precedents
  }
}

extension Contest {
  /// The common properties of similar contests: all except names and numbers.
  fileprivate struct Shape: Hashable {
    let axis: Axis
    let isTight: Bool
    let priority: LayoutPriority
    let pieces: [Bool]
    let kept: [LayoutPriority]
    /// The number of the author's size constraints and optional constraints.
    let conditionCount: Int
  }

  /// `nil` unless it is a plain row in which one view gives way.
  fileprivate func shape(in layout: Layout) -> Shape? {
    guard form == .row, payers.count == 1, payers[0].view != nil, tie == nil, others.isEmpty,
      wanted.count(where: { $0.view != nil }) > 1
    else { return nil }
    let conditions = constraints.map { layout.system[$0] }.filter { entry in
      entry.isWritten && (!entry.priority.isRequired || entry.constraint.firstAttribute.isSize)
    }
    return Shape(
      axis: axis, isTight: excess > 0, priority: payers[0].priority,
      pieces: wanted.map { $0.view != nil },
      kept: kept.map { layout.system[$0].priority }.sorted(),
      conditionCount: conditions.count)
  }

  /// Whether an ambiguity is about the payers of this contest: which of them is stretched, which is
  /// compressed, or which of several constraints on the same views gives way.
  fileprivate func leavesOpen(_ ambiguity: Ambiguity, in layout: Layout) -> Bool {
    if ambiguity.kind == .size || ambiguity.kind == .position {
      guard ambiguity.axis == axis, let tie, payers.count == 1, payers[0].view == nil else {
        return false
      }
      let entries = (tie.entries + [payers[0].entry]).map { layout.system[$0] }
      let views = entries.flatMap { layout.system.views(of: $0.constraint) }
      return ambiguity.views.allSatisfy(views.contains)
    }
    guard ambiguity.axis == axis, ambiguity.isOfContents,
      payers.contains(where: { $0.view == nil || ($0.amount > 0) == (ambiguity.kind == .hugging) })
    else { return false }
    let competing = Set(competing(in: layout))
    return ambiguity.views.contains(where: competing.contains)
  }

  /// Whether its views and another contest's are equals in one ambiguity: then the total that they
  /// give up or take is the same in each of the possible layouts.
  fileprivate func isTied(by ambiguity: Ambiguity, with other: Contest) -> Bool {
    let priority = other.payers.first?.priority
    let named = Set(ambiguity.namedViews)
    // What a size of its own takes from a view is in no sum of the others.
    return form != .size && other.form != .size
      && (payers + other.payers).allSatisfy { payer in
        payer.priority == priority && !payer.isContainer
          && payer.view.map(named.contains) ?? false
      }
  }

  /// The views that give way, and those that could instead.
  package func competing(in layout: Layout) -> [ViewID] {
    payers.compactMap(\.view)
      + (tie?.entries ?? []).compactMap { layout.system[$0].constraint.firstItem.view }
  }
}

/// One numbered reason for a layout's result.
public struct Reason: Sendable {
  public let number: Int
  public let subject: Subject
  /// Further contests with the same axis, cause and sum as the reason's, or of further rows with the
  /// same ambiguity.
  public let alike: [Contest]

  public enum Subject: Sendable {
    case contest(Contest)
    case ambiguity(Ambiguity)
    case conflict(Layout.Conflict)

    /// The views that a picture marks.
    func markedViews(in layout: Layout) -> [ViewID] {
      switch self {
      case .contest(let contest):
        let views = contest.payers.compactMap(\.view)
        return views.isEmpty
          ? contest.payers.flatMap { layout[$0.entry].views }.filter { $0 != .root } : views
      case .ambiguity(let ambiguity): return ambiguity.namedViews
      case .conflict(let conflict):
        return layout[conflict.broken].views.filter { $0 != .root }
      }
    }
  }

  public var contest: Contest? {
    if case .contest(let contest) = subject { contest } else { nil }
  }

  /// The contest and those that are like it.
  public var contests: [Contest] { (contest.map { [$0] } ?? []) + alike }

  public var conflict: Layout.Conflict? {
    if case .conflict(let conflict) = subject { conflict } else { nil }
  }

  /// The ambiguity, by itself or of a contest.
  public var ambiguity: Ambiguity? {
    if case .ambiguity(let ambiguity) = subject { ambiguity } else { contest?.ambiguity }
  }
}
