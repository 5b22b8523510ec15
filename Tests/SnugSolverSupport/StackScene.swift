package import SnugGeometry
package import SnugLayout

/// A stack view in the upper leading corner of a root.
///
/// Its views are named a, b, c …. Sizes are along and across the axis, not width and height, so
/// that a test covers both rows and columns.
package struct StackScene {
  package var stack: StackView
  package var views: [View] = []
  /// The size of the stack view along its axis and across it; `nil` for the content's.
  package var length: Double?
  package var breadth: Double?
  package var constraints: [Constraint] = []
  package var isRightToLeft = false
  package var margins = View.defaultLayoutMargins
  /// A nested stack view in the arranged view at an index.
  package var nested: [Int: (stack: StackView, views: [View])] = [:]

  package static let root = ViewID.root
  package static let stackID = ViewID(index: 1)

  package init(
    _ axis: Axis = .horizontal, _ distribution: StackView.Distribution = .fill,
    _ alignment: StackView.Alignment = .fill, spacing: Double = 8, length: Double? = nil,
    breadth: Double? = nil, _ sizes: [(along: Double?, across: Double?)] = []
  ) {
    stack = StackView(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
    self.length = length
    self.breadth = breadth
    views = sizes.map { Self.box($0.along, $0.across, axis) }
  }

  /// A view with an intrinsic size.
  package static func box(_ along: Double?, _ across: Double?, _ axis: Axis) -> View {
    var view = View(name: "", superview: nil)
    view.intrinsicContentSizeOverride = PerAxis { $0 == axis ? along : across }
    return view
  }

  /// A label; at 16 points a character is 8 wide.
  package static func label(_ text: String, size: Double = 16) -> View {
    View(
      name: "", viewClass: .uiLabel, superview: nil,
      content: .label(LabelContent(text: StyledText(text, font: Font(size: size)))))
  }

  /// The index of an arranged view among the views of the scene.
  package func id(_ index: Int) -> ViewID {
    let before = nested.filter { $0.key < index }.values.reduce(0) { $0 + $1.views.count }
    return ViewID(index: 2 + index + before)
  }

  package mutating func hide(_ index: Int) { views[index].isHidden = true }

  package var scene: Scene {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis(both: 1000)
    var container = View(name: "stack", viewClass: .uiStackView, superview: .root)
    container.layoutMargins = margins
    var stack = stack
    stack.arrangedSubviews = views.indices.map(id)
    container.content = .stack(stack)
    var all = [root, container]
    for (index, view) in views.enumerated() {
      var view = view
      view.name = Self.name(index)
      view.superview = Self.stackID
      guard let inner = nested[index] else {
        all.append(view)
        continue
      }
      let place = ViewID(index: all.count)
      view.viewClass = .uiStackView
      var innerStack = inner.stack
      innerStack.arrangedSubviews = inner.views.indices.map {
        ViewID(index: place.index + 1 + $0)
      }
      view.content = .stack(innerStack)
      all.append(view)
      for (innerIndex, innerView) in inner.views.enumerated() {
        var innerView = innerView
        innerView.name = view.name + "\(innerIndex + 1)"
        innerView.superview = place
        all.append(innerView)
      }
    }
    var made: [Constraint] = []
    for axis in Axis.allCases {
      let edge: Constraint.Attribute = axis == .horizontal ? .leading : .top
      made.append(
        Constraint(
          firstItem: .view(Self.stackID), firstAttribute: edge, secondItem: .root,
          secondAttribute: edge))
      guard let size = axis == stack.axis ? length : breadth else { continue }
      made.append(
        Constraint(
          firstItem: .view(Self.stackID),
          firstAttribute: .size(axis), constant: size))
    }
    var scene = Scene(title: "", views: all, constraints: made + constraints)
    if isRightToLeft { scene.layoutDirection = .rightToLeft }
    return scene
  }

  package static func name(_ index: Int) -> String { String(Array("abcdefgh")[index]) }

  package var layout: Layout { LayoutEngine(measuring: MonospacedTextMeasurer()).layout(scene) }
}
