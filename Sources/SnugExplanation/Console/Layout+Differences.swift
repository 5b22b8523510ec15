import SnugGeometry
import SnugLayout

extension Layout {
  /// What a view is smaller than another one, as a frame is by its mask, is less room, and no distance in the row.
  func moveDifferences(
    from wanted: inout [Contest.Piece], to room: inout [Contest.Piece], _ axis: Axis
  ) {
    guard scene.consoleReport != nil, room.count == 1, let outer = room[0].view, room[0].isPlain
    else { return }
    func isDifference(_ piece: Contest.Piece) -> Bool {
      guard piece.view == nil, piece.isPlain, piece.wanted > 0,
        let constraint = piece.entry.map({ system[$0].constraint })
      else { return false }
      return constraint.firstAttribute == .size(axis) && constraint.secondItem == .view(outer)
    }
    guard wanted.contains(where: { !isDifference($0) && $0.total > .sameLength }) else { return }
    room += wanted.filter(isDifference).map { piece in
      Contest.Piece(
        view: nil, wanted: -piece.wanted, got: -piece.got, factor: piece.factor, entry: piece.entry)
    }
    wanted.removeAll(where: isDifference)
  }
}
