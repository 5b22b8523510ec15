import SnugGeometry
import SnugLayout

extension Contest {
  /// What contests have in common that are one reason: the axis and the cause, and the sum unless each is
  /// about a row of its own. Only the views differ, and what each wanted if nothing else is in its sum.
  struct Likeness: Hashable {
    private let axis: Axis
    private let isTight: Bool
    private let cause: Cause
    /// The contests that limit it.
    private let others: [Int]

    private enum Cause: Hashable {
      /// A stack view gives each its share.
      case proportions(of: ViewID)
      /// In a row of its own, equals tie, or without equals the view that hugs least gains.
      case row(pieces: [Bool], priority: LayoutPriority, equals: Int, kept: [LayoutPriority])
      /// In one of the equal parts of a stack view, the view that hugs least gains.
      case equalParts(priority: LayoutPriority, kept: [LayoutPriority])
      case sum(form: Form, pieces: [Piece: Int], room: [Piece: Int], conditions: Set<Condition>)
    }

    private struct Piece: Hashable {
      let isView: Bool
      let wanted: Double
      let got: Double
      let factor: Double
    }

    /// A constraint that the sum does not show: a size, an optional constraint, or one with a
    /// multiplier. Required distances are lengths in the sum, or 0.
    private struct Condition: Hashable {
      let stackView: StackView.ConstraintIdentifier?
      let attributes: [Constraint.Attribute]
      let relation: Constraint.Relation
      let multiplier: Double
      let priority: LayoutPriority
      /// `nil` for a content size, which is in the sum.
      let constant: Double?

      init?(_ entry: ConstraintSystem.Entry) {
        let constraint = entry.constraint
        guard
          constraint.firstAttribute.isSize || constraint.multiplier != 1
            || !entry.priority.isRequired
        else { return nil }
        stackView = entry.stackView?.identifier
        attributes = [constraint.firstAttribute, constraint.secondAttribute]
        relation = constraint.relation
        multiplier = constraint.multiplier
        priority = entry.priority
        constant = entry.contentSize == nil ? constraint.constant : nil
      }
    }

    /// A tie of equals in a row of its own.
    private init?(_ ambiguity: Ambiguity, of contest: Contest, in layout: Layout) {
      guard ambiguity.isOfContents,
        let priority = contest.payers.first?.priority, contest.isShared(in: layout),
        let row = contest.row(in: layout)
      else { return nil }
      let equals = ambiguity.namedViews
      let isOfEquals = contest.payers.allSatisfy { payer in
        payer.priority == priority && !payer.isContainer
          && payer.view.map(equals.contains) ?? false
      }
      guard isOfEquals, Set(contest.competing(in: layout)) == Set(equals) else { return nil }
      let kept = contest.kept.map { layout.system[$0] }
        .filter { entry in entry.contentSize.map { !equals.contains($0.view) } ?? true }
      axis = contest.axis
      isTight = ambiguity.kind == .resistance
      cause = .row(
        pieces: row.pieces.map { $0.view != nil }, priority: priority, equals: equals.count,
        kept: kept.map(\.priority).sorted())
      others = contest.others
    }

    /// `nil` for a contest that is a reason of its own: several constraints give way in it without
    /// being equally large, or one ambiguity joins it with others.
    init?(_ contest: Contest, in layout: Layout) {
      if let ambiguity = contest.ambiguity {
        guard let tie = Self(ambiguity, of: contest, in: layout) else { return nil }
        self = tie
        return
      }
      let isDivided = contest.form == .division
      guard let payer = contest.payers.first, contest.payers.count == 1 || isDivided,
        let view = payer.view, !contest.payers.contains(where: { $0.view == .root }),
        contest.tie == nil
      else { return nil }
      others = contest.others
      // The sum of a single view is what the others leave, whether it wants more or less.
      let isSingle = contest.wanted.count { $0.view != nil } == 1
      isTight = isSingle || isDivided || payer.amount < 0
      let entries = contest.constraints.map { layout.system[$0] }
      axis = contest.axis
      let shares = entries.compactMap { entry in
        entry.stackView.flatMap { $0.identifier == .fillProportionally ? $0.id : nil }
      }
      if let stack = shares.first, layout.scene[view].superview == stack {
        cause = .proportions(of: stack)
        return
      }
      if contest.wanted.isEmpty { return nil }
      if contest.form == .row, !isSingle, payer.amount > 0, !contest.kept.isEmpty,
        let row = contest.row(in: layout), contest.isShared(in: layout)
      {
        cause = .row(
          pieces: row.pieces.map { $0.view != nil }, priority: payer.priority, equals: 0,
          kept: contest.kept.map { layout.system[$0].priority }.sorted())
        return
      }
      let isOfEqualParts = entries.contains { $0.stackView?.identifier == .fillEqually }
      if contest.form == .equation, payer.amount > 0, !payer.isContainer, isOfEqualParts {
        cause = .equalParts(
          priority: payer.priority, kept: contest.kept.map { layout.system[$0].priority }.sorted())
        return
      }
      func pieces(_ pieces: [Contest.Piece]) -> [Piece: Int] {
        pieces.reduce(into: [:]) { counts, piece in
          let own = Piece(
            isView: piece.view != nil,
            wanted: isSingle && piece.view == view || isDivided && piece.view != nil
              ? 0 : piece.wanted.rounded(to: 4),
            got: piece.got.rounded(to: 4), factor: piece.factor.rounded(to: 6))
          counts[own, default: 0] += 1
        }
      }
      cause = .sum(
        form: contest.form, pieces: pieces(contest.wanted), room: pieces(contest.room),
        conditions: Set(entries.compactMap(Condition.init)))
    }
  }
}
