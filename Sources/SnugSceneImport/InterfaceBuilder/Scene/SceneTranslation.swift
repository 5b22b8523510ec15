import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// Translates a root of a file into the nodes of a scene file.
struct SceneTranslation {
  let file: InterfaceBuilderFile
  let root: LayoutRoot
  let selection: SceneSelection
  let classes: SizeClasses
  /// The installed views in depth-first order, beginning with the root.
  let views: [XMLElement]
  let names: ViewNames

  init(_ root: LayoutRoot, of file: InterfaceBuilderFile, _ selection: SceneSelection) {
    self.file = file
    self.root = root
    self.selection = selection
    let classes =
      selection.device.map { SizeClasses(device: $0.id, isLandscape: $0.isLandscape) }
      ?? file.classes
    self.classes = classes
    var views: [XMLElement] = []
    func visit(_ view: XMLElement) {
      views.append(view)
      guard view === root.element || !view.isLayoutRoot else { return }
      for subview in view.installedSubviews(for: classes) { visit(subview) }
    }
    visit(root.element)
    self.views = views
    names = ViewNames(views, file.outlets)
  }

  /// The scene file.
  func node() -> YAMLNode {
    let range = root.element.range
    var pairs = MappingBuilder(at: range)
    pairs.set("title", root.name)
    if file.platform == .macOS { pairs.set("platform", "macOS") }
    pairs.set("system", system.rawValue)
    pairs.set("scale", scale)
    pairs.set("createdIn", "interfaceBuilder")
    pairs.set("designTime", true)
    if contentSizeCategory != .large {
      pairs.set("contentSizeCategory", contentSizeCategory.rawValue)
    }
    pairs.set("view", view(root.element))
    pairs.set("constraints", YAMLNode(.sequence(constraints()), at: range))
    return pairs.node()
  }

  /// The system whose controls determined the root's frames.
  ///
  /// A file saved by Xcode 26 keeps the older frames of roots that were not opened in it.
  var system: SystemVersion {
    let system = SystemVersion(file.platform, toolsVersion: file.toolsVersion)
    let isOlder = system == SystemVersion(.macOS, 26) && views.contains(where: \.hasLookBefore26)
    return isOlder ? SystemVersion(.macOS, 15) : system
  }

  /// Without a device, files were laid out in whole points, except files with half points. On macOS
  /// every size is whole.
  var scale: Double {
    (selection.device ?? file.device)?.scale
      ?? (file.platform == .iOS && views.contains(where: \.hasHalfPoints) ? 2 : 1)
  }

  // MARK: Views

  func view(_ element: XMLElement) -> YAMLNode {
    var pairs = MappingBuilder(at: element.range)
    properties(of: element, into: &pairs)
    let inside = element === root.element || !element.isLayoutRoot
    let subviews = (inside ? element.installedSubviews(for: classes) : []).map { subview in
      (names[subview] ?? "view", view(subview))
    }
    if element.name == "gridView" {
      let guides = GridTranslation(element, names).guides
      pairs.set(
        "layoutGuides",
        .mapping(guides.map { ($0, .mapping([], at: element.range)) }, at: element.range))
    }
    if !subviews.isEmpty {
      let key = element.name == "stackView" ? "arrangedSubviews" : "subviews"
      pairs.set(key, .mapping(subviews, at: element.range))
    }
    return pairs.node()
  }

  private func properties(of element: XMLElement, into pairs: inout MappingBuilder) {
    pairs.set("class", element.viewClass(on: file.platform).rawValue)
    setFrame(of: element, into: &pairs)
    setPriorities(of: element, into: &pairs)
    setMargins(of: element, into: &pairs)
    if element.flag("hidden") == true { pairs.set("hidden", true) }
    let attribute = element["semanticContentAttribute"].flatMap(SemanticContentAttribute.init)
    pairs.set("semanticContentAttribute", attribute?.rawValue)
    setContent(of: element, into: &pairs)
    setRuntimeAttributes(of: element, into: &pairs)
    let insets = alignmentRectInsets(of: element)
    // UIKit's are determined by the class, except for sliders of Xcode 26 and symbols.
    if file.platform == .macOS || element.name == "slider"
      || insets != .zero && element.name == "imageView"
    {
      pairs.set("alignmentRectInsets", insets)
    }
    setPlaceholderSize(of: element, into: &pairs)
  }

  private func setFrame(of element: XMLElement, into pairs: inout MappingBuilder) {
    if element === root.element {
      var stored = element.storedRect?.size ?? file.device?.size
      if let device = selection.device, file.platform == .iOS {
        // A root that is not a screen, such as a cell, has only the width of the device.
        stored?.width = device.size.width - accessoryWidth
        if element["key"] == "view" { stored = device.size }
      }
      return pairs.set("size", stored)
    }
    guard element.isAutoresized, let frame = frame(of: element),
      let superview = element.superviewElement, let size = superview.storedRect?.size
    else { return }
    pairs.set("frame", cellFrame(element, in: size) ?? frame)
    let isCell = element.name == "tableViewCell"
    let mask = isCell ? ["flexibleWidth"] : autoresizingMask(of: element)
    if !mask.isEmpty { pairs.set("autoresizingMask", mask) }
    pairs.set("superviewSize", size)
  }

  /// The frame of a cell in its table, which gives it its width whatever was saved, less the margins of
  /// an inset group.
  private func cellFrame(_ element: XMLElement, in table: Size) -> Rect? {
    guard element.name == "tableViewCell", var frame = frame(of: element) else { return nil }
    let margin = element.superviewElement?["style"] == "insetGrouped" ? frame.minX : 0
    frame.origin.x = margin
    frame.size.width = max(0, table.width - 2 * margin)
    return frame
  }

  /// Whether the saved frame is not that of Apple's layout: by the file's own marks, and in a view that it
  /// calls misplaced, whose saved size its content does not have. A cell's is its table's.
  func isExempt(_ element: XMLElement) -> Bool {
    let size = element.superviewElement?.storedRect?.size
    return ["misplaced", "ambiguous", "fixedFrame"].contains { element.flag($0) == true }
      || element.ancestors.contains { $0.isView && $0.flag("misplaced") == true }
      || size.flatMap { cellFrame(element, in: $0) }.map { $0 != frame(of: element) } ?? false
  }

  /// The width beside the root that the accessory of its cell takes, in points.
  private var accessoryWidth: Double {
    guard let content = root.element.storedRect, let cell = root.owner?.storedRect else {
      return 0
    }
    return max(0, cell.width - content.width)
  }

  /// The saved frame in the superview, relative to its top left corner.
  func frame(of element: XMLElement) -> Rect? {
    guard var rect = element.storedRect else { return nil }
    if file.platform == .macOS, let superview = element.superviewElement,
      !Self.flipped.contains(superview.name), let size = superview.storedRect?.size
    {
      rect.origin.y = size.height - rect.origin.y - rect.size.height
    }
    return rect
  }

  /// AppKit views with flipped coordinates.
  private static let flipped: Set<String> = [
    "tableView", "outlineView", "collectionView", "textView", "tableHeaderView", "scrollView",
  ]

  /// UIKit's names for the mask. On macOS the y axis is flipped.
  private func autoresizingMask(of element: XMLElement) -> [String] {
    guard let mask = element.child("autoresizingMask") else { return [] }
    let isFlipped = file.platform == .macOS
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"),
      (isFlipped ? "flexibleMaxY" : "flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"),
      (isFlipped ? "flexibleMinY" : "flexibleMaxY", "flexibleBottomMargin"),
    ]
    return names.filter { mask.flag($0.0) == true }.map(\.1)
  }

  /// Sets the content priorities. The defaults are 250 and 750 for every class, because Interface
  /// Builder writes the values that its library sets for a class.
  private func setPriorities(of element: XMLElement, into pairs: inout MappingBuilder) {
    guard element.name != "stackView" else { return }
    let viewClass = element.viewClass(on: file.platform)
    for (key, attribute, absent, usual) in [
      (
        "hugging", "HuggingPriority", LayoutPriority.defaultLow,
        viewClass.defaultContent.defaultContentHuggingPriority(
          createdIn: .interfaceBuilder, on: file.platform)
      ),
      (
        "compressionResistance", "CompressionResistancePriority", .defaultHigh,
        PerAxis(both: View.defaultContentCompressionResistancePriority)
      ),
    ] {
      let sides = Axis.allCases.compactMap { axis -> (String, YAMLNode)? in
        let name = axis.rawValue + attribute
        let written = element.number(name, for: classes)
        // A default is written only if the default of the class in a scene differs from it.
        guard written != nil || usual[axis] != absent || viewClass.platform == .macOS else {
          return nil
        }
        let value = (written ?? absent.rawValue).clampedPriority
        return (axis.rawValue, value.node(at: element.range(of: name)))
      }
      if !sides.isEmpty { pairs.set(key, .mapping(sides, at: element.range)) }
    }
  }
}

extension Double {
  /// A valid priority. Files have 0 for an absent constraint.
  var clampedPriority: LayoutPriority { LayoutPriority(min(1000, max(1, self))) ?? .required }
}

extension XMLElement {
  var superviewElement: XMLElement? { ancestors.first { $0.isView } }

  fileprivate var hasHalfPoints: Bool {
    guard let rect = storedRect else { return false }
    return [rect.minX, rect.minY, rect.width, rect.height].contains { $0 != $0.rounded() }
  }

  func installedSubviews(for classes: SizeClasses) -> [XMLElement] {
    let excluded = excluded("subviews", for: classes)
    return subviewElements.filter { !excluded.contains($0["id"] ?? "") }
  }

  /// The installed constraints in this element.
  func installedConstraints(for classes: SizeClasses) -> [XMLElement] {
    let excluded = excluded("constraints", for: classes)
    return elements(of: "constraints").filter {
      $0.name == "constraint" && !excluded.contains($0["id"] ?? "")
    }
  }

  /// Whether the frame and the mask determine its position: if
  /// `translatesAutoresizingMaskIntoConstraints` is not `NO`, or if it is a clip view, which its scroll view
  /// places.
  var isAutoresized: Bool {
    if name == "clipView", let scroll = superviewElement, scroll.name == "scrollView" {
      return scroll.elements(of: "constraints").allSatisfy {
        $0["firstItem"] != self["id"] && $0["secondItem"] != self["id"]
      }
    }
    if superviewElement?.name == "stackView" { return false }
    return flag("translatesAutoresizingMaskIntoConstraints") != false || flag("fixedFrame") == true
  }
}
