public import AutoLayout
public import Diagnostics
public import Geometry
import SceneFormat

/// What a root of a file is laid out for, besides what the file says.
public struct InterfaceBuilderOptions: Sendable {
  /// Of the root, in points; `nil` is the stored one, or the device's.
  public var size: Size?
  /// `nil` is the file's own.
  var device: Device?
  /// Whether sizes the file stores count as intrinsic content sizes, in place of Snug's measuring.
  public var usesStoredSizes = false

  public init(size: Size? = nil, usesStoredSizes: Bool = false) {
    self.size = size
    self.usesStoredSizes = usesStoredSizes
  }
}

extension InterfaceBuilderFile {
  /// The scene of a root.
  public func scene(
    of root: LayoutRoot, _ options: InterfaceBuilderOptions = InterfaceBuilderOptions()
  ) throws(Diagnostics) -> Checked<Scene> {
    var translation = SceneTranslation(root, of: self, options)
    let node = translation.node()
    var scene = try SceneReader.read(
      node, title: root.name, images: ImageFiles { _ in nil }, besides: translation.diagnostics)
    let elements = Dictionary(
      uniqueKeysWithValues: translation.views.compactMap { view in
        translation.names[view].map { ($0, view) }
      })
    for id in scene.value.viewIDs {
      guard let element = elements[scene.value[id].name] else { continue }
      scene.value[id].interfaceBuilderObject = InterfaceBuilderObject(
        id: element["id"] ?? "", frame: translation.frame(of: element),
        isExempt: ["misplaced", "ambiguous", "fixedFrame"].contains { element.flag($0) == true })
    }
    return scene
  }
}
