import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension LogTranslation {
  /// The class in the scene: the view's class, a superclass with a text, or a plain view.
  func viewClass(of node: LogNode) -> ViewClass {
    let name = node.item.shortClassName
    let plain = ViewClass.plainView(on: platform)
    if let known = ViewClass(rawValue: name), known.platform == platform {
      // In the scene a stack view would add constraints to those of the log.
      return known.isStackView ? plain : known
    }
    guard platform == .iOS else { return plain }
    if name.hasSuffix("ImageView") { return .uiImageView }
    guard node.item.text != nil else { return plain }
    if name.hasSuffix("Label") { return .uiLabel }
    return name.hasSuffix("Button") ? .uiButton : plain
  }

  /// Whether the intrinsic content size is not in the log. That of a class with one size depends on a style, and on the
  /// system.
  func isAssumed(_ node: LogNode, _ axis: Axis) -> Bool { node.contentSize[axis] == nil }

  /// Sets the intrinsic content size from the log, or else a placeholder on both axes.
  func setContentSize(of node: LogNode, into pairs: inout MappingBuilder) {
    guard node.line?.frame == nil, node !== tree.root || node.subviews.isEmpty else { return }
    let viewClass = viewClass(of: node)
    let stated = node.contentSize
    let measured =
      viewClass.defaultContent.traits.hasOneSize
      || node.item.text != nil && viewClass.textKey != nil
    let isStated = Axis.allCases.contains { stated[$0] != nil }
    if isStated || !measured {
      let size = placeholder(of: node)
      pairs.set(
        "placeholderIntrinsicContentSize",
        Axis.allCases.map { axis in
          stated[axis].map { max(0, $0.constant) } ?? size[axis]
        })
    }
    let priorities: [(String, (LogConstraint) -> Double?, Double)] = [
      ("hugging", { $0.contentPriorities?.hugging }, 250),
      ("compressionResistance", { $0.contentPriorities?.compressionResistance }, 750),
    ]
    let isContainer = !node.subviews.isEmpty && !isStated
    for (name, priority, usual) in priorities {
      let sides = Axis.allCases.compactMap { axis -> (String, YAMLNode)? in
        // The subviews determine the size of their superview before its placeholder does.
        guard let value = stated[axis].flatMap(priority) ?? (isContainer ? 1 : nil), value != usual
        else { return nil }
        return (axis.rawValue, value.clampedPriority.node(at: report.range))
      }
      if !sides.isEmpty { pairs.set(name, .mapping(sides, at: range(of: node))) }
    }
  }

  /// The size of a view that the log does not determine, in points: the size in a tree of views, or
  /// one that its subviews fit in.
  func placeholder(of node: LogNode) -> Size {
    if let size = node.printedSize { return size }
    let subviews = node.subviews.map(placeholder)
    guard !subviews.isEmpty else {
      let isPicture = viewClass(of: node) == .uiImageView
      return isPicture ? Size(width: 44, height: 44) : Size(width: 120, height: 36)
    }
    let heights = subviews.map(\.height)
    // In a tree without frames they are below each other.
    let height =
      report.kind == .hierarchy
      ? heights.reduce(0, +) + 8 * Double(heights.count - 1) : heights.max() ?? 0
    return Size(width: (subviews.map(\.width).max() ?? 0) + 48, height: height + 24)
  }
}

extension ViewClass {
  /// The key of its text.
  var textKey: String? {
    ["text", "title"].first(where: SceneSchema.keys(of: self, isRoot: false).contains)
  }
}
