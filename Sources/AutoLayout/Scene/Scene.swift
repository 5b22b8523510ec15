public import Diagnostics
public import Geometry

/// A scene ready to be laid out: resolved and boring, whoever wrote it.
///
/// What it guarantees:
/// - the root is the first view, and every view stands after its superview, depth first;
/// - names are unique; every constraint names views that are there;
/// - every length is a finite number of points, and no length that is a size is negative;
/// - no shorthand is left: no Visual Format Language, no default priority;
/// - no constraint pairs attributes that Auto Layout refuses to pair;
/// - what a person wrote knows where it was written.
public struct Scene: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  /// The pixels texts and images are rounded to.
  public var pixelGrid: PixelGrid
  public var views: [View]
  /// The author's guides, and those guides of views that a constraint speaks of.
  public var guides: [LayoutGuide]
  /// What the author wrote, in the order it was written; visual formats stand expanded.
  public var constraints: [Constraint]
  /// What the scene is meant to show, if that is something usually wrong.
  public var expectation: Expectation?
  /// The rules the linter is not to look by.
  public var disabledLintRules: [Diagnostic.ID] = []
  public var platform: Platform
  /// The version of the platform's system whose sizes controls have.
  public var system: SystemVersion
  /// The text size its fonts have, where they follow it.
  public package(set) var contentSizeCategory = ContentSizeCategory.large
  /// The direction of views that do not force one.
  public var layoutDirection: LayoutDirection
  /// What the root wants to measure on a side it has no required size on.
  public var fittingTarget: PerAxis<FittingTarget> = PerAxis(both: .compressed)
  /// What the scene says of its picture.
  public var output = OutputSettings()
  /// The sizes of the root it is to be seen at; `nil` for the one it has.
  public var sweep: SizeSweep?
  /// The same scene, changed: each is a scene of its own, whose title says what is different.
  public var variants: [Scene] = []
  /// Of a variant, what was changed, as it is written: `field.hugging: 251`.
  public var changes: [String] = []
  /// What the console said, of a scene that was rebuilt from a log.
  public var consoleReport: ConsoleReport?

  public init(
    title: String, subtitle: String? = nil, pixelGrid: PixelGrid = PixelGrid(scale: 2),
    views: [View], guides: [LayoutGuide] = [], constraints: [Constraint],
    expectation: Expectation? = nil, platform: Platform = .iOS,
    system: SystemVersion? = nil, layoutDirection: LayoutDirection = .leftToRight
  ) {
    precondition(!views.isEmpty, "A scene has at least its root view.")
    self.title = title
    self.subtitle = subtitle
    self.pixelGrid = pixelGrid
    self.views = views
    self.constraints = constraints
    self.expectation = expectation
    self.guides = guides
    self.platform = platform
    self.system = system ?? .standard(on: platform)
    self.layoutDirection = layoutDirection
  }

  /// An outcome that is an error unless the scene says it is meant.
  public enum Expectation: String, Sendable, CaseIterable {
    case conflict, ambiguous
  }

  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  /// Every view's index in `views`, in order.
  public var viewIDs: [ViewID] { views.indices.map(ViewID.init(index:)) }

  /// What a view, or a guide of the scene, is called.
  public func name(of item: LayoutItem) -> String { name(of: item, among: guides) }

  func name(of item: LayoutItem, among guides: [LayoutGuide]) -> String {
    switch item {
    case .view(let id): self[id].name
    case .guide(let id): guides[id.index].name
    }
  }

  /// The direction a view's content is arranged in.
  ///
  /// It is not inherited: `effectiveUserInterfaceLayoutDirection` says "do not assume that the value
  /// propagates through the view's subtree".
  public func layoutDirection(of id: ViewID) -> LayoutDirection {
    self[id].semanticContentAttribute.direction ?? layoutDirection
  }

  /// Whether a view is hidden, or stands in one that is.
  public func isHidden(_ id: ViewID) -> Bool {
    sequence(first: id) { views[$0.index].superview }.contains { views[$0.index].isHidden }
  }

  /// The views that are hidden, or stand in one that is: for whoever asks about all of them, of
  /// whom each would go up through all that hold it.
  package var hiddenViews: Set<ViewID> { views(meeting: { views[$0.index].isHidden }) }

  /// The views that meet a condition, and everything in them.
  func views(meeting condition: (ViewID) -> Bool) -> Set<ViewID> {
    // Superviews stand before their subviews.
    viewIDs.reduce(into: []) { met, id in
      let isInside = views[id.index].superview.map(met.contains) ?? false
      if isInside || condition(id) { met.insert(id) }
    }
  }

  /// Whether a view is inside another one, at any depth.
  package func isView(_ id: ViewID, inside other: ViewID) -> Bool {
    sequence(first: id) { views[$0.index].superview }.dropFirst().contains(other)
  }
}

/// Which of Apple's frameworks a scene speaks of.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS
}

/// The size `systemLayoutSizeFitting` is asked to come near to on one axis, and how much it matters.
public struct FittingTarget: Hashable, Sendable {
  /// In points.
  public var size: Double
  public var priority: LayoutPriority

  public init(size: Double, priority: LayoutPriority = .fittingSizeLevel) {
    self.size = size
    self.priority = priority
  }

  /// `UIView.layoutFittingCompressedSize`: as small as can be.
  public static let compressed = FittingTarget(size: 0)
  /// `UIView.layoutFittingExpandedSize`: as large as can be. Its value has been seen in use, it is
  /// not documented.
  public static let expanded = FittingTarget(size: 10_000)
}

/// Sizes of the root on an axis at which a scene is looked at, one after the other.
public struct SizeSweep: Hashable, Sendable {
  public var axis: Axis
  /// In points, in the order they are shown in.
  public var sizes: [Double]

  public init(_ axis: Axis, _ sizes: [Double]) {
    self.axis = axis
    self.sizes = sizes
  }
}
