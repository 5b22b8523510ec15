public import SnugGeometry

/// The properties of a `UIStackView`, by UIKit's names.
public struct StackView: Hashable, Sendable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// In points.
  public var spacing: Double
  /// The arranged views, in order; each is a subview of the stack view.
  public var arrangedSubviews: [ViewID]
  /// The spacing after an arranged view, in points, if it differs from ``spacing``.
  public var customSpacing: [ViewID: Double] = [:]
  /// The arranged views after which there is the system's spacing between baselines.
  package var systemSpaced: Set<ViewID> = []
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether a vertical stack's spacing runs from baseline to baseline.
  public var isBaselineRelativeArrangement = false

  /// UIKit's defaults, as `UIStackView.h` documents them.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, arrangedSubviews: [ViewID] = []
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.arrangedSubviews = arrangedSubviews
  }

  /// The default spacing of an `NSStackView`, in points.
  ///
  /// Source: Interface Builder omits 8 in its files.
  public static let macSpacing = 8.0

  /// `UIStackView.Distribution`: how the arranged views share the room along the axis.
  public enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    /// Only for `NSStackView`: views are at the beginning, and the rest of the room is free.
    case gravityAreas
  }

  /// `UIStackView.Alignment`: the positions of the arranged views across the axis. `top` is another
  /// name of `leading`, `bottom` of `trailing`.
  public enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
}

extension Scene {
  /// The views that a stack view arranges.
  public var arrangedViews: Set<ViewID> {
    Set(views.flatMap { $0.content.stack?.arrangedSubviews ?? [] })
  }

  /// The views that get no room in a stack view because they are hidden, with all their
  /// descendants.
  public var collapsedViews: Set<ViewID> {
    let arranged = arrangedViews
    return views(meeting: { self[$0].isHidden && arranged.contains($0) })
  }
}

extension StackView {
  /// The identifiers of a stack view's constraints, as in logs.
  package enum ConstraintIdentifier: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }
}

extension ConstraintSystem.Entry {
  /// The stack view that made the constraint, and the constraint's identifier; `nil` if none made
  /// it.
  package var stackView: (id: ViewID, identifier: StackView.ConstraintIdentifier)? {
    guard case .stackView(let id, _) = origin,
      let identifier = constraint.identifier.flatMap(StackView.ConstraintIdentifier.init)
    else { return nil }
    return (id, identifier)
  }
}
