import SnugGeometry
public import SnugLayout

/// One change that resolves a conflict, found by solving.
public struct Repair: Hashable, Sendable {
  public var amendment: Amendment
  /// The constraints whose violations the change adds or increases, in the order of the system.
  public var violations: [Violation]
  /// The worst harm to a view.
  let harm: Harm
  /// The sizes that it takes all of, of views without content.
  let emptied: [FramePart]
  /// The contents that could each give way in place of another, if the layout with it is ambiguous.
  let tied: [FramePart]
  /// By how much it compresses contents further, in points.
  let loss: Double
  /// Whether it compresses a view with a text.
  let compressesText: Bool
  /// The number of views that are then outside of their superviews or overlap.
  let misplacedCount: Int
  /// The number of views with another frame.
  let movedCount: Int
  let rank: Rank

  /// What it gives up, the least first.
  enum Rank: Int {
    /// The priority of a content size.
    case content
    /// A required distance that may then be larger.
    case growingDistance
    case other
    /// The size of a view without content at the root's edge: a keyboard or a bar has its own.
    case bar
    /// The proportion of an image, or of views beside each other.
    case proportion
    /// A required distance.
    case distance
    /// A greatest size, which would then never have an effect.
    case limit
  }

  /// The lower priority of a constraint, if that is the change.
  var priority: LayoutPriority? {
    if case .priority(_, let priority) = amendment { priority } else { nil }
  }

  /// Whether it cuts texts, and does nothing worse.
  var cutsText: Bool { [.truncated, .squeezed].contains(harm) }

  /// What it costs the layout.
  func isCheaper(than other: Repair) -> Bool {
    (rank.rawValue, compressesText ? 1 : 0, movedCount)
      < (other.rank.rawValue, other.compressesText ? 1 : 0, other.movedCount)
  }
}
