public import Geometry

/// A scene ready to be laid out: resolved and boring, whoever wrote it.
///
/// What it guarantees:
/// - the root is the first view, and every view stands after its superview, depth first;
/// - names are unique; every constraint names views that are there;
/// - every length is a finite number of points, and no length that is a size is negative;
/// - no shorthand is left: no Visual Format Language, no default priority, no text style;
/// - no constraint pairs attributes that Auto Layout refuses to pair;
/// - what a person wrote knows where it was written.
public struct Scene: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  /// The pixels texts and images are rounded to.
  public var pixelGrid: PixelGrid
  public var views: [View]
  /// What the author wrote, in the order it was written; visual formats stand expanded.
  public var constraints: [Constraint]
  /// What the scene is meant to show, if that is something usually wrong.
  public var expectation: Expectation?

  public init(
    title: String, subtitle: String? = nil, pixelGrid: PixelGrid = PixelGrid(scale: 2),
    views: [View], constraints: [Constraint], expectation: Expectation? = nil
  ) {
    precondition(!views.isEmpty, "A scene has at least its root view.")
    self.title = title
    self.subtitle = subtitle
    self.pixelGrid = pixelGrid
    self.views = views
    self.constraints = constraints
    self.expectation = expectation
  }

  /// An outcome that is an error unless the scene says it is meant.
  public enum Expectation: String, Sendable, CaseIterable {
    case conflict, ambiguous
  }

  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  /// Every view's place in `views`, in order.
  public var viewIDs: [ViewID] { views.indices.map(ViewID.init(index:)) }

  /// The direct subviews of a view, in the order they are listed.
  public func subviews(of id: ViewID) -> [ViewID] {
    viewIDs.filter { self[$0].superview == id }
  }
}
