public import AutoLayout
import Diagnostics
public import Geometry

/// A `UIStackView`; the views in its block are its arranged subviews.
public class Stack: SceneView {
  override class var viewClass: ViewClass? { .uiStackView }
  override class var arrangesContent: Bool { true }

  /// A stack view and the views it arranges.
  ///
  /// - Parameter spacing: between arranged views, in points.
  public convenience init(
    named name: String? = nil, axis: Axis, spacing: Double? = nil, alignment: Alignment? = nil,
    distribution: Distribution? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column, @SceneBuilder content: () -> [SceneContent] = { [] }
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    for content in content() { add(content) }
  }

  /// `UIStackView.Alignment`, by all its names.
  public typealias Alignment = StackAlignment
  /// `UIStackView.Distribution`.
  public typealias Distribution = StackView.Distribution

  /// The spacing of a stack view nobody has told one: none, or as custom spacing its own.
  ///
  /// As in UIKit it is a number nobody else uses: `FLT_MAX`.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The system's spacing, which is 8 points. As in UIKit it is a number nobody else uses: `FLT_MIN`.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The axis views are arranged along.
  public var axis: Axis? {
    get { self["axis"] }
    set { self["axis"] = newValue }
  }

  /// How arranged views share the room along the axis.
  public var distribution: Distribution? {
    get { self["distribution"] }
    set { self["distribution"] = newValue }
  }

  /// Where arranged views stand across the axis.
  public var alignment: Alignment? {
    get { self["alignment"] }
    set { self["alignment"] = newValue }
  }

  /// Between arranged views, in points; or one of the two constants.
  public var spacing: Double? {
    get {
      (self["spacing"] as StackSpacing?).map {
        switch $0 {
        case .points(let points): points
        case .useDefault: Self.spacingUseDefault
        case .useSystem: Self.spacingUseSystem
        }
      }
    }
    set { self["spacing"] = newValue.map(Self.spacing) }
  }

  /// Whether views are arranged within the margins.
  public var isLayoutMarginsRelativeArrangement: Bool? {
    get { self["isLayoutMarginsRelativeArrangement"] }
    set { self["isLayoutMarginsRelativeArrangement"] = newValue }
  }

  /// Whether a vertical stack's spacing runs from baseline to baseline.
  public var isBaselineRelativeArrangement: Bool? {
    get { self["isBaselineRelativeArrangement"] }
    set { self["isBaselineRelativeArrangement"] = newValue }
  }

  /// The spacing after one of the arranged views, in points; or one of the two constants.
  public func setCustomSpacing(
    _ spacing: Double, after view: SceneView, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    set(
      [.key("customSpacing"), .item(view)], Self.spacing(spacing),
      at: SourceRange(file, line, column))
  }

  /// Adds a view and arranges it.
  public func addArrangedSubview(
    _ view: SceneView, file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    add(SceneContent(.view(view, isArranged: true, SourceRange(file, line, column))))
  }

  private static func spacing(_ points: Double) -> StackSpacing {
    switch points {
    case spacingUseDefault: .useDefault
    case spacingUseSystem: .useSystem
    default: .points(points)
    }
  }
}

/// An `NSStackView`; the views in its block are its arranged subviews.
public final class MacStack: Stack {
  override class var viewClass: ViewClass? { .nsStackView }
}
