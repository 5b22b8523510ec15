public import SnugGeometry
public import SnugLayout
import SnugSolver

/// A contest for the room along an axis: the wanted lengths, the available room, and the
/// constraints that give way.
///
/// It is a ledger: the sum of the wanted pieces is larger than the room (then views are
/// compressed), or smaller (then views are stretched). The difference is the sum of the payers'
/// amounts.
public struct Contest: Sendable {
  /// Its index in ``Explanation/contests``.
  public let index: Int
  public let axis: Axis
  /// The constraints that give way, in the order in which they do so.
  public let payers: [Payer]
  /// The wanted lengths, in order along the axis.
  public internal(set) var wanted: [Piece]
  /// The available lengths, in order along the axis: usually the size of a container.
  public let room: [Piece]
  /// The constraints that determine the payers' sizes. They are satisfied, except for
  /// those of fitting sizes and stack views, which have no author; without any one of them the sizes
  /// would differ. Empty if rounding hides the reason.
  public let constraints: [EntryID]
  /// The content sizes among these constraints.
  public let kept: [EntryID]
  public let tie: Tie?
  public let form: Form
  /// The number of equations of a search for the reason that would take too long; `nil` if the search
  /// was made. Nothing is known then about why these constraints give way.
  public var excessiveSize: Int?
  /// The indices of other contests whose payers limit those of this one.
  public internal(set) var others: [Int] = []
  /// The indices of other contests in which views of this one's row gave up all their size.
  var sharing: [Int] = []
  /// The ambiguity of the contest.
  public internal(set) var ambiguity: Ambiguity?

  /// A constraint that gives way.
  public struct Payer: Hashable, Sendable {
    /// One side of a content size, an author's optional constraint, or the one that gives a container
    /// more room than its content needs.
    public let entry: EntryID
    /// The view with this content size, or the container.
    public let view: ViewID?
    public let priority: LayoutPriority
    /// In points: for a view the amount by which it is stretched, or compressed if negative; for an
    /// author's constraint its violation.
    public let amount: Double
    /// Whether the view is a container that is larger than its content. Its constraint is then a
    /// stack view's wish to be small, or an inequality with room.
    public var isContainer = false
  }

  /// A length along the axis.
  public struct Piece: Hashable, Sendable {
    /// The view with this size; `nil` for a gap or a margin.
    public let view: ViewID?
    /// In points.
    public internal(set) var wanted: Double
    /// The actual length, in points.
    public internal(set) var got: Double
    /// The factor of the length in the sum. It differs from 1 only with multipliers, centers or
    /// baselines.
    public let factor: Double
    /// Its constraint; `nil` for a view without an intrinsic size.
    public let entry: EntryID?

    public var total: Double { factor * wanted }
    /// Whether it counts once.
    var isPlain: Bool { abs(factor - 1) < .sameFactor }
  }

  /// Other constraints that could give way instead: their priority is the same, and their points
  /// count equally.
  public struct Tie: Hashable, Sendable {
    /// The content sizes or constraints; with the one itself where all of them give way.
    public let entries: [EntryID]
    /// The constraints of lower priority that decide between them; empty if the order of the constraints decides.
    public let deciding: [EntryID]
  }

  /// The form of the sum.
  public enum Form: Hashable, Sendable {
    /// One constraint determines the view's size.
    case size
    /// Views have equal sizes.
    case equal
    /// Pieces end to end.
    case row
    /// Pieces, several of which have equal lengths.
    case division
    /// Lengths with multipliers.
    case equation
  }

  /// Whether all lengths count once.
  package var isPlain: Bool { (wanted + room).allSatisfy(\.isPlain) }

  public var wantedTotal: Double { wanted.reduce(0) { $0 + $1.total } }
  public var roomTotal: Double { room.reduce(0) { $0 + $1.total } }
  /// The excess of the wanted lengths over the room; negative if there is surplus room.
  public var excess: Double { wantedTotal - roomTotal }

  package func payer(_ view: ViewID) -> Payer? { payers.first { $0.view == view } }
}

/// Groups of views that constraints make equally large.
struct EqualSizes {
  /// The group of each view that is in one.
  private var groups: [ViewID: [ViewID]] = [:]
  /// The groups of two or more views.
  private(set) var all: [[ViewID]] = []

  init(among entries: [EntryID], _ axis: Axis, in layout: Layout) {
    let pairs = entries.compactMap { entry -> [ViewID]? in
      let made = layout[entry]
      let constraint = made.constraint
      guard made.entry.isEquality, made.isSatisfied,
        constraint.firstAttribute == .size(axis),
        let first = constraint.firstItem.view, let second = constraint.secondItem?.view
      else { return nil }
      return [first, second]
    }
    let views = Set(pairs.joined()).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(views, views.indices))
    var sets = DisjointSets(count: views.count)
    for pair in pairs { sets.join(places[pair[0]]!, places[pair[1]]!) }
    all = sets.numbered().sets.map { $0.map { views[$0] } }
    for group in all {
      for view in group { groups[view] = group }
    }
  }

  /// The view and those of equal size.
  func group(of view: ViewID) -> [ViewID] { groups[view] ?? [view] }
}
