import AutoLayout
import Geometry
import LayoutExplanation

extension Contest {
  /// Whether views compete in it. Where one constraint says how large a view is nobody does, and a
  /// constraint that gave way is drawn where it is, with what it asked. What a text wants that is set in
  /// several lines nobody thinks of in points.
  func hasLedger(in layout: Layout) -> Bool {
    let words = Wording(layout: layout)
    return form != .size && !wanted.isEmpty
      && payers.contains { payer in
        guard let view = payer.view else { return false }
        return axis == .vertical || words.wrappedLines(view) == nil
      }
  }
}

/// A contest as two strips along its axis: what was wanted, end to end, and the same pieces as they
/// came out, each where it is in the frame.
struct LedgerStrips {
  let contest: Contest
  let pieces: [Piece]
  /// What the pieces come to, in points.
  let wantedTotal: Double
  let gotTotal: Double
  /// All that was wanted, and the room there is, in the picture.
  let wanted: Interval
  let room: Interval
  /// Where the room is in the frame; the same as `room` unless the strips are reduced.
  let frame: Interval
  /// By how much the strips are smaller than the frame: 2 is half as large.
  let reduction: Double
  /// Whether the pieces follow each other from right to left.
  let isMirrored: Bool

  struct Piece {
    let contest: Contest.Piece
    /// How often it counts in the strips.
    let factor: Double
    /// What it gives way by, and its rank among those that give way, from 1.
    let payer: (payer: Contest.Payer, place: Int)?
    let wanted: Interval
    let got: Interval
    /// Whether it is a margin: a gap at one of the ends.
    let isMargin: Bool
  }

  var axis: Axis { contest.axis }

  /// How much longer than the root the strips may be, and how long they may be in any case, in the
  /// picture's points.
  private static let mostOfFrame = 1.6
  private static let comfortable = PerAxis(horizontal: 560.0, vertical: 300)
  private static let reductions = [1.0, 2, 3, 4, 5, 10, 20, 50, 100]

  /// - Parameter least: the least position to draw at.
  init(_ contest: Contest, on stage: Stage, from least: Double = -.infinity) {
    self.contest = contest
    let axis = contest.axis
    let asked = Self.pieces(of: contest, in: stage.layout.system)
    let wantedTotal = asked.reduce(0) { $0 + $1.factor * $1.piece.wanted }
    let gotTotal = asked.reduce(0) { $0 + $1.factor * $1.piece.got }
    (self.wantedTotal, self.gotTotal) = (wantedTotal, gotTotal)
    isMirrored = axis == .horizontal && stage.scene.layoutDirection == .rightToLeft
    let most = max(
      Self.comfortable[axis], stage.frame(of: .root)[axis].length * Self.mostOfFrame)
    let longest = max(abs(wantedTotal), abs(gotTotal)) * stage.projection.zoom
    let reduction = Self.reductions.first { longest / $0 <= most } ?? max(1, longest / most)
    self.reduction = reduction
    let sign: Double = isMirrored ? -1 : 1
    var start = Self.start(of: asked, contest, sign, on: stage)
    let scale = stage.projection.zoom / reduction
    for total in [\Contest.Piece.wanted, \.got] {
      // What overlaps goes back, from right to left everything does.
      var (end, first) = (0.0, 0.0)
      for (piece, factor) in asked {
        end += sign * factor * piece[keyPath: total]
        first = min(first, end)
      }
      start = max(start, least - first * scale)
    }
    let origin = start
    func span(_ from: Double, _ length: Double, reduced: Bool = true) -> Interval {
      let scale = sign * stage.projection.zoom / (reduced ? reduction : 1)
      return Interval(between: origin + from * scale, and: origin + (from + length) * scale)
    }
    var pieces: [Piece] = []
    var (before, came) = (0.0, 0.0)
    for (index, (piece, factor)) in asked.enumerated() {
      let payer = contest.payers.firstIndex {
        $0.view == nil ? $0.entry == piece.entry : $0.view == piece.view
      }
      let got = factor * piece.got
      pieces.append(
        Piece(
          contest: piece, factor: factor, payer: payer.map { (contest.payers[$0], $0 + 1) },
          wanted: span(before, factor * piece.wanted), got: span(came, got),
          isMargin: piece.view == nil && (index == 0 || index == asked.count - 1)))
      before += factor * piece.wanted
      came += got
    }
    self.pieces = pieces
    wanted = span(0, wantedTotal)
    room = span(0, gotTotal)
    frame = span(0, gotTotal, reduced: false)
  }

  private typealias Counted = (piece: Contest.Piece, factor: Double)

  /// The pieces of the sum. What one length is less than another lies nowhere in the frame, so it is left
  /// out at the ends. So do multiples of lengths: of these only the view that gives way, once.
  private static func pieces(of contest: Contest, in system: ConstraintSystem) -> [Counted] {
    func isDifference(_ piece: Contest.Piece) -> Bool {
      piece.entry.map { system.entries[$0].constraint.secondAttribute.isSize } ?? false
    }
    var pieces = contest.wanted[...]
    if pieces.allSatisfy({ abs($0.factor - 1) < 1e-9 }) {
      pieces = pieces.drop(while: isDifference)
      while let last = pieces.last, isDifference(last) { pieces.removeLast() }
      if !pieces.isEmpty { return pieces.map { ($0, 1) } }
    }
    let own = contest.wanted.filter { piece in
      contest.payers.contains { $0.view != nil && $0.view == piece.view }
    }
    return own.count == 1 ? own.map { ($0, 1) } : contest.wanted.map { ($0, $0.factor) }
  }

  /// Where the first piece begins, so that each view's lies beside the view.
  private static func start(
    of pieces: [Counted], _ contest: Contest, _ sign: Double, on stage: Stage
  ) -> Double {
    func near(_ view: ViewID) -> Double {
      let span = stage.alignmentRect(of: view)[contest.axis]
      return sign < 0 ? span.end : span.start
    }
    var before = 0.0
    for (piece, factor) in pieces {
      if let view = piece.view, factor == 1, piece.wanted >= 0 {
        return near(view) - sign * before * stage.projection.zoom
      }
      before += factor * piece.got
    }
    return near(contest.room.compactMap(\.view).first ?? .root)
  }

  /// What the wanted strip, or the other one, takes up; more than they come to where pieces overlap.
  func extent(_ strip: KeyPath<Piece, Interval>) -> Interval {
    let spans = pieces.map { $0[keyPath: strip] }
    return Interval(
      start: spans.map(\.start).min() ?? 0, end: spans.map(\.end).max() ?? 0)
  }

  var excess: Double { wantedTotal - gotTotal }

  /// What is wanted beyond the room, or what of the room nobody wants.
  var difference: Interval {
    isMirrored
      ? Interval(between: wanted.start, and: room.start)
      : Interval(between: wanted.end, and: room.end)
  }
}
