import AutoLayout
import Geometry
import SceneFormat

extension LogTranslation {
  /// The class of the scene for an item: its own, that of a subclass with a text, or a plain view.
  func viewClass(of item: LogItem) -> ViewClass {
    let name = item.shortClassName
    let plain = ViewClass.plainView(on: platform)
    if let known = ViewClass(rawValue: name), known.platform == platform {
      // A stack view's constraints are those the log lists, and no others.
      return known.isStackView ? plain : known
    }
    guard platform == .iOS else { return plain }
    if name.hasSuffix("ImageView") { return .uiImageView }
    guard item.text != nil else { return plain }
    if name.hasSuffix("Label") { return .uiLabel }
    return name.hasSuffix("Button") ? .uiButton : plain
  }

  /// Whether the size of a view's content is neither in the log nor that of a control.
  func isAssumed(_ key: String, _ axis: Axis) -> Bool {
    guard contentSizes[key]?[axis] == nil else { return false }
    guard let item = tree.items[key] else { return true }
    return !viewClass(of: item).hasFixedSize
  }

  /// The size content has, as the log states it, or a placeholder on both axes where it does not.
  func setContentSize(of key: String, into pairs: inout MappingBuilder) {
    guard frames[key]?.frame == nil, key != tree.root || tree.subviews(of: key).isEmpty else {
      return
    }
    let viewClass = tree.items[key].map(viewClass) ?? .plainView(on: platform)
    let stated = contentSizes[key] ?? PerAxis(both: nil)
    let measured =
      viewClass.hasFixedSize || tree.items[key]?.text != nil && viewClass.textKey != nil
    let isStated = Axis.allCases.contains { stated[$0] != nil }
    if isStated || !measured {
      let size = placeholder(of: key)
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
    let isContainer = !tree.subviews(of: key).isEmpty && !isStated
    for (name, priority, usual) in priorities {
      let sides = Axis.allCases.compactMap { axis -> (String, YAMLNode)? in
        // What holds others takes its size from them before it takes that of a placeholder.
        guard let value = stated[axis].flatMap(priority) ?? (isContainer ? 1 : nil), value != usual
        else { return nil }
        return (axis.rawValue, value.clampedPriority.node(at: report.range))
      }
      if !sides.isEmpty { pairs.set(name, .mapping(sides, at: range(of: key))) }
    }
  }

  /// What a view is drawn as where nothing says its size, in points: the size a tree of views prints, or
  /// one that its subviews fit in.
  func placeholder(of key: String) -> Size {
    if let size = printedSizes[key] { return size }
    let subviews = tree.subviews(of: key).map(placeholder)
    guard !subviews.isEmpty else {
      let isPicture = tree.items[key].map { viewClass(of: $0) == .uiImageView } ?? false
      return isPicture ? Size(width: 44, height: 44) : Size(width: 120, height: 36)
    }
    return Size(
      width: (subviews.map(\.width).max() ?? 0) + 48,
      height: (subviews.map(\.height).max() ?? 0) + 24)
  }
}

extension ViewClass {
  /// The key of the text it shows.
  var textKey: String? {
    ["text", "title"].first(where: SceneSchema.keys(of: self, isRoot: false).contains)
  }

  /// Whether it measures the same whatever it shows.
  var hasFixedSize: Bool {
    switch self {
    case .uiSwitch, .uiStepper, .uiActivityIndicatorView, .nsSwitch: true
    default: false
    }
  }
}
