import AutoLayout
import Diagnostics

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

  var nodes: [YAMLNode] {
    // What stands before the variants is the same for all, and they do not see each other.
    let pairs = scene.variants.isEmpty ? [] : base.pairs
    return scene.variants.map { node(of: $0, beside: pairs).inBlockStyle }
  }

  private func node(of variant: Scene, beside pairs: [(String, YAMLNode)]) -> YAMLNode {
    let title = ("title", YAMLNode.string(variant.title))
    let changes = ("changes", variant.changes.node(at: .unknown))
    let writer = SceneWriter(variant, variantOf: scene)
    // Of these the changes of a variant do not tell.
    let pictured = writer.settings(differingFrom: base, ["subtitle", "output", "sweep"]) ?? []
    var candidates = [VariantPatch(told: variant.changes, pictured).pairs]
    if let computed = VariantPatch(from: base, to: writer)?.pairs {
      candidates += [computed, computed + [changes]]
    }
    for candidate in candidates {
      let node = YAMLNode.mapping([title] + candidate)
      let list = YAMLNode(.sequence([node]), at: .unknown)
      if reads(.mapping(pairs + [("variants", list)]), as: variant) { return node }
    }
    let whole = YAMLNode.mapping(Array(writer.pairs.dropFirst()))
    return .mapping([title, changes, ("scene", whole.inBlockStyle)])
  }

  private func reads(_ file: YAMLNode, as variant: Scene) -> Bool {
    let text = file.lines.joined(separator: "\n")
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
  fileprivate var images: [ImageContent] { views.compactMap(\.content.image) }
}
