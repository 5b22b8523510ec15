import SnugGeometry
import SnugSolver

/// Places for the views of a console log whose place no constraint tells.
///
/// A log has only some of the constraints. Without them all these views would be over each other in a
/// corner of their superviews.
struct LoosePlaces {
  /// The distances from the superviews' edges, in points.
  private(set) var origins: [(variable: Variable, value: Double)] = []
  private let layout: Layout
  /// The alignment rects with the places found so far, by view.
  private var rects: [Rect]

  /// The distance between views, in points.
  private static let gap = 8.0

  init(_ layout: Layout) {
    self.layout = layout
    rects = layout.views.map(\.alignmentRect)
    let scene = layout.scene
    let subviews = Dictionary(grouping: scene.viewIDs.dropFirst()) { scene[$0].superview ?? .root }
    for superview in scene.viewIDs {
      guard let views = subviews[superview], views.count > 1 else { continue }
      // Below each other like lines if possible, else beside each other.
      place(views, .vertical)
      place(views, .horizontal)
    }
  }

  /// Moves the views without a place on an axis away from those before them. Views with a place come
  /// first.
  private mutating func place(_ views: [ViewID], _ axis: Axis) {
    let groups = groups(of: views, axis)
    var taken = groups.filter(\.isAnchored).flatMap(\.views)
    for group in groups where !group.isAnchored {
      let isCovering = group.views.contains { view in
        taken.contains { other in
          Axis.allCases.allSatisfy { rects[view.index][$0].overlaps(rects[other.index][$0]) }
        }
      }
      let beside = taken.filter { other in
        group.views.contains {
          rects[$0.index][axis.cross].overlaps(rects[other.index][axis.cross])
        }
      }
      if isCovering, let end = beside.map({ rects[$0.index][axis].end }).max(),
        let start = group.views.map({ rects[$0.index][axis].start }).min()
      {
        let shift = end + Self.gap - start
        for view in group.views { move(view, axis, by: shift) }
      }
      taken += group.views
    }
  }

  private mutating func move(_ view: ViewID, _ axis: Axis, by shift: Double) {
    guard let origin = layout.system.variables.origin(.view(view), axis) else { return }
    origins.append((origin, layout.solution[origin] + shift))
    let rect = rects[view.index]
    rects[view.index] =
      axis == .vertical
      ? Rect(x: rect.minX, y: rect.minY + shift, width: rect.width, height: rect.height)
      : Rect(x: rect.minX + shift, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Views that constraints connect on an axis.
  private struct Group {
    let views: [ViewID]
    /// Whether a constraint connects them to their superview, or to a view outside it.
    let isAnchored: Bool
  }

  private func groups(of views: [ViewID], _ axis: Axis) -> [Group] {
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
    var sets = DisjointSets(count: views.count)
    var isAnchored = Array(repeating: false, count: views.count)
    for entry in layout.system.entries {
      let constraint = entry.constraint
      guard constraint.firstAttribute.axis == axis, !constraint.firstAttribute.isSize else {
        continue
      }
      // The subview that is or contains each view.
      let ends = layout.system.views(of: constraint).map { view in
        sequence(first: view) { layout.scene[$0].superview }.lazy.compactMap { places[$0] }.first
      }
      let inside = ends.compactMap(\.self)
      if inside.count == 2 {
        sets.join(inside[0], inside[1])
      } else if let index = inside.first {
        isAnchored[index] = true
      }
    }
    return sets.numbered().sets.map { members in
      Group(views: members.map { views[$0] }, isAnchored: members.contains { isAnchored[$0] })
    }
  }
}

extension LayoutEngine {
  /// The layout of a log in which views without a known place are beside the others.
  func apart(_ layout: Layout) -> Layout {
    guard layout.scene.consoleReport != nil else { return layout }
    let places = LoosePlaces(layout)
    guard !places.origins.isEmpty else { return layout }
    let system = layout.system
    let solution = system.solver.solve(
      preferring: places.origins.map { .near($0.variable, $0.value) } + system.tieBreakers)
    return Layout(system, solution, layout.passes)
  }
}
