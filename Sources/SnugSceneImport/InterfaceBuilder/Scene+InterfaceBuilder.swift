public import SnugDiagnostics
public import SnugGeometry
public import SnugLayout
import SnugSceneFormat

/// Selects a scene of a file and the environment of its layout.
public struct SceneSelection: Hashable, Sendable {
  /// A name, an identifier or an object ID in a file with several scenes.
  public var name: String?
  /// The title or the number of a variant; `nil` means the scene itself.
  public var variant: String?
  /// The size of the root, in points; `nil` means its own size.
  public var size: Size?
  /// The screen for an Interface Builder file or a Swift file; `nil` means that of the file.
  public var device: Device?
  /// Whether the sizes stored in an Interface Builder file replace measured intrinsic content
  /// sizes.
  public var usesStoredSizes: Bool
  /// The content size categories of the variants; empty means that of the scene.
  public var contentSizeCategories: [ContentSizeCategory]
  /// How a Swift file is compiled and run; with `nil` none is run.
  public var swift: SwiftRun?

  public init(
    name: String? = nil, variant: String? = nil, size: Size? = nil, device: Device? = nil,
    usesStoredSizes: Bool = false,
    contentSizeCategories: [ContentSizeCategory] = [], swift: SwiftRun? = nil
  ) {
    self.name = name
    self.variant = variant
    self.size = size
    self.device = device
    self.usesStoredSizes = usesStoredSizes
    self.contentSizeCategories = contentSizeCategories
    self.swift = swift
  }
}

extension InterfaceBuilderFile {
  /// Returns the scene of a root.
  public func scene(
    of root: LayoutRoot, for selection: SceneSelection = SceneSelection()
  ) throws(Diagnostics) -> Checked<Scene> {
    let translation = SceneTranslation(root, of: self, selection)
    var scene = try SceneReader.read(translation.node(), besides: translation.remarks)
    let parents = Set(scene.value.views.compactMap(\.superview))
    let ends = Dictionary(grouping: scene.value.constraints.flatMap(\.ends), by: \.item)
      .mapValues { Set($0.map(\.attribute)) }
    // Both are in depth-first order.
    for (id, element) in zip(scene.value.viewIDs, translation.views) {
      var object = InterfaceBuilderObject(
        id: element["id"] ?? "", frame: translation.frame(of: element),
        isExempt: translation.isExempt(element))
      object.isPlainView =
        ["view", "customView"].contains(element.name) && element["customClass"] == nil
      object.keepsProportions =
        !["scaleToFill", "redraw"].contains(element["contentMode"] ?? "scaleToFill")
      object.hasBackground =
        element.child(key: "backgroundColor").map { $0.number("alpha") != 0 } ?? false
      object.scrolls = element.scrolls
      scene.value[id].interfaceBuilderObject = object
      guard scene.value[id].intrinsicContentSizeOverride == nil else { continue }
      if let designed = designedSizes[object.id] {
        scene.value[id].assumeContentSize(designed)
      } else {
        let unknown = translation.axesOfUnknownSize(of: element)
        let isOpen = unknown.isEmpty && id != .root && !parents.contains(id)
        let axes =
          isOpen
          ? scene.value.axesOfOpenSize(of: id, element, ends[.view(id), default: []]) : unknown
        scene.value[id].useStoredSize(on: axes, isAssumption: true)
      }
    }
    scene.value.canStateExpectation = false
    if selection.usesStoredSizes { scene.value = scene.value.withStoredSizes() }
    return scene
  }
}

extension Scene {
  /// The axes on which nothing in the file gives a view of a custom class its size: the class has a size of its own,
  /// which is that of the stored frame. One constraint on the size or two on edges or the center give one.
  ///
  /// - Parameter attributes: those of the view that constraints are on.
  fileprivate func axesOfOpenSize(
    of id: ViewID, _ element: XMLElement, _ attributes: Set<Constraint.Attribute>
  ) -> [Axis] {
    // A stack view whose arranged views the file does not have gets them from its class.
    guard ["view", "customView", "stackView"].contains(element.name),
      element["customClass"] != nil
    else { return [] }
    let stack = self[id].superview.flatMap { self[$0].content.stack }
    let isArranged = stack?.arrangedSubviews.contains(id) ?? false
    return Axis.allCases.filter { axis in
      let own = attributes.filter { $0.axis == axis }
      let isFilling = isArranged && stack?.axis != axis && stack?.alignment == .fill
      return !isFilling && own.count < 2 && !own.contains(where: \.isSize)
    }
  }
}
