import SnugExplanation
import SnugGeometry
import SnugLayout

/// The views of a card side by side, with their contents, as they should be and as they are.
/// Lengths are in points of the scene, along the axis from the leading end.
struct Strip {
  let axis: Axis
  let form: Form
  let rows: [Row]
  /// Whether the leading end is at the right.
  let isMirrored: Bool
  /// The container whose length is the room.
  let container: ViewID?
  /// That length, if views reach beyond it.
  var room: Double?
  /// “and 4 more”: what it does not show.
  var more: String?

  enum Form: Hashable {
    /// What was wanted over what came of it.
    case pair
    /// What came of it: views gained.
    case got
    /// What came of several rows, in each of which one view gained.
    case rows
    /// As drawn, and what is also possible.
    case alternatives
    /// Views of one length, each from the same edge.
    case bars(common: Double)
    /// What is required over what there is.
    case needs
  }

  struct Row {
    /// “wanted 369”, “drawn:”
    var label: String
    /// The view that gives way in this row.
    var name: String?
    var cells: [Cell]

    var length: Double { cells.map(\.end).max() ?? 0 }
  }

  struct Cell {
    /// `nil` for a gap.
    var view: ViewID?
    var start: Double
    var length: Double
    var verdict: Verdict?
    /// Whether its view keeps its size as drawn.
    var isDashed = false
    /// Whether its text only wraps.
    var wraps = false
    /// Whether it is what a broken constraint demands.
    var isBroken = false
    /// The part beyond what was wanted, and the share of it that is before the content.
    var gain = 0.0
    /// The number that stands for it in the sum.
    var number: String
    /// Below the strip: “297 → 271”, and “resists 750”; `nil` for a gap.
    var amount: String?
    var priority: String?
    /// What that priority is for; `nil` for the author's constraints.
    var role: ConstraintSystem.ContentSizeRole?
    var isMargin = false
    /// Whether it is a gap at the edge of the container.
    var isEnd = false
    /// Whether it stands for what a log does not tell.
    var isUnknown = false
    /// Whether it is longer than drawn.
    var isCutShort = false

    var end: Double { start + length }

    /// What is below the name of its view.
    func captions(in sketch: Sketch) -> [String] {
      [amount, sketch.shows(.priorities) ? priority : nil].compactMap(\.self)
    }

    /// “297 → 271 · resists 750”
    func caption(in sketch: Sketch) -> String { captions(in: sketch).joined(separator: " · ") }
  }

  /// The longest row, in points of the scene.
  var length: Double { rows.map(\.length).max() ?? 0 }

  /// The amount by which the first row is longer than the last; 0 if it fits.
  var excess: Double {
    guard form == .pair || form == .needs else { return 0 }
    return max(0, rows[0].length - available)
  }

  /// The length that there is. The views of a conflict can reach beyond it.
  var available: Double { room ?? rows[rows.count - 1].length }

  /// The amount by which the last row is longer than the first; 0 if it does not fit.
  var spare: Double {
    form == .pair ? max(0, rows[1].length - rows[0].length) : 0
  }

  /// The row whose views have captions: the last one that is known.
  var captioned: Row { rows.last { !$0.cells.contains(where: \.isUnknown) } ?? rows[0] }

  /// The color of what does not fit.
  var excessVerdict: Verdict { form == .needs ? .conflict : .compressed }

  /// The views of the first of two rows with what becomes of them, those that give way last, on top.
  var bands: [(wanted: Cell, got: Cell)] {
    let pairs = zip(rows[0].cells, rows[1].cells).filter {
      $0.0.view != nil && !$0.1.isUnknown
    }
    return [false, true].flatMap { gives in
      pairs.filter { ($0.0.verdict != nil) == gives }.map { (wanted: $0.0, got: $0.1) }
    }
  }

  /// The limit for bars. Those of views that lose come first, and the verdict counts all.
  static let mostBars = 12
  /// The limit for the cells of a row. A card with a longer row has no strip, only the sum.
  static let mostCells = 25
  private static let mostAlternatives = 3
}

extension Strip {
  /// `nil` if nothing competes.
  init?(_ reason: Reason, in explanation: Explanation) {
    let layout = explanation.layout
    if let conflict = reason.conflict {
      guard let contest = layout.contest(of: conflict) else { return nil }
      self.init(needs: contest, broken: conflict.broken, in: layout)
      return
    }
    guard let contest = reason.contest, contest.excessiveSize == nil else { return nil }
    if reason.contests.count > 1,
      contest.form == .row || !reason.ambiguities.isEmpty && contest.isShared(in: layout),
      let strip = Self.rows(of: reason, in: layout)
    {
      self = strip
      return
    }
    // In equal containers, and in a share of one, the views of a row compete as well.
    let isRow = contest.form == .row || contest.isShared(in: layout)
    if reason.contests.count > 1 || contest.form == .division || contest.form == .equation && !isRow
    {
      let bars = contest.form == .equation ? nil : Strip(bars: reason.contests, in: layout)
      guard let strip = bars ?? reason.line(in: layout).flatMap({ Strip(line: $0, in: layout) })
      else { return nil }
      self = strip
      return
    }
    guard isRow, let row = contest.row(in: layout),
      row.pieces.count <= Self.mostCells,
      row.pieces.count(where: { $0.view != nil }) > 1,
      row.pieces.allSatisfy({ $0.wanted >= 0 && $0.got >= 0 }),
      row.pieces.contains(where: { piece in
        piece.view.map { contest.payer($0) != nil } ?? false
      })
    else { return nil }
    let builder = StripBuilder(contest: contest, row: row, layout: layout)
    let (axis, isMirrored) = (contest.axis, contest.isMirrored(in: layout))
    if let ambiguity = contest.ambiguity, axis == .horizontal,
      let rows = builder.alternatives(ambiguity, explanation, most: Self.mostAlternatives)
    {
      self.init(
        axis: axis, form: .alternatives, rows: rows, isMirrored: isMirrored,
        container: row.container)
      let shown = Set(rows.flatMap(\.cells).filter { $0.verdict == .ambiguous }.map(\.view))
      let others = ambiguity.namedViews.filter { view in
        !shown.contains(view) && row.pieces.contains { $0.view == view }
      }
      if !others.isEmpty {
        more = "also possible: \(Wording(layout: layout).names(others))"
      }
      return
    }
    let isTight = row.wantedTotal > row.gotTotal
    let got = Row(
      label: "got \(Wording.number(row.gotTotal))", cells: builder.cells(\.got))
    let wanted = Row(
      label: "wanted \(Wording.number(row.wantedTotal))", cells: builder.cells(\.wanted))
    self.init(
      axis: axis, form: isTight ? .pair : .got, rows: isTight ? [wanted, got] : [got],
      isMirrored: isMirrored, container: row.container)
  }

  /// The whole sum of a contest, for a strip below the scene.
  ///
  /// - Parameter showsWanted: whether what was wanted is also shown if views gain.
  init?(line contest: Contest, showsWanted: Bool = false, in layout: Layout) {
    guard contest.axis == .horizontal, contest.form == .row || contest.form == .division,
      contest.excessiveSize == nil, contest.wanted.count <= Self.mostCells,
      contest.wanted.count(where: { $0.view != nil }) > 1, contest.isPlain,
      contest.wanted.allSatisfy({ $0.wanted >= 0 && $0.got >= 0 }),
      contest.payers.contains(where: { $0.view != nil })
    else { return nil }
    let row = Contest.Row(pieces: contest.wanted[...], container: nil, outside: [])
    let builder = StripBuilder(contest: contest, row: row, layout: layout)
    let isPair =
      showsWanted || builder.proportionalStack != nil
      || contest.payers.contains { $0.amount < 0 }
    let wanted = Row(
      label: "wanted \(Wording.number(row.wantedTotal))", cells: builder.cells(\.wanted))
    let got = Row(label: "got \(Wording.number(row.gotTotal))", cells: builder.cells(\.got))
    self.init(
      axis: .horizontal, form: isPair ? .pair : .got, rows: isPair ? [wanted, got] : [got],
      isMirrored: contest.isMirrored(in: layout), container: nil)
  }

  /// The limit for rows in which one view gains. More look like a pattern, and the verdict counts all.
  private static let mostRows = 4

  /// `nil` unless each contest is about a row of its own, or one ambiguity joins them.
  private static func rows(of reason: Reason, in layout: Layout) -> Strip? {
    let contests = reason.contests.filter {
      reason.ambiguities.isEmpty || $0.isShared(in: layout)
    }.prefix(mostRows)
    let rows = contests.compactMap { contest -> Row? in
      guard contest.axis == .horizontal, let row = contest.row(in: layout),
        row.pieces.count(where: { $0.view != nil }) > 1,
        row.pieces.allSatisfy({ $0.wanted >= 0 && $0.got >= 0 }),
        let view = contest.payers.first?.view
      else { return nil }
      let cells = StripBuilder(contest: contest, row: row, layout: layout).cells(\.got)
      return Row(label: layout.scene[view].name, cells: cells)
    }
    guard !rows.isEmpty, rows.count == contests.count else { return nil }
    return Strip(
      axis: .horizontal, form: .rows, rows: rows,
      isMirrored: reason.contests[0].isMirrored(in: layout), container: nil)
  }
}

extension Contest {
  func isMirrored(in layout: Layout) -> Bool {
    axis == .horizontal && layout.scene.layoutDirection == .rightToLeft
  }
}
