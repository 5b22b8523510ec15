public import Geometry

/// What a `UIStackView` says about its arranged views; UIKit's properties by their names.
public struct StackView: Hashable, Sendable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// In points.
  public var spacing: Double
  /// The arranged views, in order; each is a subview of the stack view.
  public var arrangedSubviews: [ViewID]
  /// The spacing after an arranged view, in points, where it is not ``spacing``.
  public var customSpacing: [ViewID: Double] = [:]
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

  /// The spacing of an `NSStackView` nobody has told one, in points.
  ///
  /// Source: Interface Builder leaves 8 out of its files.
  public static let macSpacing = 8.0

  /// `UIStackView.Distribution`: how the arranged views share the room along the axis.
  public enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    /// Only an `NSStackView`'s: views stand at the beginning, the rest of the room is free.
    case gravityAreas
  }

  /// `UIStackView.Alignment`: where the arranged views stand across the axis. `top` is another name
  /// of `leading`, `bottom` of `trailing`.
  public enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
}

extension Scene {
  /// The views that a stack view arranges.
  public var arrangedViews: Set<ViewID> {
    Set(views.flatMap { $0.content.stack?.arrangedSubviews ?? [] })
  }

  /// The views that a stack view gives no room because they are hidden, and everything in them.
  public var collapsedViews: Set<ViewID> {
    let arranged = arrangedViews
    return views(meeting: { self[$0].isHidden && arranged.contains($0) })
  }
}

extension StackView {
  /// The identifiers of the constraints a stack view makes, as logs show them.
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
  /// The stack view that made the constraint, and for what; `nil` when none did.
  package var stackView: (id: ViewID, identifier: StackView.ConstraintIdentifier)? {
    guard case .stackView(let id, _) = origin,
      let identifier = constraint.identifier.flatMap(StackView.ConstraintIdentifier.init)
    else { return nil }
    return (id, identifier)
  }
}
