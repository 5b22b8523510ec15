import AutoLayout
import Geometry

/// The other views that had a say in a contest, sorted by what they did, the few of them that a
/// sentence names.
struct ContestRivals {
  /// Those who hug at a higher priority than the one that lost.
  private(set) var huggers = ViewsByPriority()
  /// Those who resist at a higher priority.
  private(set) var resisters = ViewsByPriority()
  /// Those who were to give first, and have nothing left to give.
  private(set) var exhausted = ViewSample()
  /// Those who could have yielded instead, and the one the contest is about among them, in order.
  private(set) var tied = ViewSample()
  /// Those of the same priority that a point of the view is not worth a point of.
  private(set) var leveraged: [Contest.Rival] = []

  init(of contest: Contest, in layout: Layout) {
    guard let rivals = contest.story?.rivals else { return }
    let isCompressed = contest.deformation.delta < 0
    huggers = rivals.huggers.above(contest.priority)
    resisters = rivals.resisters.above(contest.priority)
    if isCompressed { exhausted = rivals.gone(below: contest.priority) }
    var leveraged: [(view: ViewID, leverage: Double)] = []
    for peers in rivals.peers(at: contest.priority) {
      let leverage = abs(contest.factor / peers.factor)
      let isOwnRole = (peers.role == .compressionResistance) == isCompressed
      if isOwnRole, abs(contest.factor - peers.factor) < 1e-6 * abs(contest.factor) {
        // Where sizes are tied to each other by constraints, equal priorities leave nothing to
        // choose.
        tied =
          layout[contest.view].ambiguity.size[contest.axis]
          ? peers.ambiguous : peers.ambiguous.adding(contest.view)
      } else {
        let areGone = isCompressed && peers.role == .compressionResistance && leverage < 1
        if areGone { exhausted = exhausted.merged(with: peers.gone) }
        guard abs(leverage - 1) > 1e-6 else { continue }
        let left = areGone ? peers.left : peers.all
        leveraged += left.first.map { ($0, leverage) }
      }
    }
    self.leveraged = leveraged.sorted { $0.view < $1.view }.prefix(2).map { view, leverage in
      Contest.Rival(
        view: view, role: isCompressed ? .compressionResistance : .hugging,
        priority: contest.priority, leverage: leverage, isTied: false)
    }
  }

  /// Whether hugging priorities are all there is to compare.
  var isAboutHuggingOnly: Bool {
    huggers.count > 0 && resisters.count == 0 && exhausted.count == 0 && leveraged.isEmpty
  }
}
