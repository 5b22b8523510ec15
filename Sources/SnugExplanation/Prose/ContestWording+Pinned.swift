import SnugGeometry
import SnugLayout

/// Views that have their sizes because of their edges, or of their centers.
extension ContestWording {
  static let centered = "centred and pinned at one end"

  /// Whether a view has its size because of its center and its edges alone.
  func isCentered(_ contest: Contest) -> Bool {
    let notable = contest.constraints.map { layout.system[$0] }
      .filter { $0.isWritten && isNotable($0) }
    let views = Set(contest.payers.compactMap(\.view))
    return notable.allSatisfy(\.constraint.isCenter)
      && notable.flatMap(\.constraint.ends).contains { $0.item.view.map(views.contains) ?? false }
  }

  /// “pinned at both ends (799)”, with the priority of the weakest end; `nil` if a content size or an
  /// optional size decides as well.
  var pinned: String? {
    let entries = constraints.map { layout.system[$0] }
    let size = Constraint.Attribute.size(axis)
    guard !entries.isEmpty,
      entries.allSatisfy({
        $0.contentSize == nil
          && (!$0.constraint.firstAttribute.isSize || $0.priority.isRequired)
      }),
      // A limit of its own size pins no end.
      !entries.contains(where: {
        $0.constraint.relation != .equal && $0.constraint.firstAttribute == size
          && $0.constraint.secondAttribute == size
      }),
      // Where its size must be another's, its ends do not matter.
      !entries.contains(where: { entry in
        entry.isWritten && entry.constraint.relation == .equal && !entry.isSize
          && entry.constraint.firstAttribute == size
          && contest.payers.contains { $0.view == entry.constraint.firstItem.view }
      })
    else { return nil }
    // A guide's own constraints are not the author's.
    let weakest =
      entries.filter { if case .guide = $0.origin { false } else { true } }.map(\.priority).min()
      ?? .required
    // Where a view gives way in place of another, both ends are no reason.
    let isInPlaceOfOther = contest.payers.count == 1 && contest.tie?.deciding.isEmpty == false
    guard entries.contains(where: { !$0.isSize }), !isInPlaceOfOther else { return nil }
    guard contest.payers.allSatisfy({ $0.isContainer || $0.priority < weakest }) else { return nil }
    return "pinned at both ends" + (weakest.isRequired ? "" : " (\(weakest))")
  }
}
