import SnugGeometry
import SnugLayout

/// The intrinsic size of a view as `32 × 20`, `-` where there is no metric; with insets, the
/// frame's size.
func size(
  _ viewClass: ViewClass, _ content: ViewContent, in system: SystemVersion? = nil,
  scale: Double = 2, width: Double? = nil, adding insets: EdgeInsets = .zero
) -> String {
  let view = View(name: "it", viewClass: viewClass, superview: nil, content: content)
  let size = view.intrinsicContentSize(
    laidOut: width, in: system ?? .standard(on: viewClass.platform), on: PixelGrid(scale: scale),
    measuring: MonospacedTextMeasurer()
  ).size
  return Axis.allCases.map { axis in
    size[axis].map { ($0 + insets.total(axis)).shortDescription } ?? "-"
  }.joined(separator: " × ")
}

extension EdgeInsets {
  /// Top, left, bottom, right.
  var list: [Double] { [top, left, bottom, right] }
}

extension Scene {
  /// A root of a required size.
  init(title: String, root size: PerAxis<Double?>) {
    var root = View(name: "view", superview: nil)
    root.requiredSize = size
    self.init(title: title, views: [root], constraints: [])
  }

  /// A view in the root with the defaults of its class.
  mutating func add(_ name: String, _ viewClass: ViewClass, _ content: ViewContent) {
    var view = View(
      name: name, viewClass: viewClass, superview: .root, content: content,
      contentHuggingPriority: content.defaultContentHuggingPriority(
        createdIn: .code, on: viewClass.platform))
    view.alignmentRectInsets = content.defaultAlignmentRectInsets(
      in: .standard(on: viewClass.platform))
    views.append(view)
  }

  /// Pins an attribute of a view to the root's.
  mutating func pin(_ name: String, _ attribute: Constraint.Attribute, constant: Double) {
    guard let index = views.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("There is no view '\(name)'.")
    }
    constraints.append(
      Constraint(
        firstItem: .view(ViewID(index: index)), firstAttribute: attribute,
        secondItem: .root, secondAttribute: attribute, constant: constant))
  }
}
