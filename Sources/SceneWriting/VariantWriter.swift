import AutoLayout
import Diagnostics
import SceneReading

/// Writes the variants of a scene: what they change of its text.
///
/// There are several ways to say a variant. The first that reads back as the same variant is taken,
/// and whether it does is found by reading it.
struct VariantWriter {
  private let scene: Scene
  private let base: SceneWriter

  init(_ scene: Scene) {
    self.scene = scene
    base = SceneWriter(scene)
  }

  var node: YAMLNode {
    // What stands before the variants is the same for all, and they do not see each other.
    let entries = scene.variants.isEmpty ? [] : base.entries
    return .list(scene.variants.map { .lines(written($0, beside: entries)) })
  }

  private func written(_ variant: Scene, beside entries: [YAMLNode.Entry]) -> YAMLNode {
    let title = YAMLNode.Entry("title", .string(variant.title))
    let changes = YAMLNode.Entry("changes", .list(variant.changes.map(YAMLNode.string)))
    let pictured = pictured(variant)
    let computed = VariantChanges(from: base, to: SceneWriter(variant, variantOf: scene))
    var candidates = [VariantChanges(told: variant.changes, pictured).entries]
    if let computed { candidates += [computed.entries, computed.entries + [changes]] }
    for candidate in candidates {
      let node = YAMLNode.mapping([title] + candidate)
      if reads(entries + [.init("variants", .list([node]))], as: variant) { return node }
    }
    let whole = SceneWriter(variant, variantOf: scene).entries.dropFirst()
    return .mapping([title, changes, .init("scene", .lines(.mapping(Array(whole))))])
  }

  /// What a variant sets of its picture, of which its changes do not tell.
  private func pictured(_ variant: Scene) -> [YAMLNode.Entry] {
    SceneKey.differences(from: scene, to: variant, ["subtitle", "output", "sweep"]) ?? []
  }

  private func reads(_ file: [YAMLNode.Entry], as variant: Scene) -> Bool {
    let text = YAMLNode.mapping(file).lines.joined(separator: "\n")
    let images = (scene.images + variant.images)
    let read = try? SceneReader.read(
      SourceText(name: "", text),
      images: ImageFiles { path in images.first { $0.path == path }?.png })
    guard let read = read?.value.variants.first else { return false }
    return read.withoutSourceRanges == variant.withoutSourceRanges
  }
}

extension Scene {
  /// The images its views show.
  fileprivate var images: [ImageContent] {
    views.compactMap { view in
      switch view.content {
      case .image(let image): image
      case .button(let button): button.image
      case .macButton(let button): button.image
      default: nil
      }
    }
  }
}

extension SceneKey {
  /// The values to set for one scene to say what another says; `nil` if that cannot be set.
  static func differences(
    from old: Scene, to new: Scene, _ names: Set<String>? = nil
  ) -> [YAMLNode.Entry]? {
    var entries: [YAMLNode.Entry] = []
    for key in all where names?.contains(key.name) ?? true {
      let value = key.value(new)
      guard key.value(old) != value else { continue }
      guard let value = value ?? key.byDefault else { return nil }
      entries.append(.init(key.name, value))
    }
    return entries
  }
}
