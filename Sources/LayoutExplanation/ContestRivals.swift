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
    var isListed = false
    for rival in contest.rivals {
      if rival.isTied, layout[rival.view].ambiguity.size[contest.axis] {
        // Where sizes are tied to each other by constraints, equal priorities leave nothing to
        // choose.
        if !isListed, contest.view < rival.view {
          tied.append(contest.view)
          isListed = true
        }
        tied.append(rival.view)
      } else if rival.priority > contest.priority {
        switch rival.role {
        case .hugging: huggers.append(rival.view, at: rival.priority)
        case .compressionResistance: resisters.append(rival.view, at: rival.priority)
        }
      } else if contest.deformation.delta < 0, rival.role == .compressionResistance,
        rival.leverage < 1 || rival.priority < contest.priority,
        Wording(layout: layout).isGone(rival.view, contest.axis)
      {
        exhausted.append(rival.view)
      } else if rival.priority < contest.priority {
        continue
      } else if abs(rival.leverage - 1) > 1e-6, leveraged.count < 2 {
        leveraged.append(rival)
      }
    }
    if tied.count > 0, !isListed { tied.append(contest.view) }
  }

  /// Whether hugging priorities are all there is to compare.
  var isAboutHuggingOnly: Bool {
    huggers.count > 0 && resisters.count == 0 && exhausted.count == 0 && leveraged.isEmpty
  }
}

/// The first few of some views, and how many there are.
struct ViewSample {
  private(set) var first: [ViewID] = []
  private(set) var count = 0

  mutating func append(_ view: ViewID) {
    count += 1
    if first.count < Wording.most { first.append(view) }
  }
}

/// Views by their priorities, lowest first: of very many priorities the lowest few, which are the
/// nearest to the one that lost.
struct ViewsByPriority {
  private(set) var groups: [(priority: LayoutPriority, views: ViewSample)] = []
  private(set) var count = 0

  mutating func append(_ view: ViewID, at priority: LayoutPriority) {
    count += 1
    let place = groups.firstIndex { $0.priority >= priority } ?? groups.count
    if place == groups.count || groups[place].priority != priority {
      guard place < Wording.most else { return }
      groups.insert((priority, ViewSample()), at: place)
      if groups.count > Wording.most { groups.removeLast() }
    }
    groups[place].views.append(view)
  }
}
