import SnugGeometry
import SnugLayout

extension Explanation {
  /// What several contests of one reason have in common.
  private enum Bond: Hashable {
    case ambiguity(FramePart)
    case likeness(Contest.Likeness)
  }

  /// One reason for each subject, and one for all contests that are alike or that one ambiguity
  /// joins, at the place of the first.
  static func reasons(for subjects: [Reason.Subject], in layout: Layout) -> [Reason] {
    var rowCounts: [FramePart: Int] = [:]
    for case .contest(let contest) in subjects {
      if let tie = contest.ambiguity?.key { rowCounts[tie, default: 0] += 1 }
    }
    func bond(_ contest: Contest) -> Bond? {
      if let tie = contest.ambiguity?.key, let count = rowCounts[tie], count > 1 {
        return .ambiguity(tie)
      }
      return Contest.Likeness(contest, in: layout).map(Bond.likeness)
    }
    var grouped: [Group] = []
    var places: [Bond: Int] = [:]
    for subject in subjects {
      if case .contest(let contest) = subject, let bond = bond(contest) {
        if let place = places[bond] {
          grouped[place].alike.append(contest)
          continue
        }
        places[bond] = grouped.count
      }
      grouped.append((subject, []))
    }
    for place in grouped.indices { lead(&grouped[place], in: layout) }
    return joiningBothAxes(grouped, in: layout).enumerated().map {
      Reason(number: $0 + 1, subject: $1.subject, alike: $1.alike)
    }
  }

  private typealias Group = (subject: Reason.Subject, alike: [Contest])

  /// Of contests that one ambiguity joins, that of a row whose sum readers can follow is the subject.
  private static func lead(_ group: inout Group, in layout: Layout) {
    guard case .contest(let first) = group.subject, first.ambiguity != nil,
      !first.isShared(in: layout),
      let row = group.alike.firstIndex(where: { $0.isShared(in: layout) })
    else { return }
    group.subject = .contest(group.alike[row])
    group.alike[row] = first
  }

  /// The groups with one for each view that gets the same size on both axes from constraints on it
  /// alone: two sizes, or a size and a ratio.
  private static func joiningBothAxes(_ groups: [Group], in layout: Layout) -> [Group] {
    struct Square: Hashable {
      let view: ViewID
      let amount: Double
      let target: Double

      init?(_ group: Group, in layout: Layout) {
        guard case .contest(let contest) = group.subject, group.alike.isEmpty,
          contest.form == .size, contest.payers.count == 1, !contest.constraints.isEmpty,
          let view = contest.payers[0].view
        else { return nil }
        let entries = contest.constraints.map { layout.system[$0] }
        let isOfView = entries.allSatisfy { entry in
          entry.constraint.relation == .equal && entry.contentSize == nil
            && entry.constraint.firstAttribute.isSize
            && entry.constraint.ends.allSatisfy { $0.item == .view(view) }
        }
        guard isOfView else { return nil }
        self.view = view
        amount = contest.payers[0].amount.rounded(to: 2)
        target = layout[view].alignmentRect.size[contest.axis].rounded(to: 2)
      }
    }
    var joined: [Group] = []
    var places: [Square: Int] = [:]
    for group in groups {
      guard let square = Square(group, in: layout), case .contest(let contest) = group.subject
      else {
        joined.append(group)
        continue
      }
      if let place = places.removeValue(forKey: square) {
        joined[place].alike.append(contest)
      } else {
        places[square] = joined.count
        joined.append(group)
      }
    }
    return joined
  }
}
