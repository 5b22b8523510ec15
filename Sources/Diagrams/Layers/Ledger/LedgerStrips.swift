import AutoLayout
import Geometry
import LayoutExplanation

extension Contest {
  /// Whether views compete in the contest. They don't if one constraint determines a view's size;
  /// the constraint that gave way then has a symbol with its request. A ledger is also not useful
  /// for the width of a text that wraps, because readers don't think of it in points.
  func hasLedger(in layout: Layout) -> Bool {
    let words = Wording(layout: layout)
    return form != .size && !wanted.isEmpty
      && payers.contains { payer in
        guard let view = payer.view else { return false }
        return axis == .vertical || words.wrappedLines(view) == nil
      }
  }
}

/// A contest as two strips along its axis: the wanted lengths end to end, and the resulting
/// lengths, aligned with the frame.
struct LedgerStrips {
  let contest: Contest
  let pieces: [Piece]
  /// The total lengths of the pieces, in points.
  let wantedTotal: Double
  let gotTotal: Double
  /// The total wanted interval and the available interval, in the picture.
  let wanted: Interval
  let room: Interval
  /// The available interval in the frame; equal to `room` unless the strips are reduced.
  let frame: Interval
  /// The reduction of the strips relative to the frame; 2 means half as large.
  let reduction: Double
  /// Whether the pieces are in order from right to left.
  let isMirrored: Bool

  struct Piece {
    let contest: Contest.Piece
    /// The factor of the piece in the sum.
    let factor: Double
    /// The payer of this piece, and its rank among the payers, starting with 1.
    let payer: (payer: Contest.Payer, place: Int)?
    let wanted: Interval
    let got: Interval
    /// Whether it is a margin: a gap at one of the ends.
    let isMargin: Bool
  }

  var axis: Axis { contest.axis }

  /// The maximal length of the strips relative to the root, and the length that is always allowed,
  /// in the picture's points.
  private static let mostOfFrame = 1.6
  private static let comfortable = PerAxis(horizontal: 560.0, vertical: 300)
  private static let reductions = [1.0, 2, 3, 4, 5, 10, 20, 50, 100]

  /// - Parameter least: the least position for drawing.
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
      // Overlaps have negative lengths; in right-to-left order all lengths are subtracted.
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

  /// The pieces of the sum. Differences of lengths have no position in the frame, so they are left
  /// out at the ends. Multiples of lengths and lengths on the other axis have none either; of these
  /// only the view that gives way is included, once.
  private static func pieces(of contest: Contest, in system: ConstraintSystem) -> [Counted] {
    func attributes(_ piece: Contest.Piece) -> [Constraint.Attribute] {
      piece.entry.map { system.entries[$0].constraint }
        .map { [$0.firstAttribute, $0.secondAttribute] } ?? []
    }
    func isDifference(_ piece: Contest.Piece) -> Bool {
      attributes(piece) == [.size(contest.axis), .size(contest.axis)]
    }
    let wanted = contest.wanted.filter { piece in
      piece.entry == nil || attributes(piece).contains { $0.axis == contest.axis }
    }
    var pieces = wanted[...]
    if wanted.count == contest.wanted.count, pieces.allSatisfy({ abs($0.factor - 1) < 1e-9 }) {
      pieces = pieces.drop(while: isDifference)
      while let last = pieces.last, isDifference(last) { pieces.removeLast() }
      if !pieces.isEmpty { return pieces.map { ($0, 1) } }
    }
    let own = wanted.filter { piece in
      contest.payers.contains { $0.view != nil && $0.view == piece.view }
    }
    return own.count == 1 ? own.map { ($0, 1) } : wanted.map { ($0, $0.factor) }
  }

  /// The start of the first piece, chosen so that the piece of a view is aligned with the view.
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

  /// The extent of the wanted or the resulting strip. It is larger than the total if pieces
  /// overlap.
  func extent(_ strip: KeyPath<Piece, Interval>) -> Interval {
    let spans = pieces.map { $0[keyPath: strip] }
    return Interval(
      start: spans.map(\.start).min() ?? 0, end: spans.map(\.end).max() ?? 0)
  }

  var excess: Double { wantedTotal - gotTotal }

  /// The interval by which the wanted lengths exceed the room, or the surplus room.
  var difference: Interval {
    isMirrored
      ? Interval(between: wanted.start, and: room.start)
      : Interval(between: wanted.end, and: room.end)
  }
}
