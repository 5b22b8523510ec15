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
      scene.value[id].interfaceBuilderObject = object
      if scene.value[id].intrinsicContentSizeOverride == nil {
        scene.value[id].useStoredSize(
          on: translation.axesOfUnknownSize(of: element), isAssumption: true)
      }
    }
    scene.value.canStateExpectation = false
    if selection.usesStoredSizes { scene.value = scene.value.withStoredSizes() }
    return scene
  }
}
