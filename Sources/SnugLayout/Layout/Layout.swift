public import SnugGeometry
package import SnugSolver
import Synchronization

/// A solved scene: a frame for each view, the state of each constraint, and the ambiguities and
/// conflicts.
///
/// A class, because it is large and never changes: a copy is one pointer.
public final class Layout: Sendable {
  public let system: ConstraintSystem
  /// One for each view, in the order of ``Scene/views``.
  public let views: [LaidOutView]
  /// One for each guide of the system, in the root's coordinates, in points.
  public let guides: [Rect]
  /// The violation of each entry of the constraint system, in points, and whether it is broken.
  let states: [(violation: Double, isBroken: Bool)]
  /// Required constraints that cannot hold together.
  public let conflicts: [Conflict]
  /// The parts of a console log's conflict that cannot hold by themselves.
  package let innerConflicts: [Conflict]
  /// Whether the constraint that a console log names as broken is part of a conflict; `nil` if it names
  /// none.
  package var brokenMembership: ReportedConflict.Membership? { solution.reportedMembership }
  public var scene: Scene { system.scene }

  /// The number of passes, and whether another pass would change nothing.
  public let passes: Passes
  package let solution: Solution
  /// Computed when an explanation needs them, because a layout by itself does not.
  private let knownFits = Mutex<[ViewID: PerAxis<ContentFit?>]?>(nil)

  /// The layout before labels hugged their longest lines, whose widths broke their lines; `nil` if no
  /// label does.
  package let beforeHugging: Layout?

  init(
    _ system: ConstraintSystem, _ solution: Solution, _ passes: Passes, beforeHugging: Layout? = nil
  ) {
    let scene = system.scene
    let rects = Self.rects(system) { solution[$0] }
    let measurements = system.measurements
    // A log lists only the conflicting constraints. What is ambiguous without the others was not
    // ambiguous in the app.
    let isWhole = scene.consoleReport == nil
    let isOpen = scene.consoleReport?.ambiguities ?? [:]
    views = scene.viewIDs.map { id in
      let rect = rects[id.index]
      let frame = rect.outset(by: scene[id].alignmentRectInsets)
      return LaidOutView(
        frame: frame, alignmentRect: rect, pixelFrame: scene.pixelGrid.rounded(frame),
        layoutMargins: measurements.layoutMargins[id.index],
        safeAreaInsets: measurements.safeAreaInsets[id.index],
        intrinsicContentSize: measurements.intrinsicContentSizes[id.index],
        ambiguity: isOpen[id]
          ?? FrameAmbiguity(
            origin: PerAxis {
              isWhole && solution.isAmbiguous(system.variables.start(.view(id), $0))
            },
            size: PerAxis { isWhole && solution.isAmbiguous(system.variables.size(id, $0)) }))
    }
    guides = Array(rects.dropFirst(views.count))
    let found = solution.conflicts.map { conflict in
      let entries = conflict.constraints.map(EntryID.init)
      let views = entries.flatMap { system.views(of: system[$0].constraint) }
      return Conflict(
        entries: entries, broken: EntryID(conflict.broken), views: Set(views).sorted())
    }
    // A log reports one conflict. A part of it that cannot hold either is not another one.
    let members = Set(found.first?.entries ?? [])
    innerConflicts =
      isWhole ? [] : found.dropFirst().filter { members.isSuperset(of: $0.entries) }
    conflicts = found.filter { [innerConflicts] in !innerConflicts.contains($0) }
    let broken = Set(conflicts.map(\.broken))
    states = zip(system.entryIDs, system.entries).map { id, entry in
      let violation = Self.withoutNoise(
        entry.linear.violation(at: solution.value(of: entry.linear.expression)))
      return (violation, broken.contains(id) || entry.priority.isRequired && violation > 0)
    }
    self.system = system
    self.solution = solution
    self.passes = passes
    self.beforeHugging = beforeHugging
  }

  /// Whether the solver proved that no layout is better.
  public var isProved: Bool { solution.isProved }

  /// The passes of a layout: UIKit lays a wrapped label out in two, because its height depends on its
  /// width.
  public struct Passes: Hashable, Sendable {
    public var count: Int
    /// The views whose measurements another pass would change.
    public var unsettled: [ViewID] = []

    /// Whether another pass would have changed nothing.
    public var isSettled: Bool { unsettled.isEmpty }
  }

  public struct LaidOutView: Sendable {
    /// In the root's coordinates, in points, not rounded to pixels.
    public let frame: Rect
    /// The rectangle that constraints relate: the frame without the view's alignment rect insets.
    public let alignmentRect: Rect
    /// The frame with each edge on the nearest pixel.
    public let pixelFrame: Rect
    /// The effective margins, in points.
    public let layoutMargins: EdgeInsets
    /// The distance of the safe area from each edge, in points.
    public let safeAreaInsets: EdgeInsets
    public let intrinsicContentSize: IntrinsicContentSize
    /// Which of the frame's four numbers differ in an equally good layout.
    public let ambiguity: FrameAmbiguity

    /// The view with another frame, for a picture of its content at another size.
    package func resized(to rect: Rect) -> LaidOutView {
      LaidOutView(
        frame: rect, alignmentRect: rect, pixelFrame: rect, layoutMargins: layoutMargins,
        safeAreaInsets: safeAreaInsets, intrinsicContentSize: intrinsicContentSize,
        ambiguity: ambiguity)
    }
  }

  /// The ambiguous parts of a frame.
  public struct FrameAmbiguity: Hashable, Sendable {
    public var origin: PerAxis<Bool>
    public var size: PerAxis<Bool>

    package init(origin: PerAxis<Bool>, size: PerAxis<Bool>) {
      self.origin = origin
      self.size = size
    }

    public var isAmbiguous: Bool {
      origin.horizontal || origin.vertical || size.horizontal || size.vertical
    }
  }

  /// A constraint of the system, with its state in the layout.
  public struct LaidOutConstraint: Sendable {
    let layout: Layout
    public let id: EntryID

    public var entry: ConstraintSystem.Entry { layout.system[id] }
    public var constraint: Constraint { layout.system.entries[id.index].constraint }
    public var priority: LayoutPriority { layout.system.entries[id.index].priority }
    /// The views it relates; for a guide, its owning view.
    public var views: [ViewID] { layout.system.views(of: constraint) }
    /// The distance from being satisfied, in points; 0 if it is satisfied.
    public var violation: Double { layout.states[id.index].violation }
    /// Whether it is required and was broken because it conflicts with others.
    public var isBroken: Bool { layout.states[id.index].isBroken }
    public var isSatisfied: Bool { violation == 0 }

    /// `nil` for an author's constraint.
    package var systemKind: SystemConstraint.Kind? {
      SystemConstraint(constraint, in: layout.scene)?.kind
    }

    /// The value of its left side, in points: a sum of multiples of sizes and positions.
    /// It equals ``ConstraintSystem/Entry/target`` if the constraint holds as an equation.
    package var leftSide: Double {
      let expression = entry.linear.expression
      return Layout.withoutNoise(layout.solution.value(of: expression) - expression.constant)
    }
  }

  /// A smallest set of required constraints that cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// Without any one of them, the others can hold.
    public let entries: [EntryID]
    /// The constraint that was dropped so that the others could hold: a content size, else the one
    /// listed last.
    public let broken: EntryID
    /// The views of the constraints, in order.
    public let views: [ViewID]
  }

  public enum Status: String, Sendable {
    case satisfied, ambiguous, conflicting
  }

  /// The most severe status of the whole layout.
  public var status: Status {
    if !conflicts.isEmpty { return .conflicting }
    // Views hidden in a stack view are not visible, so their position does not matter.
    let collapsed = scene.collapsedViews
    let isAmbiguous = scene.viewIDs.contains {
      self[$0].ambiguity.isAmbiguous && !collapsed.contains($0)
    }
    let hasOpenContent = Axis.allCases.contains { !openContentGuides($0).isEmpty }
    return isAmbiguous || hasOpenContent ? .ambiguous : .satisfied
  }

  public subscript(id: ViewID) -> LaidOutView { views[id.index] }

  public subscript(id: EntryID) -> LaidOutConstraint { LaidOutConstraint(layout: self, id: id) }

  /// One for each entry of the constraint system, in its order.
  public var constraints: [LaidOutConstraint] { system.entryIDs.map { self[$0] } }

  /// The size that a container's content needs; `nil` for other views, and if the container cannot
  /// be larger.
  public func contentFit(of id: ViewID, _ axis: Axis) -> ContentFit? {
    knownFits.withLock { fits in
      if fits == nil { fits = contentFits { solution[$0] } }
      return fits?[id]?[axis]
    }
  }

  /// A view's intrinsic size, or the size that a container's content needs, in points.
  public func contentSize(of id: ViewID, _ axis: Axis) -> Double? {
    self[id].intrinsicContentSize.size[axis] ?? contentFit(of: id, axis)?.size
  }

  /// What happened to a view's intrinsic size on an axis, or to the size that a container's content
  /// needs.
  ///
  /// A placeholder cannot be stretched or compressed.
  public func deformation(of id: ViewID, _ axis: Axis) -> Deformation {
    guard let intrinsic = contentSize(of: id, axis),
      scene.consoleReport?.assumedSizes[axis].contains(id) != true
    else { return .noIntrinsicMetric }
    let delta = Self.withoutNoise(self[id].alignmentRect.size[axis] - intrinsic)
    if delta > 0 { return .stretched(by: delta) }
    return delta < 0 ? .compressed(by: -delta) : .intrinsic
  }

  /// The range of a view's size in equally good layouts, in points.
  public func sizeRange(of id: ViewID, _ axis: Axis) -> ClosedRange<Double> {
    Self.withoutNoise(solution.range(of: LinearExpression(system.variables.size(id, axis))))
  }

  /// Whether a guide has another position or size in an equally good layout.
  public func isAmbiguous(_ guide: LayoutGuideID) -> Bool {
    Axis.allCases.contains { axis in
      solution.isAmbiguous(system.variables.start(.guide(guide), axis))
        || isSizeAmbiguous(guide, axis)
    }
  }

  /// The content guides of visible scroll views whose sizes are ambiguous. A console log has only a
  /// part of the constraints.
  package func openContentGuides(_ axis: Axis) -> [LayoutGuideID] {
    guard scene.consoleReport == nil else { return [] }
    let open = system.guides.indices.map(LayoutGuideID.init(index:)).filter {
      system.guides[$0.index].kind == .content && isSizeAmbiguous($0, axis)
    }
    let hidden = open.isEmpty ? [] : scene.hiddenViews
    return open.filter { !hidden.contains(system.guides[$0.index].owningView) }
  }

  package func isSizeAmbiguous(_ guide: LayoutGuideID, _ axis: Axis) -> Bool {
    solution.isAmbiguous(system.variables.size(.guide(guide), axis))
  }

  /// A number without the rounding errors of the solver: rounded to a millionth of a point.
  package static func withoutNoise(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  static func withoutNoise(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    withoutNoise(range.lowerBound)...withoutNoise(range.upperBound)
  }
}

/// How a view's size differs from its intrinsic content size on one axis, in points.
public enum Deformation: Hashable, Sendable {
  case noIntrinsicMetric
  /// The view has exactly its intrinsic size: it is *held*.
  case intrinsic
  case stretched(by: Double)
  case compressed(by: Double)

  /// Laid-out size minus intrinsic size; 0 without an intrinsic metric.
  public var delta: Double {
    switch self {
    case .noIntrinsicMetric, .intrinsic: 0
    case .stretched(let amount): amount
    case .compressed(let amount): -amount
    }
  }
}
