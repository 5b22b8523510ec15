import AutoLayout
import Diagnostics

extension SceneWriter {
  /// The variants of the scene: what they change of its text.
  ///
  /// There are several ways to say a variant. The first that reads back as the same variant is taken,
  /// and whether it does is found by reading it.
  var variants: [YAMLNode] {
    // What stands before the variants is the same for all, and they do not see each other.
    let pairs = scene.variants.isEmpty ? [] : pairs
    return scene.variants.map { node(of: $0, beside: pairs).inBlockStyle }
  }

  private func node(of variant: Scene, beside pairs: [(String, YAMLNode)]) -> YAMLNode {
    let title = ("title", YAMLNode.string(variant.title))
    let changes = ("changes", variant.changes.node(at: .unknown))
    let writer = SceneWriter(variant, variantOf: scene)
    // Of these the changes of a variant do not tell.
    let pictured = writer.settings(differingFrom: self, ["subtitle", "output", "sweep"]) ?? []
    var candidates = [VariantPatch(told: variant.changes, pictured).pairs]
    if let computed = VariantPatch(from: self, to: writer)?.pairs {
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
    let images = (scene.views + variant.views).compactMap(\.content.image)
    let read = try? SceneReader.read(
      SourceText(name: "", text),
      images: ImageFiles { path in images.first { $0.path == path }?.png })
    guard let read = read?.value.variants.first else { return false }
    return read.withoutSourceRanges == variant.withoutSourceRanges
  }
}
