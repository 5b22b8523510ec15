public import AutoLayout
public import Geometry

/// What competes for the same room along an axis: what is wanted, the room there is, and who gives way.
///
/// It is a ledger: the pieces that are wanted, in order, add up to more than the room there is
/// (something is compressed), or to less (something is stretched). What the payers give way by makes up
/// the difference.
public struct Contest: Sendable {
  /// Its index in ``Explanation/contests``.
  public let index: Int
  public let axis: Axis
  /// Who gives way, first who does so first.
  public let payers: [Payer]
  /// What is wanted, in order along the axis.
  public let wanted: [Piece]
  /// What there is, in order along the axis: usually the size of a container.
  public let room: [Piece]
  /// The constraints that leave the payers no other size, by their indices in the system. They hold,
  /// unless they are what a fitting size or a stack view asks for, which nobody wrote;
  /// without any one of them they would have another. Empty when rounding hides the reason.
  public let constraints: [Int]
  /// The content sizes among them.
  public let kept: [Int]
  public let tie: Tie?
  public let form: Form
  /// Further contests, by their indices, whose payers keep those of this one from coming out better.
  public internal(set) var others: [Int] = []
  /// What the constraints leave open of it.
  public internal(set) var ambiguity: Ambiguity?

  /// A constraint that gives way.
  public struct Payer: Hashable, Sendable {
    /// The constraint, by its index in the system: half a content size, or an optional one of the
    /// author's.
    public let entry: Int
    /// The view whose content size it is.
    public let view: ViewID?
    public let priority: LayoutPriority
    /// By how much the view is stretched, or, below zero, compressed; by how much an author's constraint
    /// is missed. In points.
    public let amount: Double
  }

  /// A length along the axis.
  public struct Piece: Hashable, Sendable {
    /// The view whose size it is; `nil` for a gap or a margin.
    public let view: ViewID?
    /// In points.
    public internal(set) var wanted: Double
    /// What became of it, in points.
    public internal(set) var got: Double
    /// How often it counts: not once only where there are multipliers, centres or baselines.
    public let factor: Double
    /// Where it comes from, by its index in the system; `nil` for a view that wants nothing itself.
    public let entry: Int?

    public var total: Double { factor * wanted }
  }

  /// Others that could give way as well: same priority, and each point of theirs is worth as much.
  public struct Tie: Hashable, Sendable {
    /// Their content sizes or constraints, by their indices in the system.
    public let entries: [Int]
    /// What decides between them: constraints of a lower priority, by their indices in the system;
    /// empty where the order in which they are listed does.
    public let deciding: [Int]
  }

  /// What kind of sum it is.
  public enum Form: Hashable, Sendable {
    /// One constraint says how large the view is.
    case size
    /// Views are as large as another.
    case equal
    /// Pieces end to end.
    case row
    /// Pieces of which several are equally long.
    case division
    /// Lengths are multiplied, or counted in part.
    case equation
  }

  public var wantedTotal: Double { wanted.reduce(0) { $0 + $1.total } }
  public var roomTotal: Double { room.reduce(0) { $0 + $1.total } }
  /// What is wanted beyond the room there is; below zero, what is there beyond what is wanted.
  public var excess: Double { wantedTotal - roomTotal }

  package func payer(_ view: ViewID) -> Payer? { payers.first { $0.view == view } }
}
