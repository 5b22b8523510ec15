import SnugExplanation
import SnugGeometry
import SnugLayout

/// The parts of a contest for comparison with another layout: numbers rounded as in the sentences,
/// and views and constraints by identity.
struct ContestFacts: Equatable {
  private let form: Contest.Form
  private let payers: [Member]
  private let amounts: [Double]
  private let wanted: [Piece]
  private let room: [Piece]
  private let constraints: [Member]
  private let tied: [Member]
  private let deciding: [Member]

  private struct Piece: Equatable {
    let view: ItemIdentity?
    let wanted: Double
    let factor: Double
  }

  private struct Member: Equatable {
    let constraint: ConstraintIdentity
    let priority: LayoutPriority
  }

  init(_ contest: Contest, in layout: Layout) {
    let system = layout.system
    func member(_ id: EntryID) -> Member {
      let entry = system[id]
      var constraint = layout.writtenConstraint(of: id)
      // The view's piece has the wanted length.
      if entry.contentSize != nil { constraint.constant = 0 }
      return Member(
        constraint: ConstraintIdentity(constraint, in: system), priority: entry.priority)
    }
    func piece(_ piece: Contest.Piece) -> Piece {
      Piece(
        view: piece.view.map { system.identity(of: .view($0)) },
        wanted: piece.wanted.rounded(to: 2), factor: piece.factor.rounded(to: 6))
    }
    form = contest.form
    payers = contest.payers.map { member($0.entry) }
    amounts = contest.payers.map { $0.amount.rounded(to: 2) }
    wanted = contest.wanted.map(piece)
    room = contest.room.map(piece)
    constraints = contest.constraints.map(member)
    tied = (contest.tie?.entries ?? []).map(member)
    deciding = (contest.tie?.deciding ?? []).map(member)
  }
}
