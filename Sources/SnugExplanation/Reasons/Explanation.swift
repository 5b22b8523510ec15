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
  /// The reasons, numbered from 1: conflicts; losses of 5 points or more, and what nothing determines; smaller losses; what
  /// may be stretched; what is stretched or wraps. Each in the order in which its views are read.
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
  let advice: Advice

  package let words: Wording

  public convenience init(_ layout: Layout) {
    self.init(layout, mostRows: LayoutReasons.mostRows)
  }

  /// The same, to be worded with another number of decimals: nothing is searched again.
  package init(rewording other: Explanation) {
    layout = other.layout
    contests = other.contests
    ambiguities = other.ambiguities
    reasons = other.reasons
    fittings = other.fittings
    parts = other.parts
    beforeHugging = other.beforeHugging.map(Explanation.init(rewording:))
    advice = other.advice
    words = other.words
  }

  /// - Parameter mostRows: the greatest number of rows of a search for a reason.
  init(_ layout: Layout, mostRows: Int) {
    self.layout = layout
    advice = Advice()
    var words = Wording(layout: layout)
    // All constraints can be in another file than the views, whose ranges are those of content sizes.
    words.citeFiles(Set(layout.system.entries.compactMap(\.range?.source.name)))
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
      // Best is one about its views alone, in a row whose sum readers can follow.
      let named = Set(ambiguity.namedViews)
      let own = open.filter {
        contests[$0].payers.allSatisfy { $0.view.map(named.contains) ?? false }
      }
      let candidates = own.isEmpty ? open : own
      guard
        let first = candidates.first(where: { contests[$0].isShared(in: layout) })
          ?? candidates.first
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
    let losses = contests.map { (loss: Loss($0, words), subject: Reason.Subject.contest($0)) }
    let inOrder =
      (isWhole ? inOrder(conflicts) : conflicts)
      + Loss.allCases.flatMap { loss in
        inOrder(
          losses.filter { $0.loss == loss }.map(\.subject)
            + (loss == .large ? loose.map(Reason.Subject.ambiguity) : []))
      }
    reasons = Self.reasons(for: inOrder, in: layout)
    self.contests = contests
    self.ambiguities = ambiguities
  }
}

extension Contest {
  /// Whether an ambiguity is about the payers of this contest: which of them is stretched, which is
  /// compressed, or which of several constraints on the same views gives way.
  fileprivate func leavesOpen(_ ambiguity: Ambiguity, in layout: Layout) -> Bool {
    if ambiguity.kind == .size || ambiguity.kind == .position {
      guard ambiguity.axis == axis, let tie, payers.contains(where: { $0.view == nil }),
        Set(payers.map(\.priority)).count == 1
      else { return false }
      let entries = (tie.entries + payers.map(\.entry)).map { layout.system[$0] }
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
