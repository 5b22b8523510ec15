public import AutoLayout
public import Diagnostics
public import Geometry
import SceneFormat

/// Which scene of a file is meant, and what it is laid out for.
public struct SceneSelection: Hashable, Sendable {
  /// Of a file that holds several: a name, an identifier or an object id.
  public var name: String?
  /// The size of the root, in points; `nil` is the one it has.
  public var size: Size?
  /// The screen a file of Interface Builder, or a Swift file, is laid out for; `nil` is its own.
  public var device: Device?
  /// Whether sizes such a file stores count as intrinsic content sizes, in place of Snug's measuring.
  public var usesStoredSizes: Bool
  /// The text sizes it is seen in; none is the one it has.
  public var contentSizeCategories: [ContentSizeCategory]
  /// How a Swift file is compiled and run; `nil` runs none.
  public var swift: SwiftRun?

  public init(
    name: String? = nil, size: Size? = nil, device: Device? = nil, usesStoredSizes: Bool = false,
    contentSizeCategories: [ContentSizeCategory] = [], swift: SwiftRun? = nil
  ) {
    self.name = name
    self.size = size
    self.device = device
    self.usesStoredSizes = usesStoredSizes
    self.contentSizeCategories = contentSizeCategories
    self.swift = swift
  }
}

extension InterfaceBuilderFile {
  /// The scene of a root.
  public func scene(
    of root: LayoutRoot, for selection: SceneSelection = SceneSelection()
  ) throws(Diagnostics) -> Checked<Scene> {
    let translation = SceneTranslation(root, of: self, selection)
    var scene = try SceneReader.read(translation.node(), besides: translation.remarks)
    // Both are depth first.
    for (id, element) in zip(scene.value.viewIDs, translation.views) {
      scene.value[id].interfaceBuilderObject = InterfaceBuilderObject(
        id: element["id"] ?? "", frame: translation.frame(of: element),
        isExempt: ["misplaced", "ambiguous", "fixedFrame"].contains { element.flag($0) == true },
        hasCustomClass: element["customClass"] != nil)
      if scene.value[id].intrinsicContentSizeOverride == nil {
        scene.value[id].useStoredSize(on: translation.axesOfUnknownSize(of: element))
      }
    }
    if selection.usesStoredSizes { scene.value = scene.value.withStoredSizes() }
    return scene
  }
}
