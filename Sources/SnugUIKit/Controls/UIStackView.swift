import SnugGeometry
import SnugLayout
import SnugSceneFormat

open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: Distribution = .fill
  open var alignment: Alignment = .fill
  /// In points.
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// As a custom spacing: use the stack view's `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    setNeedsLayout()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Removes a former subview from the arranged subviews.
  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    /// The names of the cases are the engine's.
    var distribution: StackView.Distribution {
      StackView.Distribution(rawValue: "\(self)") ?? .fill
    }
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing

    var alignment: StackView.Alignment { StackView.Alignment(rawValue: "\(self)") ?? .fill }
  }

  override var viewClass: ViewClass { .uiStackView }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.stack = StackView(
      axis: axis.axis, distribution: distribution.distribution, alignment: alignment.alignment,
      spacing: points(spacing) ?? 0)
    declaration.stack.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    declaration.stack.isBaselineRelativeArrangement = isBaselineRelativeArrangement
  }

  /// The arranged views, each with the custom spacing after it, in points; `nil` for none.
  var arrangement: [(UIView, Double?)] {
    arrangedSubviews.map { ($0, customSpacings[ObjectIdentifier($0)].flatMap(points)) }
  }

  /// A spacing in points; `nil` for the default.
  private func points(_ spacing: CGFloat) -> Double? {
    if spacing == Self.spacingUseDefault { return nil }
    return spacing == Self.spacingUseSystem ? StackView.spacingUseSystem : spacing.points
  }
}
