/// A conflict that another solver reported, by its required constraints.
///
/// That solver has chosen the members, so the whole report is preferred to a smaller part of it: as few
/// domains of variables as possible count, and the broken constraint is a member if it can be.
package struct ReportedConflict: Hashable, Sendable {
  /// The constraint that was broken; `nil` if the report does not tell.
  package var broken: ConstraintID?

  package init(breaking broken: ConstraintID?) { self.broken = broken }

  package enum Membership: Hashable, Sendable {
    case member
    /// Each conflict does without it.
    case unneeded
    /// The search ended without an answer.
    case unknown
  }
}

extension Solver {
  /// The limit for the conflicts that are examined in search of one with the broken constraint. Beyond it
  /// the text says that the search ended without an answer.
  static let mostExamined = 40

  /// An irreducible set of rows and domains that cannot hold together.
  private struct Members: Hashable {
    var rows: [Int]
    /// The variables that must not be negative.
    var domains: [Int]
  }

  /// The conflict of a report; `nil` if its constraints can hold together, are too many, or rounding
  /// hides the proof.
  ///
  /// Every conflict with the broken constraint lacks a member of each conflict without it. So members
  /// are taken away one by one, the shortest lists first, until a conflict has it or the rest can hold
  /// (R. Reiter, *A Theory of Diagnosis from First Principles*, 1987: the hitting set tree).
  func conflict(
    _ report: ReportedConflict, among required: [Int]
  ) -> (conflict: Conflict, membership: ReportedConflict.Membership?)? {
    guard required.count <= Self.fewMembers else { return nil }
    let wanted = report.broken?.index
    let mentioned = Set(required.flatMap { constraints[$0].expression.terms.map(\.variable.index) })
    let all = Members(
      rows: required, domains: mentioned.filter { isNonnegative[$0] }.sorted())
    guard let first = irreducible(all, keeping: wanted) else { return nil }
    guard let wanted else { return conflict(of: first, breaking: nil).map { ($0, nil) } }
    var waiting = [(all, first)]
    var seen: Set<Members> = [all]
    var examined = 0
    var found = first
    var membership = ReportedConflict.Membership.unneeded
    search: while !waiting.isEmpty, !found.rows.contains(wanted) {
      let (whole, members) = waiting.removeFirst()
      for part in parts(of: whole, without: members) where seen.insert(part).inserted {
        guard let smaller = irreducible(part, keeping: wanted) else { continue }
        guard examined < Self.mostExamined else {
          membership = .unknown
          break search
        }
        examined += 1
        waiting.append((part, smaller))
        guard smaller.rows.contains(wanted) else { continue }
        found = smaller
        break search
      }
    }
    if found.rows.contains(wanted) { membership = .member }
    return conflict(of: found, breaking: membership == .member ? wanted : nil)
      .map { ($0, membership) }
  }

  /// The rest of a set without each of some members, domains first.
  private func parts(of whole: Members, without members: Members) -> [Members] {
    members.domains.map { domain in
      Members(rows: whole.rows, domains: whole.domains.filter { $0 != domain })
    }
      + members.rows.map { row in
        Members(rows: whole.rows.filter { $0 != row }, domains: whole.domains)
      }
  }

  /// A part of a set without any one of whose members the others can hold; `nil` if all can. Domains
  /// are left out before rows, and the row to keep is tried last.
  private func irreducible(_ whole: Members, keeping wanted: Int?) -> Members? {
    var members = whole
    func isConflict(_ members: Members) -> Bool {
      !canHold(members.rows, domains: Set(members.domains))
    }
    guard isConflict(members) else { return nil }
    for domain in whole.domains {
      var rest = members
      rest.domains.removeAll { $0 == domain }
      if isConflict(rest) { members = rest }
    }
    for row in whole.rows.filter({ $0 != wanted }) + [wanted].compactMap(\.self) {
      var rest = members
      rest.rows.removeAll { $0 == row }
      if isConflict(rest) { members = rest }
    }
    return members
  }

  /// A conflict with its proof; `nil` if rounding hides it.
  ///
  /// - Parameter broken: the member to drop; by default the last one.
  private func conflict(of members: Members, breaking broken: Int?) -> Conflict? {
    let broken = broken ?? members.rows[members.rows.count - 1]
    let proof = proof(
      against: broken, among: members.rows.filter { $0 != broken }, domains: Set(members.domains))
    guard !proof.isEmpty else { return nil }
    return Conflict(
      constraints: members.rows.sorted().map(ConstraintID.init(index:)), proof: proof,
      broken: ConstraintID(index: broken))
  }
}
