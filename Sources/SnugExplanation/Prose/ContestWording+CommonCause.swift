import SnugGeometry
import SnugLayout

/// What several views of a reason have in common.
extension ContestWording {
  /// Why each of several views has the same size.
  ///
  /// - Parameter size: “60 wide”, unless the sentence began with it.
  func commonCause(of views: [ViewID], size: String = "") -> String? {
    let demanded =
      bound.isEmpty && size.isEmpty
      ? "their \(Wording.dimension(axis))s are required"
      : "each must be" + (bound.isEmpty ? " \(size)" : bound)
    if let distribution { return distribution }
    if let filledStacks { return filledStacks }
    if let commonRatio { return "each must be \(commonRatio)" }
    let dimension = Wording.adjective(axis)
    switch contest.form {
    case .size: return areRequired ? demanded : nil
    case .equal:
      return areSquares(views) ?? sameSize.map { "each is as \(dimension) as \($0)" }
    case .division: return equalInRows
    case .row:
      let models = Set(
        all.map { own in
          own.payers[0].view.flatMap {
            ContestWording(contest: own, explanation: explanation).equalled($0)
          }
        })
      if models.count == 1, let model = models.first ?? nil {
        return "each must be as \(dimension) as \(words.name(model))"
      }
      if areSizes { return demanded }
      if let pinned { return "each is \(pinned)" }
      let kept = contest.kept.map { layout.system[$0] }
      return sameSize.map { "each is as \(dimension) as \($0)" }
        ?? (kept.count == 1 ? demand(of: kept) : nil)
    case .equation:
      if let equalContainers { return equalContainers }
      if all.allSatisfy(isCentered) { return "each is \(Self.centered)" }
      return areSquares(views) ?? (isSumOfLengths ? pinned.map { "each is \($0)" } : nil)
    }
  }

  /// “the height of each must be its width”; `nil` unless it is so for all.
  private func areSquares(_ views: [ViewID]) -> String? {
    let areSquares = zip(all, views).allSatisfy {
      ContestWording(contest: $0, explanation: explanation).isSquare($1)
    }
    return areSquares
      ? "the \(Wording.dimension(axis)) of each must be its \(Wording.dimension(axis.cross))" : nil
  }

  /// Whether each view has a required size of its own.
  private var areSizes: Bool {
    all.allSatisfy { own in
      own.constraints.map { layout.system[$0] }.allSatisfy { entry in
        entry.isSize && entry.priority.isRequired
          && entry.constraint.firstItem.view == own.payers[0].view
      }
    }
  }

  /// “48 % as wide as buttons”: the share of one view that each of several equally large ones has.
  private var commonRatio: String? {
    guard let first = share(in: contest), let other = first.secondItem?.view,
      alike.allSatisfy({ share(in: $0)?.secondItem == first.secondItem })
    else { return nil }
    return "\(Wording.number(first.multiplier * 100)) % as \(Wording.adjective(axis)) as "
      + words.name(other)
  }

  /// The only required constraint that makes the view of a contest a share of another.
  private func share(in contest: Contest) -> Constraint? {
    let size = Constraint.Attribute.size(axis)
    let shares = contest.constraints.map { layout.system[$0] }.filter { entry in
      let constraint = entry.constraint
      guard entry.isWritten, entry.priority.isRequired, constraint.relation == .equal,
        constraint.multiplier != 1, constraint.constant == 0, constraint.firstAttribute == size,
        constraint.secondAttribute == size, let view = constraint.firstItem.view
      else { return false }
      return contest.payer(view) != nil
    }
    return shares.count == 1 ? shares[0].constraint : nil
  }
}
