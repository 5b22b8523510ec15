public import SnugDiagnostics
public import SnugGeometry

/// A scene ready for layout, with everything resolved.
///
/// Its invariants:
/// - the root is the first view, and every view comes after its superview, depth first;
/// - names are unique, and constraints refer only to views of the scene;
/// - every length is a finite number of points, and no size is negative;
/// - shorthands are resolved, such as visual formats and default priorities;
/// - no constraint pairs attributes that Auto Layout rejects;
/// - everything the author wrote has a source range.
public struct Scene: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  /// The pixel grid that sizes of texts and images are rounded to.
  public var pixelGrid: PixelGrid
  public var views: [View]
  /// The author's guides, and the guides of views that constraints refer to.
  public var guides: [LayoutGuide]
  /// The author's constraints, in their order in the file. Visual formats are expanded.
  public var constraints: [Constraint]
  /// The intended outcome, if it is usually an error.
  public var expectation: Expectation?
  /// The source range of the expectation.
  public var expectationRange: SourceRange?
  /// Whether the file it comes from has a place to state an expectation: a scene file has.
  public var canStateExpectation = true
  /// The lint rules that are turned off.
  public var disabledLintRules: [Diagnostic.ID] = []
  public var platform: Platform
  /// The system version that determines the sizes of controls.
  public var system: SystemVersion
  /// The content size category that dynamic fonts are scaled to.
  public package(set) var contentSizeCategory = ContentSizeCategory.large
  /// The direction of views that do not force one.
  public var layoutDirection: LayoutDirection
  /// The target of the root's fitting size, on axes without a required size.
  public var fittingTarget: PerAxis<FittingTarget> = PerAxis(both: .compressed)
  /// The scene's settings for its picture.
  public var output = OutputSettings()
  /// The sizes of the root to draw the scene at; `nil` for its own size.
  public var sweep: SizeSweep?
  /// Changed versions of the scene. Each is a complete scene with its own title.
  public var variants: [Scene] = []
  /// The changes of a variant, as written, `field.text: Grace`, or in words: “field hugs 251”.
  public var changes: [String] = []
  /// The values that a variant sets.
  public var edits: [Edit] = []
  /// Facts from the console log that the scene was rebuilt from.
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

  /// An outcome that is an error unless the scene expects it.
  public enum Expectation: String, Sendable, CaseIterable {
    case conflict, ambiguous
  }

  /// A value that a variant sets, by its path: `field.hidden`.
  public struct Edit: Hashable, Sendable {
    public let path: String
    public let range: SourceRange

    public init(_ path: String, at range: SourceRange) {
      self.path = path
      self.range = range
    }
  }

  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  /// Every view's index in `views`, in order.
  public var viewIDs: [ViewID] { views.indices.map(ViewID.init(index:)) }

  /// The name of a view or a guide of the scene.
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

  /// Whether a view or one of its superviews is hidden.
  public func isHidden(_ id: ViewID) -> Bool {
    sequence(first: id) { views[$0.index].superview }.contains { views[$0.index].isHidden }
  }

  /// The views that are hidden themselves or in a hidden superview. Faster than asking
  /// `isHidden(_:)` for each view.
  package var hiddenViews: Set<ViewID> { views(meeting: { views[$0.index].isHidden }) }

  /// All other views, in order.
  package var visibleViews: [ViewID] {
    let hidden = hiddenViews
    return viewIDs.filter { !hidden.contains($0) }
  }

  func views(meeting condition: (ViewID) -> Bool) -> Set<ViewID> {
    // Superviews come before their subviews.
    viewIDs.reduce(into: []) { met, id in
      let isInside = views[id.index].superview.map(met.contains) ?? false
      if isInside || condition(id) { met.insert(id) }
    }
  }

  /// Whether a view is inside another one, at any depth.
  package func isView(_ id: ViewID, inside other: ViewID) -> Bool {
    var outer = views[id.index].superview
    while let superview = outer {
      if superview == other { return true }
      outer = views[superview.index].superview
    }
    return false
  }

  /// Whether one of two views is inside the other, at any depth.
  package func areNested(_ one: ViewID, _ other: ViewID) -> Bool {
    isView(one, inside: other) || isView(other, inside: one)
  }
}

/// The platform of a scene's views, which determines the framework.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS
}

/// The target size of `systemLayoutSizeFitting` on one axis, with its priority.
public struct FittingTarget: Hashable, Sendable {
  /// In points.
  public var size: Double
  public var priority: LayoutPriority

  public init(size: Double, priority: LayoutPriority = .fittingSizeLevel) {
    self.size = size
    self.priority = priority
  }

  /// `UIView.layoutFittingCompressedSize`: as small as possible.
  public static let compressed = FittingTarget(size: 0)
  /// `UIView.layoutFittingExpandedSize`: as large as possible. Its value was observed; it is not
  /// documented.
  public static let expanded = FittingTarget(size: 10_000)
}

/// Sizes of the root on an axis at which a scene is drawn.
public struct SizeSweep: Hashable, Sendable {
  public var axis: Axis
  /// In points, in display order.
  public var sizes: [Double]

  public init(_ axis: Axis, _ sizes: [Double]) {
    self.axis = axis
    self.sizes = sizes
  }
}
