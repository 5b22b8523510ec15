public import SnugDiagnostics
public import SnugGeometry
package import SnugSolver

/// A constraint's index in ``ConstraintSystem/entries``.
public struct EntryID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }

  public static func < (left: EntryID, right: EntryID) -> Bool { left.index < right.index }

  /// The solver has the entries in the same order.
  package init(_ id: Solver.ConstraintID) { index = id.index }

  package var inSolver: Solver.ConstraintID { Solver.ConstraintID(index: index) }
}

extension Certificate.Source {
  /// `nil` for a domain.
  package var entry: EntryID? {
    if case .constraint(let id) = self { EntryID(id) } else { nil }
  }
}

/// All constraints of a scene, written and generated, in a fixed order.
///
/// As views come before constraints in a scene file, their constraints come first: the root's
/// size, the content-size pairs, and those of guides, masks and stack views. The author's
/// constraints follow. Of required constraints that conflict, the one listed last is broken.
/// Content sizes are broken before all others.
///
/// A class, as ``Layout`` is: it is large and never changes, so a copy is one pointer.
public final class ConstraintSystem: Sendable {
  public let scene: Scene
  public let entries: [Entry]
  /// The measurements the constraints were made with.
  public let measurements: Measurements
  /// The solver with all entries, in the same order.
  package let solver: Solver
  let expression: AttributeExpression
  private let entryOfOrigin: [Origin: EntryID]

  /// The guides of the scene, then those of stack views and scroll views.
  public var guides: [LayoutGuide] { expression.guides }

  var variables: LayoutVariables { expression.variables }

  public subscript(id: EntryID) -> Entry { entries[id.index] }

  /// Every constraint's index in `entries`, in order.
  public var entryIDs: [EntryID] { entries.indices.map(EntryID.init(index:)) }

  /// The constraint of an origin; `nil` when there is none.
  public func entry(_ origin: Origin) -> EntryID? { entryOfOrigin[origin] }

  /// Whether a constraint relates a width to a height. Otherwise the axes depend on each other
  /// only through measurements.
  package var relatesAxes: Bool {
    entries.contains { entry in
      entry.constraint.secondAttribute.axis.map { $0 != entry.constraint.firstAttribute.axis }
        ?? false
    }
  }

  package func owner(of variable: Variable) -> (item: LayoutItem, axis: Axis) {
    variables.owner(of: variable)
  }

  /// The name of a view or a guide.
  public func name(of item: LayoutItem) -> String { scene.name(of: item, among: guides) }

  /// The margins of a view or of a scroll view's content, in points. Other guides have none.
  public func layoutMargins(of item: LayoutItem) -> EdgeInsets {
    measurements.layoutMargins(of: item, guides)
  }

  /// The view itself, or a guide's owning view.
  public func view(of item: LayoutItem) -> ViewID { variables.view(of: item) }

  /// The views a constraint relates; for a guide, its owning view.
  package func views(of constraint: Constraint) -> [ViewID] {
    [constraint.firstItem, constraint.secondItem].compactMap { $0.map(view(of:)) }
  }

  /// One constraint of the system.
  public struct Entry: Sendable {
    /// Unique in the system: the author's identifier, or one made from the constraint's origin.
    public let id: String
    public let origin: Origin
    /// The constraint that is solved. Content sizes and the root's size are constraints, too.
    public let constraint: Constraint
    /// The constraint as an equation in the names of the scene.
    public let description: String
    let linear: LinearConstraint

    /// The source range of the constraint, or of the view it belongs to.
    public var range: SourceRange? { constraint.range }

    public var priority: LayoutPriority { constraint.priority }

    /// Whether it is one of ``Scene/constraints``.
    package var isWritten: Bool { if case .author = origin { true } else { false } }

    /// Whether it keeps a view at its frame, or follows its autoresizing mask.
    package var isOfFrame: Bool { if case .autoresizingMask = origin { true } else { false } }

    /// The content size it is one half of; `nil` for other constraints. Content sizes are broken before
    /// all other required constraints.
    package var contentSize: (view: ViewID, axis: Axis, role: ContentSizeRole)? {
      guard case .contentSize(let view, let axis, let role) = origin else { return nil }
      return (view, axis, role)
    }

    /// The value that the left side, a sum of multiples of sizes and positions, should have, in points.
    public var target: Double { -linear.expression.constant }
  }

  /// The origin of a constraint.
  public enum Origin: Hashable, Sendable {
    /// The author, as the constraint at this index in ``Scene/constraints``.
    case author(Int)
    /// The author, by giving the root a size.
    case rootSize(Axis)
    /// The view's content: one half of an `NSContentSizeLayoutConstraint`.
    case contentSize(ViewID, Axis, ContentSizeRole)
    /// The engine: the root has no size and gets its fitting size.
    case fittingSize(Axis)
    /// A guide that follows from its owning view. The number counts its constraints.
    case guide(LayoutGuideID, Int)
    /// A frame and a mask, an `NSAutoresizingMaskLayoutConstraint`; the number counts them.
    case autoresizingMask(ViewID, Int)
    /// A stack view that arranges its subviews; the number counts its constraints.
    case stackView(ViewID, Int)
  }

  /// The two inequalities a content-size constraint consists of.
  public enum ContentSizeRole: String, Sendable, CaseIterable {
    /// `size <= intrinsic` at the hugging priority.
    case hugging
    /// `size >= intrinsic` at the compression resistance priority.
    case compressionResistance

    package var priorities: WritableKeyPath<View, PerAxis<LayoutPriority>> {
      self == .hugging ? \.contentHuggingPriority : \.contentCompressionResistancePriority
    }

    /// Where these priorities are written.
    package var ranges: WritableKeyPath<View, PerAxis<SourceRange?>> {
      self == .hugging ? \.contentHuggingRange : \.contentCompressionResistanceRange
    }
  }

  init(_ scene: Scene, _ measurements: Measurements) {
    var solver = Solver()
    let generation = ConstraintGeneration(scene, measurements)
    let guides = generation.guides
    let expression = AttributeExpression(
      variables: LayoutVariables(of: scene, guides, in: &solver), guides: guides,
      measurements: measurements, baselineViews: BaselineViews(of: scene, measurements))
    entries = generation.constraints.map { id, origin, constraint in
      // In a scroll view, the constraint that is solved differs from the written one.
      let written =
        if case .author(let index) = origin { scene.constraints[index] } else { constraint }
      var linear = expression.linear(constraint)
      // UIKit keeps a required width and ignores required hugging (Open Radar 15106765). Interface
      // Builder does the same in all five layouts with such a conflict, of 593 in public files.
      if case .contentSize = origin { linear.isBrokenFirst = true }
      return Entry(
        id: id, origin: origin, constraint: constraint,
        description: written.equation(decimals: origin.decimals) {
          scene.name(of: $0, among: guides)
        },
        linear: linear)
    }
    for entry in entries { solver.add(entry.linear) }
    entryOfOrigin = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { ($1.origin, EntryID(index: $0)) })
    if let report = scene.consoleReport {
      let broken =
        report.namesBrokenConstraint ? entryOfOrigin[.author(scene.constraints.count - 1)] : nil
      solver.reportedConflict = ReportedConflict(breaking: broken?.inSolver)
    }
    self.scene = scene
    self.measurements = measurements
    self.solver = solver
    self.expression = expression
  }
}

extension ConstraintSystem.Origin {
  /// The number of decimals of a multiplier in text. Those that UIKit computes by division may have
  /// infinitely many; its console prints three.
  fileprivate var decimals: Int? {
    if case .stackView = self { 3 } else { nil }
  }
}

extension Constraint.Relation {
  package var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutPriority {
  var strength: Strength { isRequired ? .required : .optional(rawValue) }
}
