public import AutoLayout
public import Geometry

/// Why one view was stretched or compressed on one axis: the sum that had to come out, and who
/// gave way to whom by which priority.
///
/// It is read off the proof the solver gives with its answer: the multiples of the left sides of
/// the constraints add up to a constant. None is named without a part in it, since fewer would add
/// up to nothing (``LayoutReasons``).
public struct Contest: Sendable {
  public let view: ViewID
  public let axis: Axis
  public let deformation: Deformation
  /// The hugging or compression resistance priority that could not be satisfied.
  public let priority: LayoutPriority
  /// The constraint that could not be satisfied, by its place in the system.
  public let entry: Int
  /// `nil` when nothing is known.
  let story: Story?
  /// What the view's own constraint is multiplied by in the story.
  let factor: Double
  /// The constraints of the system, whose priorities rivals are told with.
  private let entries: [ConstraintSystem.Entry]

  /// A number in the sum, and where it comes from.
  public struct Term: Hashable, Sendable {
    /// How often the number counts; more than once where multipliers or centring are at play.
    public var factor: Double
    /// In points; never negative.
    public var value: Double
    /// The constraint it comes from, by its place in the system.
    public var entry: Int

    public var total: Double { factor * value }
  }

  /// Another view that could have given way instead.
  public struct Rival: Hashable, Sendable {
    public var view: ViewID
    public var role: ConstraintSystem.ContentSizeRole
    public var priority: LayoutPriority
    /// How many points of this view are worth one of the view the contest is about.
    public var leverage: Double
    /// Whether it could give way just as well: same priority, same leverage.
    public var isTied: Bool
  }

  /// A constraint's part in it, whether or not its number counts in the sum.
  package struct Share: Hashable, Sendable {
    package var entry: Int
    /// The multiplier; in ``Contest/shares`` scaled so that the view's own constraint has 1.
    package var factor: Double
  }

  /// `nil` unless the view is stretched or compressed on the axis.
  init?(_ view: ViewID, _ axis: Axis, in layout: Layout, _ stories: inout Stories) {
    let deformation = layout.deformation(of: view, axis)
    guard deformation.isDeformed else { return nil }
    let role: ConstraintSystem.ContentSizeRole =
      deformation.delta > 0 ? .hugging : .compressionResistance
    guard let entry = layout.system.entry(.contentSize(view, axis, role)) else { return nil }
    self.view = view
    self.axis = axis
    self.deformation = deformation
    self.entry = entry
    entries = layout.system.entries
    priority = entries[entry].priority
    let story = stories.story(ofEntry: entry, axis)
    let factor = story?.factor(of: entry)
    self.story = factor == nil ? nil : story
    self.factor = factor ?? 1
  }

  /// What was wanted along the axis, in the order of the picture; empty when nothing is known.
  public var wanted: [Term] { terms(factor > 0 ? story?.terms : story?.oppositeTerms) }

  /// What there was to share, in the same order: usually the size of the container.
  public var available: [Term] { terms(factor > 0 ? story?.oppositeTerms : story?.terms) }

  private func terms(_ summands: [Story.Summand]?) -> [Term] {
    (summands ?? []).map {
      Term(factor: abs($0.factor / factor), value: $0.value, entry: $0.entry)
    }
  }

  var wantedCount: Int { (factor > 0 ? story?.terms : story?.oppositeTerms)?.count ?? 0 }
  var availableCount: Int { (factor > 0 ? story?.oppositeTerms : story?.terms)?.count ?? 0 }

  public var wantedTotal: Double {
    guard let story else { return 0 }
    return (factor > 0 ? story.total : story.oppositeTotal) / abs(factor)
  }

  public var availableTotal: Double {
    guard let story else { return 0 }
    return (factor > 0 ? story.oppositeTotal : story.total) / abs(factor)
  }

  /// The other views whose content had a say in it, in order.
  public var rivals: [Rival] {
    let own = entries[entry]
    return (story?.contentSizes ?? []).filter { $0.view != view }.map { other in
      let leverage = abs(factor / other.factor)
      let priority = entries[other.entry].priority
      return Rival(
        view: other.view, role: other.role, priority: priority, leverage: leverage,
        isTied: entries[other.entry].constraint.relation == own.constraint.relation
          && priority == self.priority && abs(factor - other.factor) < 1e-6 * abs(factor))
    }
  }

  /// Everything that has a part in it, in the order of the system.
  package var shares: [Share] {
    (story?.shares ?? []).map { Share(entry: $0.entry, factor: $0.factor / factor) }
  }
}
