import AutoLayout
import Geometry

/// The content sizes of a story by their priorities: what a sentence about any of its contests may
/// have to say of the others, found without walking through all of them each time.
struct StoryRivals {
  private(set) var huggers = ViewsByPriority()
  private(set) var resisters = ViewsByPriority()
  /// Those of one priority, by role and by how often they count; lowest first.
  private var peers: [(priority: LayoutPriority, groups: [Peers])] = []
  /// Those who resist below each of these priorities and have nothing left.
  private var goneBelow: [ViewSample] = []

  /// Views of the same priority and role that count equally often.
  struct Peers {
    var role: ConstraintSystem.ContentSizeRole
    var factor: Double
    var all = ViewSample()
    /// Those that could be larger or smaller.
    var ambiguous = ViewSample()
    /// Those with nothing left to give, and the others.
    var gone = ViewSample()
    var left = ViewSample()
  }

  init(_ contentSizes: [Story.ContentSize], _ axis: Axis, in layout: Layout) {
    let entries = layout.system.entries
    let views = layout.views
    // The order of the views is kept within a priority.
    let sorted = contentSizes.enumerated().sorted {
      (entries[$0.element.entry].priority, $0.offset)
        < (entries[$1.element.entry].priority, $1.offset)
    }
    var gone = ViewSample()
    for (_, size) in sorted {
      let priority = entries[size.entry].priority
      if peers.last?.priority != priority {
        for group in peers.last?.groups ?? [] where group.role == .compressionResistance {
          gone = gone.merged(with: group.gone)
        }
        peers.append((priority, []))
        goneBelow.append(gone)
      }
      let last = peers.count - 1
      let known = peers[last].groups.firstIndex {
        $0.role == size.role && abs($0.factor - size.factor) < 1e-9 * abs(size.factor)
      }
      if known == nil { peers[last].groups.append(Peers(role: size.role, factor: size.factor)) }
      let group = known ?? peers[last].groups.count - 1
      peers[last].groups[group].all.append(size.view)
      let view = views[size.view.index]
      if view.alignmentRect.size[axis] == 0 {
        peers[last].groups[group].gone.append(size.view)
      } else {
        peers[last].groups[group].left.append(size.view)
      }
      if view.ambiguity.size[axis] {
        peers[last].groups[group].ambiguous.append(size.view)
      }
      switch size.role {
      case .hugging: huggers.append(size.view, at: priority)
      case .compressionResistance: resisters.append(size.view, at: priority)
      }
    }
  }

  func peers(at priority: LayoutPriority) -> [Peers] {
    let place = place(of: priority)
    return place < peers.count && peers[place].priority == priority ? peers[place].groups : []
  }

  /// Those who resist at lower priorities and have nothing left.
  func gone(below priority: LayoutPriority) -> ViewSample {
    let place = place(of: priority)
    return place < goneBelow.count ? goneBelow[place] : ViewSample()
  }

  /// The first place of a priority that is not lower.
  private func place(of priority: LayoutPriority) -> Int {
    var low = 0
    var high = peers.count
    while low < high {
      let middle = (low + high) / 2
      if peers[middle].priority < priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The first few of some views, in order, and how many there are.
struct ViewSample {
  private(set) var first: [ViewID] = []
  private(set) var count = 0

  mutating func append(_ view: ViewID) {
    count += 1
    if first.count < Wording.most { first.append(view) }
  }

  func merged(with other: ViewSample) -> ViewSample {
    var merged = self
    merged.first = Array((first + other.first).sorted().prefix(Wording.most))
    merged.count += other.count
    return merged
  }

  /// The same with one more view.
  func adding(_ view: ViewID) -> ViewSample {
    var sample = ViewSample()
    sample.append(view)
    return merged(with: sample)
  }
}

/// Views by their priorities, lowest first.
struct ViewsByPriority {
  private(set) var groups: [(priority: LayoutPriority, views: ViewSample)] = []
  private(set) var count = 0
  /// How many views there are before each group.
  private var counts: [Int] = []

  /// Adds a view, whose priority is none of the lower ones.
  mutating func append(_ view: ViewID, at priority: LayoutPriority) {
    if groups.last?.priority != priority {
      groups.append((priority, ViewSample()))
      counts.append(count)
    }
    groups[groups.count - 1].views.append(view)
    count += 1
  }

  /// Those above a priority: of very many priorities the lowest few, which are the nearest.
  func above(_ priority: LayoutPriority) -> ViewsByPriority {
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].priority <= priority { low = middle + 1 } else { high = middle }
    }
    var found = ViewsByPriority()
    guard low < groups.count else { return found }
    found.count = count - counts[low]
    found.groups = Array(groups[low...].prefix(Wording.most))
    return found
  }
}
