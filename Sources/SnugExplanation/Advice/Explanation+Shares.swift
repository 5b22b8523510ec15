import SnugGeometry
import SnugLayout

/// Shares of a container that leave no room for its margins and gaps.
extension Explanation {
  /// The limit for the shares of a conflict that are replaced together. With more, the general repairs are offered.
  static let mostShares = 4

  /// The shares of one size in a conflict, and the proportions between their views that keep what was meant by them,
  /// if they resolve it.
  func proportions(
    insteadOfSharesIn conflict: Layout.Conflict
  ) -> (shares: [EntryID], proportions: [Constraint])? {
    if layout.scene.consoleReport != nil { return nil }
    let shares = changeable(in: conflict).filter { entry in
      let written = layout.writtenConstraint(of: entry)
      guard let axis = written.firstAttribute.axis,
        let view = written.firstItem.view, let whole = written.secondItem
      else { return false }
      return written.relation == .equal && written.constant == 0 && 0 < written.multiplier
        && written.multiplier < 1 && written.firstAttribute == .size(axis)
        && written.secondAttribute == .size(axis)
        && layout.scene.isView(view, inside: layout.system.view(of: whole))
    }.sorted()
    let written = shares.map { layout.writtenConstraint(of: $0) }
    guard (2...Self.mostShares).contains(shares.count), let first = written.first,
      Set(written.map(\.secondItem)).count == 1, Set(written.map(\.firstItem)).count == shares.count
    else { return nil }
    let proportions = written.dropFirst().map { share in
      var proportion = share
      proportion.secondItem = first.firstItem
      proportion.multiplier = share.multiplier / first.multiplier
      return proportion
    }
    let changes =
      shares.map { Amendment.removal(entry: $0) } + proportions.map { .addition($0) }
    let repair = repair(.removal(entry: shares[0]), by: changes, conflict)
    return repair.map { $0.harm <= .inflated && !misplaces($0, conflict) } ?? false
      ? (shares, proportions) : nil
  }
}
