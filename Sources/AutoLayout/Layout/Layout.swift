package import Cassowary
public import Geometry

/// A solved scene: a frame for each view, the state of each constraint, and what was not settled.
public struct Layout: Sendable {
  public let system: ConstraintSystem
  /// One for each view, in the order of ``Scene/views``.
  public let views: [LaidOutView]
  /// One for each guide of the system, in the root's coordinates, in points.
  public let guides: [Rect]
  /// One for each entry of the constraint system, in its order.
  public let constraints: [ConstraintState]
  /// Required constraints that cannot hold together, by their indices in the system.
  public let conflicts: [Conflict]
  public var scene: Scene { system.scene }

  /// How often the scene was solved, and whether that settled it.
  public internal(set) var passes: Passes
  package let solution: Solution

  /// The layout whose widths broke the lines of labels that hug their longest ones; `nil` if none does.
  package internal(set) var beforeHugging: Layout? {
    get { wrapped.first }
    set { wrapped = newValue.map { [$0] } ?? [] }
  }
  /// A struct can contain another of its type only in an array.
  private var wrapped: [Layout] = []

  /// Whether the solver proved that no layout is better.
  public var isProved: Bool { solution.isProved }

  /// How text came to the height for its width: UIKit lays a wrapped label out in two passes.
  public struct Passes: Hashable, Sendable {
    public var count: Int
    /// The views that would have measured something else in another pass.
    public var unsettled: [ViewID] = []

    /// Whether another pass would have changed nothing.
    public var isSettled: Bool { unsettled.isEmpty }
  }

  public struct LaidOutView: Sendable {
    /// In the root's coordinates, in points, not rounded to pixels.
    public let frame: Rect
    /// What constraints relate: the frame without the view's alignment rect insets.
    public let alignmentRect: Rect
    /// The frame with each edge on the nearest pixel.
    public let pixelFrame: Rect
    /// The margins that held, in points.
    public let layoutMargins: EdgeInsets
    /// How far the safe area kept from each edge, in points.
    public let safeAreaInsets: EdgeInsets
    public let intrinsicContentSize: IntrinsicContentSize
    /// Which of the frame's four numbers another layout, just as good, would have otherwise.
    public let ambiguity: FrameAmbiguity
  }

  /// What of a frame is ambiguous.
  public struct FrameAmbiguity: Hashable, Sendable {
    public var origin: PerAxis<Bool>
    public var size: PerAxis<Bool>

    public var isAmbiguous: Bool {
      origin.horizontal || origin.vertical || size.horizontal || size.vertical
    }
  }

  /// How a constraint came out.
  public struct ConstraintState: Sendable {
    /// How far it is from being satisfied, in points; 0 when it is.
    public let violation: Double
    /// Whether it is required and was broken because it conflicts with others.
    public let isBroken: Bool

    public var isSatisfied: Bool { violation == 0 }
  }

  /// A smallest set of required constraints that cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// Indices in ``ConstraintSystem/entries``; remove any one and the others can hold.
    public let entries: [Int]
    /// A content size, else the one listed last: it was given up so that layout could go on.
    public let broken: Int
    /// The views the constraints speak of, in order.
    public let views: [ViewID]
  }

  public enum Status: String, Sendable {
    case satisfied, ambiguous, conflicting
  }

  /// The worst that can be said of the layout as a whole.
  public var status: Status {
    if !conflicts.isEmpty { return .conflicting }
    // What a stack view gives no room nobody sees, wherever it stands.
    let collapsed = scene.collapsedViews
    let isAmbiguous = scene.viewIDs.contains {
      self[$0].ambiguity.isAmbiguous && !collapsed.contains($0)
    }
    return isAmbiguous ? .ambiguous : .satisfied
  }

  public subscript(id: ViewID) -> LaidOutView { views[id.index] }

  /// What happened to a view's intrinsic size on an axis.
  ///
  /// Of a placeholder there is nothing to be stretched or compressed.
  public func deformation(of id: ViewID, _ axis: Axis) -> Deformation {
    guard let intrinsic = self[id].intrinsicContentSize.size[axis],
      scene.consoleReport?.assumedSizes[axis].contains(id) != true
    else { return .noIntrinsicMetric }
    let delta = Self.withoutNoise(self[id].alignmentRect.size[axis] - intrinsic)
    if delta > 0 { return .stretched(by: delta) }
    return delta < 0 ? .compressed(by: -delta) : .intrinsic
  }

  /// The values a view's size could have in a layout just as good, in points.
  public func sizeRange(of id: ViewID, _ axis: Axis) -> ClosedRange<Double> {
    Self.withoutNoise(solution.range(of: LinearExpression(system.variables.size(id, axis))))
  }

  /// What the multiples of sizes and positions on the left side of a constraint come to, in points:
  /// ``ConstraintSystem/Entry/target`` where it is satisfied as an equation.
  package func leftSide(ofEntry entry: Int) -> Double {
    let linear = system.entries[entry].linear
    return Self.withoutNoise(
      solution.value(of: linear.expression) - linear.expression.constant)
  }

  /// Whether another layout, just as good, would have a guide elsewhere or of another size.
  public func isAmbiguous(_ guide: LayoutGuideID) -> Bool {
    Axis.allCases.contains { axis in
      solution.isAmbiguous(system.variables.start(.guide(guide), axis))
        || isSizeAmbiguous(guide, axis)
    }
  }

  package func isSizeAmbiguous(_ guide: LayoutGuideID, _ axis: Axis) -> Bool {
    solution.isAmbiguous(system.variables.size(.guide(guide), axis))
  }

  /// A number without what the solver's arithmetic left in its last digits: nobody's layout is
  /// about a millionth of a point.
  static func withoutNoise(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  static func withoutNoise(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    withoutNoise(range.lowerBound)...withoutNoise(range.upperBound)
  }
}

/// What a layout did to a view's intrinsic content size on one axis, in points.
public enum Deformation: Hashable, Sendable {
  /// There is no intrinsic metric to compare with.
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
