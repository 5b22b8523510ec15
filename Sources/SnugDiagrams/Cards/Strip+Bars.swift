import SnugExplanation
import SnugGeometry
import SnugLayout

/// Strips of equally large views, and of what a conflict demands.
extension Strip {
  /// Whether the difference of each row is behind it.
  var hasNotes: Bool { if case .bars = form { true } else { false } }

  /// A bar that is longer than the first multiple of the common length is broken off at the second.
  private static let (tooLong, longestBar) = (2.0, 1.5)

  init?(bars contests: [Contest], in layout: Layout) {
    let axis = contests[0].axis
    guard axis == .horizontal, !contests.contains(where: { $0.ambiguity != nil }) else {
      return nil
    }
    var views: [ViewID] = []
    for contest in contests {
      let group =
        contest.form == .division
        ? contest.wanted.compactMap(\.view) : contest.payers.compactMap(\.view)
      views += group.filter { !views.contains($0) }
    }
    func got(_ view: ViewID) -> Double { layout[view].alignmentRect.size[axis] }
    guard let common = views.first.map(got), views.count > 1,
      views.allSatisfy({ abs(got($0) - common) < .leastShown })
    else { return nil }
    // That all gain as much, the sentence says.
    let gains = views.map { common - (layout.contentSize(of: $0, axis) ?? common) }
    if let least = gains.min(), let most = gains.max(), least > .leastShown,
      most - least < .leastShown
    {
      return nil
    }
    let payers = Dictionary(
      contests.flatMap { contest in
        contest.payers.compactMap { payer in payer.view.map { ($0, (payer, contest)) } }
      }, uniquingKeysWith: { first, _ in first })
    // The losers first, if there are too many.
    let rest = views.count - Self.mostBars
    if views.count > Self.mostBars {
      let losers = views.filter { (payers[$0]?.0.amount ?? 0) < 0 }
      views = Array(
        (losers + views.filter { !losers.contains($0) }).prefix(Self.mostBars))
    }
    let words = Wording(layout: layout)
    let longest = Self.longestBar * common
    let rows = views.map { view in
      let wanted = layout.contentSize(of: view, axis) ?? common
      let payer = payers[view]
      let amount = common - wanted
      let isCutShort = wanted > Self.tooLong * common
      var note = amount == 0 ? "" : amount.signedDescription
      let lines = amount < 0 ? words.wrappedLines(view) : nil
      let wraps = lines.map { !$0.isTruncated } ?? false
      if let lines {
        note = (wraps ? "" : "\(note), ") + "\(lines.lineCount) lines"
      } else if amount < 0, layout.cutsText(of: view, axis) {
        note += ", cut"
      }
      return Row(
        label: layout.scene[view].name, name: nil,
        cells: [
          Cell(
            view: view, start: 0,
            length: isCutShort ? longest : max(wanted, common),
            verdict: payer.map { $0.1.verdict(of: $0.0, in: layout) }, wraps: wraps,
            gain: max(0, amount),
            number: note, isCutShort: isCutShort)
        ])
    }
    self.init(
      axis: axis, form: .bars(common: common), rows: rows,
      isMirrored: contests[0].isMirrored(in: layout), container: nil,
      more: rest > 0 ? "and \(rest) more" : nil)
  }

  init?(needs contest: Contest, broken: EntryID, in layout: Layout) {
    guard contest.form != .equation, contest.wanted.count > 1, contest.wanted.count <= 15,
      contest.isPlain, contest.room.count == 1, let container = contest.room[0].view,
      contest.wanted.contains(where: { $0.entry == broken }),
      contest.wanted.allSatisfy({ $0.wanted >= 0 })
    else { return nil }
    let row = Contest.Row(pieces: contest.wanted[...], container: container, outside: [])
    let builder = StripBuilder(contest: contest, row: row, layout: layout, broken: broken)
    if layout.scene.consoleReport != nil {
      self.init(
        axis: contest.axis, form: .needs,
        rows: [
          Row(
            label: "required \(Wording.number(row.wantedTotal))", cells: builder.cells(\.wanted)),
          Row(
            label: "there \(Wording.number(contest.roomTotal))",
            cells: [
              Cell(
                start: 0, length: contest.roomTotal, number: "", isUnknown: true)
            ]),
        ], isMirrored: contest.isMirrored(in: layout), container: container)
      return
    }
    // A large overlap would be beyond the edge of the container.
    let got = builder.cells(\.got)
    guard got.allSatisfy({ min($0.start, $0.end) >= -.leastShown }) else { return nil }
    let rows = [
      Row(label: "needs \(Wording.number(row.wantedTotal))", cells: builder.cells(\.wanted)),
      Row(label: "has \(Wording.number(contest.roomTotal))", cells: got),
    ]
    self.init(
      axis: contest.axis, form: .needs, rows: rows, isMirrored: contest.isMirrored(in: layout),
      container: container, room: contest.roomTotal)
  }
}
