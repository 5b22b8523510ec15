import SnugGeometry
import SnugLayout
import SnugSolver

/// The sum of a contest: the wanted lengths along the axis, the available room, and the form of the sum.
struct Ledger {
  private(set) var wanted: [Contest.Piece] = []
  private(set) var room: [Contest.Piece] = []
  private(set) var form = Contest.Form.equation
  let layout: Layout
  let axis: Axis
  /// The containers that give way, by the constraint that gives them the room. Their sizes count in
  /// place of it.
  let containers: [EntryID: RoomyContainer]

  init(
    _ reason: ReasonSearch.Reason, _ payers: [Contest.Payer], _ axis: Axis, in layout: Layout,
    _ containers: [EntryID: RoomyContainer] = [:]
  ) {
    self.layout = layout
    self.axis = axis
    self.containers = containers
    let system = layout.system
    let entriesOfPayers = Set(payers.map(\.entry))
    let payerOfView = Dictionary(
      payers.compactMap { payer in payer.view.map { ($0, payer.entry) } },
      uniquingKeysWith: { first, _ in first })
    let wishes = payers.filter { payer in
      let constraint = system[payer.entry].constraint
      return payer.view == nil && system[payer.entry].isSize
        && constraint.firstAttribute == .size(axis)
    }
    // Of two sizes that are wanted for one view, neither is its length in the sum.
    let wishOfView = Dictionary(
      grouping: wishes.map(\.entry), by: { system[$0].constraint.firstItem }
    ).compactMapValues { $0.count == 1 ? $0[0] : nil }
    var terms = [LedgerTerm(entry: reason.own, factor: 1)]
    for term in reason.terms {
      switch term.part {
      case .constraint(let id):
        terms.append(LedgerTerm(entry: EntryID(id), factor: -term.multiplier))
      case .domain(let variable):
        let (item, axis) = layout.system.owner(of: variable)
        // A conflict does not need the size of every view, but what readers see includes them.
        if layout[reason.own].isBroken, layout.scene.consoleReport == nil, axis == self.axis,
          layout.rect(of: item).size[axis] > .leastShown
        {
          terms.append(
            LedgerTerm(entry: reason.own, factor: -term.multiplier, item: item, isDrawn: true))
          continue
        }
        // A view with size 0 still wants its intrinsic size.
        guard let view = item.view else { continue }
        let content = system.entry(.contentSize(view, axis, .compressionResistance))
        guard
          let entry = content.flatMap({ entriesOfPayers.contains($0) ? $0 : nil })
            ?? (axis == self.axis ? wishOfView[.view(view)] : nil)
        else { continue }
        terms.append(LedgerTerm(entry: entry, factor: -term.multiplier))
      }
    }
    // A view that a limit keeps from giving way further still wants its intrinsic size, too.
    for index in terms.indices.dropFirst() {
      let constraint = system[terms[index].entry].constraint
      guard constraint.secondItem == nil, let view = constraint.firstItem.view,
        constraint.firstAttribute.axis == axis,
        let payer = payerOfView[view], payer != reason.own
      else { continue }
      terms[index].entry = payer
    }
    terms = withProducts(terms)
    func isAlong(_ term: LedgerTerm) -> Bool {
      term.isDrawn || system[term.entry].constraint.isAlong(axis)
    }
    func isCounted(_ term: LedgerTerm) -> Bool {
      abs(length(of: term)) > .sameLength || !layout[term.entry].isSatisfied
    }
    // A sum has lengths of one axis. If a view's width follows from heights, for example by an aspect
    // ratio, its width takes their place. Not if that view gives way, because its own width does not
    // say why it gives way; and in a conflict only if more than one length remains, because the
    // picture of a conflict is a row or a column.
    let isBroken = layout[reason.own].isBroken
    let counted = terms.filter(isCounted)
    if counted.count > 2, !counted.allSatisfy(isAlong),
      isBroken ? counted.filter(isAlong).count > 1 : isAlong(terms[0])
    {
      let parts = terms.compactMap { part(of: $0) }
      let giving = isBroken ? [] : Set(payerOfView.keys.map(LayoutItem.view))
      if !parts.contains(where: { $0.item.map(giving.contains) == true }) { terms = parts }
    }
    let multiples = terms.filter { abs(length(of: $0)) > .sameLength }.map { abs($0.factor) }
    // Proportional distribution of a stack view also uses multipliers.
    let hasMultiplier = terms.contains {
      $0.item == nil && system[$0.entry].constraint.multiplier != 1
    }
    let scale = hasMultiplier ? 1 : scale(of: multiples)
    var (isExpanded, isDivided) = (false, false)
    let superview = layout.scene[system.view(of: system[reason.own].constraint.firstItem)]
      .superview
    let isMirrored =
      axis == .horizontal
      && layout.scene.layoutDirection(of: superview ?? .root) == .rightToLeft
    for index in terms.indices {
      terms[index].factor *= scale * (length(of: terms[index]) < 0 ? -1 : 1)
      terms[index].position = position(
        of: terms[index].entry, item: terms[index].item, isMirrored)
    }
    let inOrder =
      (isBroken ? chained(terms, isMirrored) : nil)
      ?? terms.sorted { ($0.position, $0.entry) < ($1.position, $1.entry) }
    let equals = EqualSizes(among: terms.map(\.entry), axis, in: layout)
    for term in inOrder where isCounted(term) {
      // In a conflict, the content of one view says nothing of those that are as large.
      let isOfContent = isBroken && system[term.entry].contentSize != nil
      var pieces = pieces(of: term, isOfContent ? EqualSizes(among: [], axis, in: layout) : equals)
      isExpanded = isExpanded || pieces.count > 1
      isDivided =
        isDivided
        || pieces.count > 1
          && pieces.contains { $0.view.map { payerOfView[$0] != nil } ?? false }
      let isPayer = entriesOfPayers.contains(term.entry)
      let isOverlap = !term.isDrawn && layout.isOverlap(term.entry)
      for index in pieces.indices {
        // A constraint that gives way in another contest counts with its actual length.
        if !isPayer, !isBroken, !layout[term.entry].isSatisfied {
          pieces[index].wanted = pieces[index].got
        }
        guard isOverlap else { continue }
        pieces[index].wanted.negate()
        pieces[index].got.negate()
      }
      if (term.factor > 0) != isOverlap { wanted += pieces } else { room += pieces }
    }
    // The sum that contains a payer's size is the wanted one, independently of how the author's
    // constraint is written.
    func isPayersSize(_ piece: Contest.Piece) -> Bool {
      piece.view.map { payerOfView[$0] != nil } ?? false
    }
    if room.contains(where: isPayersSize), !wanted.contains(where: isPayersSize) {
      swap(&wanted, &room)
    }
    if isExpanded { (wanted, room) = (sorted(wanted, isMirrored), sorted(room, isMirrored)) }
    if !isBroken {
      wanted = besideEachOther(
        joinedOverHiddenViews(wanted), Set(payerOfView.keys), equals, isMirrored)
    }
    let isSum =
      wanted.count + room.count < 3 || terms.allSatisfy { $0.item != nil || isAlong($0) }
    let isPlain = (wanted + room).allSatisfy(\.isPlain) && !hasMultiplier && isSum
    let own = system[reason.own].constraint.firstItem
    form =
      if reason.entries.count == reason.terms.count,
        reason.entries.allSatisfy({ system[$0].isAuthors(sizeOf: own) })
      {
        .size
      } else if isEquality(reason) || isPlain && areTwo(wanted, room) {
        .equal
      } else if !isPlain {
        .equation
      } else {
        isDivided ? .division : .row
      }
  }

  /// Whether the reason is that the view's size equals another's, and the equality holds.
  private func isEquality(_ reason: ReasonSearch.Reason) -> Bool {
    reason.isEquality(in: layout.system)
      && reason.entries.allSatisfy { layout[$0].isSatisfied }
  }

  /// Whether the sum compares the sizes of two views.
  private func areTwo(_ wanted: [Contest.Piece], _ room: [Contest.Piece]) -> Bool {
    guard wanted.count == 1, room.count == 1, let view = wanted[0].view, let model = room[0].view
    else { return false }
    return view != model
  }

  /// A factor that makes the multiples integers: if three views share a width equally, their
  /// factors are thirds, which readers don't expect. Tries 1 to 10, and the inverse of the smallest
  /// multiple.
  private func scale(of multiples: [Double]) -> Double {
    let candidates =
      (1...10).map(Double.init) + [max(1, (1 / (multiples.min() ?? 1)).rounded())]
    return candidates.first { scale in
      multiples.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-7 }
    } ?? 1
  }
}

extension Constraint.Attribute {
  /// Whether it is a trailing, right or bottom edge or margin; `nil` if it is not an edge.
  package var isEnd: Bool? {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: false
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: nil
    }
  }
}

extension ConstraintSystem.Entry {
  /// Whether it is a constraint on the size of one item only.
  var isSize: Bool { constraint.firstAttribute.isSize && constraint.secondItem == nil }

  /// Whether it is a written constraint on the size of one item only.
  fileprivate func isAuthors(sizeOf item: LayoutItem) -> Bool {
    contentSize == nil && constraint.firstAttribute.isSize && constraint.firstItem == item
      && (constraint.secondItem ?? item) == item
  }

  /// Whether it makes the sizes of two views equal along an axis.
  var isEquality: Bool {
    constraint.firstAttribute.isSize && constraint.secondAttribute == constraint.firstAttribute
      && constraint.multiplier == 1 && constraint.constant == 0
  }
}
