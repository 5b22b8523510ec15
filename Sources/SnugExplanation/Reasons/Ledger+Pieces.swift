import SnugGeometry
import SnugLayout

/// A length in the sum: wanted if its factor is positive, else part of the room.
struct LedgerTerm {
  var entry: EntryID
  var factor: Double
  var position = 0.0
  /// The item whose size counts, if the constraint relates a width to a height, or for ``isDrawn``.
  var item: LayoutItem?
  /// Whether it is the item's size as drawn that counts, and not what the constraint makes of it.
  var isDrawn = false
}

extension Ledger {
  /// The pieces of a term. If a view counts three times and has the same size as two others, these
  /// are all three views.
  func pieces(
    of term: LedgerTerm, _ equals: EqualSizes
  ) -> [Contest.Piece] {
    let factor = abs(term.factor)
    let made = layout.system[term.entry]
    let constraint = made.constraint
    func piece(of view: ViewID?, wanted: Double, got: Double) -> [Contest.Piece] {
      [
        Contest.Piece(
          view: view, wanted: wanted, got: got, factor: factor,
          entry: term.isDrawn ? nil : term.entry)
      ]
    }
    if let item = term.item {
      return piece(
        of: item.view, wanted: length(of: term), got: layout.rect(of: item).size[axis])
    }
    let container = containers[term.entry]
    guard let view = container?.view ?? (made.isSize ? constraint.firstItem.view : nil) else {
      let sign: Double = made.target < 0 ? -1 : 1
      return piece(of: nil, wanted: sign * made.target, got: sign * layout[term.entry].leftSide)
    }
    let group = equals.group(of: view)
    guard container != nil || constraint.firstAttribute == .size(axis), factor > 1.5,
      abs(Double(group.count) - factor) < .sameFactor
    else {
      let size = layout[view].alignmentRect.size
      return piece(
        // The sign of a negative size is in the factor.
        of: view, wanted: container?.fit.size ?? abs(made.target),
        got: size[constraint.firstAttribute.axis ?? axis])
    }
    let isWritten = container == nil && made.contentSize == nil
    return group.map { member in
      let got = layout[member].alignmentRect.size[axis]
      let wanted =
        isWritten ? abs(made.target) : layout.contentSize(of: member, axis)
      let role: ConstraintSystem.ContentSizeRole =
        got > (wanted ?? 0) ? .hugging : .compressionResistance
      return Contest.Piece(
        view: member, wanted: wanted ?? got, got: got, factor: 1,
        entry: isWritten ? term.entry : layout.system.entry(.contentSize(member, axis, role)))
    }
  }

  /// The part of a term on an axis; `nil` if it is about the other axis only.
  func part(of term: LedgerTerm) -> LedgerTerm? {
    let constraint = layout.system[term.entry].constraint
    if term.isDrawn || constraint.isAlong(axis) { return term }
    guard let end = constraint.ends.first(where: { $0.attribute == .size(axis) }) else {
      return nil
    }
    let factor = constraint.firstAttribute == end.attribute ? 1 : -constraint.multiplier
    return LedgerTerm(entry: term.entry, factor: factor * term.factor, item: end.item)
  }

  /// The terms with shares of the root's size as lengths of their own, 33 % of 360 as 118.8, in place of the
  /// part of the root's size that is left after them.
  func withProducts(_ terms: [LedgerTerm]) -> [LedgerTerm] {
    guard let size = layout.system.entry(.rootSize(axis)) else { return terms }
    var (products, rootFactor) = (terms.filter { $0.entry != size }, 0.0)
    for (index, term) in products.enumerated() where term.item == nil {
      let constraint = layout.system[term.entry].constraint
      guard constraint.multiplier != 1, constraint.secondItem == .root,
        constraint.firstAttribute == .size(axis), constraint.secondAttribute == .size(axis)
      else { continue }
      products[index].item = constraint.firstItem
      rootFactor -= constraint.multiplier * term.factor
    }
    guard rootFactor != 0 else { return terms }
    rootFactor += terms.first { $0.entry == size }?.factor ?? 0
    // Without the root's size it is no row in the root.
    return abs(rootFactor) < .sameFactor
      ? terms : products + [LedgerTerm(entry: size, factor: rootFactor)]
  }

  func length(of term: LedgerTerm) -> Double {
    if let item = term.item {
      return term.isDrawn
        ? layout.rect(of: item).size[axis]
        : layout.demandedSize(of: item, byEntry: term.entry, axis)
    }
    return containers[term.entry]?.fit.size ?? layout.system[term.entry].target
  }

  func sorted(
    _ pieces: [Contest.Piece], _ isMirrored: Bool
  ) -> [Contest.Piece] {
    pieces.map { piece in
      let middle =
        piece.view.map { (isMirrored ? -1 : 1) * layout[$0].alignmentRect[axis].middle }
        ?? piece.entry.map { position(of: $0, isMirrored) } ?? 0
      return (middle, piece)
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The position of a constraint on the axis: the middle between its items. For a margin attribute
  /// this includes the margin.
  ///
  /// - Parameter isMirrored: whether positions grow to the left.
  func position(
    of entry: EntryID, item: LayoutItem? = nil, _ isMirrored: Bool
  ) -> Double {
    let made = layout.system[entry]
    let constraint = made.constraint
    let sign: Double = isMirrored ? -1 : 1
    let container = containers[entry].map { LayoutItem.view($0.view) }
    if let item = item ?? container ?? (made.isSize ? constraint.firstItem : nil) {
      let span = layout.rect(of: item)[axis]
      if item == .root { return isMirrored ? -span.start : span.end }
      return sign * span.middle
    }
    let direction = layout.direction(of: constraint)
    let first = layout.location(
      of: constraint.firstAttribute.withoutMargins, of: constraint.firstItem, direction)
    guard let secondItem = constraint.secondItem else { return sign * first }
    let second = layout.location(
      of: constraint.secondAttribute.withoutMargins, of: secondItem, direction)
    // Where a view sticks out, the gap to its superview's end is still the last length of the row.
    let isEnd = constraint.firstAttribute.isEnd
    if isEnd == constraint.secondAttribute.isEnd, let isEnd,
      !layout[entry].isSatisfied
    {
      let ends = [sign * first, sign * second]
      return isEnd ? ends.max()! : ends.min()!
    }
    return sign * (first + second) / 2
  }
}

extension Layout {
  /// Whether a constraint makes edges overlap that face each other or are nested: a negative
  /// spacing, or a view that extends beyond its superview.
  func isOverlap(_ entry: EntryID) -> Bool {
    let constraint = system[entry].constraint
    guard let secondItem = constraint.secondItem, constraint.multiplier == 1,
      let isEnd = constraint.firstAttribute.isEnd,
      let isSecondEnd = constraint.secondAttribute.isEnd
    else { return false }
    let (first, second) = (system.view(of: constraint.firstItem), system.view(of: secondItem))
    // Whether the first edge is the farther one, relative to the outer edge or the other view's
    // end.
    let isFarther: Bool
    if isEnd != isSecondEnd {
      isFarther = !isEnd
    } else if scene.isView(first, inside: second) {
      isFarther = !isEnd
    } else if scene.isView(second, inside: first) {
      isFarther = isEnd
    } else {
      return false
    }
    return (isFarther ? 1 : -1) * system[entry].target < 0
  }
}
