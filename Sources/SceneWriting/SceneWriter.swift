import AutoLayout
import Geometry
import SceneReading

/// Writes a scene as the nodes of a scene file.
struct SceneWriter {
  let scene: Scene
  /// The scene this one is a variant of: frames were made for the sizes of its views.
  let base: Scene?
  /// By their superviews, in order.
  private let subviews: [ViewID: [ViewID]]

  init(_ scene: Scene, variantOf base: Scene? = nil) {
    self.scene = scene
    self.base = base
    subviews = Dictionary(grouping: scene.viewIDs.dropFirst()) { scene[$0].superview ?? .root }
  }

  /// The whole file.
  var node: YAMLNode {
    let variants = VariantWriter(scene).node
    return .mapping(entries + (variants.isEmpty ? [] : [.init("variants", .lines(variants))]))
  }

  /// The file without its variants.
  var entries: [YAMLNode.Entry] {
    var view = view(.root)
    if case .mapping(let keys) = view, !keys.isEmpty { view = .lines(view) }
    let constraints = constraints
    return [.init("title", .string(scene.title))] + SceneKey.values(of: scene)
      + [.init("view", view)]
      + (constraints.isEmpty ? [] : [.init("constraints", .lines(.list(constraints)))])
  }

  // MARK: Views

  /// A view and what stands in it.
  private func view(_ id: ViewID) -> YAMLNode {
    .mapping(identity(of: id) + values(of: id) + frame(of: id) + contents(of: id))
  }

  private func identity(of id: ViewID) -> [YAMLNode.Entry] {
    let view = scene[id]
    var entries: [YAMLNode.Entry] = []
    if id == .root, view.name != "view" { entries.append(.init("name", .string(view.name))) }
    if view.viewClass != .plainView(on: scene.platform) {
      entries.append(.init("class", .word(view.viewClass)))
    }
    return entries
  }

  /// What a view says of itself.
  func values(of id: ViewID) -> [YAMLNode.Entry] {
    ViewKey.values(of: scene[id], layoutDirection: scene.layoutDirection) + customSpacing(of: id)
  }

  private func customSpacing(of id: ViewID) -> [YAMLNode.Entry] {
    guard case .stack(let stack) = scene[id].content else { return [] }
    let spacings = stack.arrangedSubviews.compactMap { view in
      stack.customSpacing[view].map { YAMLNode.Entry(scene[view].name, .number($0)) }
    }
    return spacings.isEmpty ? [] : [.init("customSpacing", .mapping(spacings))]
  }

  /// Frame, mask, and the superview's size where it is not the one the reader takes.
  func frame(of id: ViewID) -> [YAMLNode.Entry] {
    guard let autoresizing = scene[id].autoresizing, let superview = scene[id].superview else {
      return []
    }
    let frame = autoresizing.frame
    let mask = AutoresizingMask.named.filter { autoresizing.mask.contains($0.option) }
    var entries = [
      YAMLNode.Entry(
        "frame", .list([frame.minX, frame.minY, frame.width, frame.height].map(YAMLNode.number)))
    ]
    if !mask.isEmpty {
      entries.append(.init("autoresizingMask", .list(mask.map { .scalar($0.name) })))
    }
    if sizeForFrames(in: superview) != autoresizing.superviewSize {
      entries.append(.init("superviewSize", .size(autoresizing.superviewSize)))
    }
    return entries
  }

  /// The size the reader takes frames in a view to be made for.
  private func sizeForFrames(in id: ViewID) -> Size? {
    let view = base?.views.first { $0.name == scene[id].name } ?? scene[id]
    if let frame = view.autoresizing?.frame { return frame.size }
    guard let width = view.requiredSize.horizontal, let height = view.requiredSize.vertical else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// The guides and the subviews of a view; those it arranges stand by themselves.
  private func contents(of id: ViewID) -> [YAMLNode.Entry] {
    let guides = scene.guides.filter { $0.owningView == id && $0.kind == .custom }
    let inside = subviews[id] ?? []
    var arranged: [ViewID] = []
    if case .stack(let stack) = scene[id].content { arranged = stack.arrangedSubviews }
    let others = inside.filter { !arranged.contains($0) }
    var groups = [("arrangedSubviews", arranged), ("subviews", others)]
    if let first = inside.first, !arranged.contains(first) { groups.reverse() }
    return
      (guides.isEmpty
      ? []
      : [.init("layoutGuides", .mapping(guides.map { .init($0.name, .mapping([])) }))])
      + groups.filter { !$0.1.isEmpty }.map { key, views in
        .init(key, .lines(.mapping(views.map { .init(scene[$0].name, view($0)) })))
      }
  }
}
