import SnugExplanation
import SnugGeometry
import SnugLayout

/// Makes the rows of a strip from a sum.
struct StripBuilder {
  let contest: Contest
  let row: Contest.Row
  let layout: Layout
  /// The broken constraint of a conflict.
  var broken: EntryID?

  private var axis: Axis { contest.axis }

  /// The pieces end to end.
  func cells(_ length: KeyPath<Contest.Piece, Double>) -> [Strip.Cell] {
    cells(of: { piece in piece[keyPath: length] })
  }

  private func cells(of length: (Contest.Piece) -> Double) -> [Strip.Cell] {
    var start = 0.0
    let last = row.pieces.count - 1
    return row.pieces.enumerated().map { index, piece in
      let own = length(piece)
      defer { start += own }
      let payer = piece.view.flatMap(contest.payer)
      let isBroken = broken != nil && piece.entry == broken
      var cell = Strip.Cell(
        view: piece.view, start: start, length: own,
        verdict: isBroken ? .conflict : payer.map { contest.verdict(of: $0, in: layout) },
        isBroken: isBroken, gain: max(0, own - piece.wanted), number: Wording.number(piece.wanted),
        amount: piece.view == nil ? nil : amount(of: piece))
      if let view = piece.view, case let neighbour = contest.neighbour(for: view, in: layout),
        neighbour != view
      {
        cell.view = neighbour
        cell.priority = "as \(layout.scene[view].name)"
      } else if let view = piece.view {
        let entry = decisive(for: piece, payer, view).map { layout.system[$0] }
        let proportion = proportion(of: piece, payer, view)
        cell.priority = proportion ?? entry.flatMap(Self.words)
        cell.role = proportion == nil ? entry?.contentSize?.role : nil
      }
      if isBroken, let entry = piece.entry {
        let relation = layout.system[entry].constraint.relation
        if relation != .equal, piece.view == nil { cell.number = "≥ \(cell.number)" }
      }
      cell.wraps =
        cell.verdict == .compressed && (payer.map(Wording(layout: layout).wraps) ?? false)
      cell.isEnd = piece.view == nil && (index == 0 || index == last)
      cell.isMargin = cell.isEnd && (piece.entry.map(isMargin) ?? false)
      return cell
    }
  }

  private func isMargin(_ entry: EntryID) -> Bool {
    layout.system[entry].constraint.ends.contains { $0.attribute.isOfMargins }
  }

  /// “297 → 271”
  private func amount(of piece: Contest.Piece) -> String {
    // A log does not tell the outcome.
    if layout.scene.consoleReport != nil { return Wording.number(piece.wanted) }
    // A view that the sum of a conflict is without wants more than nothing.
    let isLeftOut = broken != nil && piece.entry == nil
    let isChanged = abs(piece.wanted - piece.got) > .leastShown && !isLeftOut
    return (isChanged ? "\(Wording.number(piece.wanted)) → " : "") + Wording.number(piece.got)
  }

  /// The stack view whose `fillProportionally` decides how much the views give way.
  var proportionalStack: StackView? {
    let superviews = Set(contest.payers.compactMap(\.view).map { layout.scene[$0].superview })
    guard contest.payers.count > 1, superviews.count == 1,
      let stack = superviews.first?.flatMap({ layout.scene[$0].content.stack }),
      stack.distribution == .fillProportionally
    else { return nil }
    return stack
  }

  /// “× 1.275”; the last view gets what the others leave.
  private func proportion(
    of piece: Contest.Piece, _ payer: Contest.Payer?, _ view: ViewID
  ) -> String? {
    guard payer != nil, piece.wanted > 0, let stack = proportionalStack else { return nil }
    return stack.arrangedSubviews.last { !layout.scene.hiddenViews.contains($0) } == view
      ? "what is left" : "× \((piece.got / piece.wanted).description(decimals: 3))"
  }

  /// The constraint whose priority counts.
  private func decisive(
    for piece: Contest.Piece, _ payer: Contest.Payer?, _ view: ViewID
  ) -> EntryID? {
    let kept = contest.kept.first {
      let content = layout.system[$0].contentSize
      return content?.view == view && content?.axis == axis
    }
    return payer?.entry ?? kept ?? piece.entry
  }

  /// “resists 750”; `nil` for the priority of a stack view's own constraints, which nobody has written.
  private static func words(of entry: ConstraintSystem.Entry) -> String? {
    switch entry.contentSize?.role {
    case .hugging: return "hugs \(entry.priority)"
    case .compressionResistance: return "resists \(entry.priority)"
    case nil:
      if entry.priority.isRequired { return "required" }
      return entry.stackView == nil ? "wanted at \(entry.priority)" : nil
    }
  }

  // MARK: - Alternatives

  /// As drawn, and with each other view giving as much as it can.
  func alternatives(
    _ ambiguity: Ambiguity, _ explanation: Explanation, most: Int
  ) -> [Strip.Row]? {
    let tied = explanation.rivals(in: ambiguity).filter { view in
      row.pieces.contains { $0.view == view }
    }
    let giving = tied.filter { view in
      contest.payer(view).map { abs($0.amount) > .leastShown } ?? false
    }
    guard !giving.isEmpty else { return nil }
    let isTight = row.wantedTotal > row.gotTotal
    let names = giving.map { layout.scene[$0].name }
    func number(_ piece: Contest.Piece) -> String {
      let wanted = Wording.number(piece.wanted)
      guard isTight, let view = piece.view, giving.contains(view) else { return wanted }
      return "\(wanted) − \(Wording.number(piece.wanted - piece.got))"
    }
    func cells(with got: [ViewID: Double], isDrawn: Bool) -> [Strip.Cell] {
      var cells = self.cells(of: { piece in piece.view.flatMap { got[$0] } ?? piece.got })
      for (index, piece) in row.pieces.enumerated() {
        cells[index].number = isDrawn ? number(piece) : ""
        cells[index].amount = nil
        cells[index].verdict = nil
        guard let view = piece.view else { continue }
        let isChanged = abs(cells[index].length - piece.wanted) > .leastShown
        if tied.contains(view), isChanged {
          cells[index].verdict = .ambiguous
          cells[index].isDashed = !isDrawn
        } else if contest.payer(view) != nil, !tied.contains(view) {
          cells[index].verdict = contest.payer(view).map { contest.verdict(of: $0, in: layout) }
        }
      }
      return cells
    }
    var rows = [
      Strip.Row(
        label: "drawn:", name: names.joined(separator: ", "),
        cells: cells(with: [:], isDrawn: true))
    ]
    func piece(of view: ViewID) -> Contest.Piece? { row.pieces.first { $0.view == view } }
    let total: Double = giving.compactMap(piece).reduce(0.0) { sum, piece in
      sum + piece.got - piece.wanted
    }
    for view in tied.reversed() where rows.count < most {
      guard let own = piece(of: view),
        let sizes = explanation.sizes(of: view, in: ambiguity)
      else { continue }
      let most = isTight ? sizes.lowerBound : sizes.upperBound
      // As drawn, it gives all that it can.
      if abs(most - own.got) < .leastShown { continue }
      let others = giving.filter { $0 != view }
      var got: [ViewID: Double] = [view: most]
      var rest = total - (most - own.wanted)
      for other in others {
        guard let piece = piece(of: other) else { continue }
        let share = isTight ? max(rest, -piece.wanted) : rest
        got[other] = piece.wanted + share
        rest -= share
      }
      guard abs(rest) < .leastShown else { continue }
      let isAll = others.compactMap(piece).allSatisfy { piece in
        piece.view.flatMap { got[$0] }.map { abs($0 - piece.wanted) < .leastShown } ?? false
      }
      rows.append(
        Strip.Row(
          label: "also possible:",
          name: layout.scene[view].name
            + (isTight || !isAll ? " \((most - own.wanted).signedDescription)" : ""),
          cells: cells(with: got, isDrawn: false)))
    }
    return rows.count > 1 ? rows : nil
  }
}
