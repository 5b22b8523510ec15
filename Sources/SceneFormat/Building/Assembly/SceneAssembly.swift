import AutoLayout
import Diagnostics

/// Makes of the objects of a scene what its file would say, and has the reader read that: what a
/// scene means, and what is wrong with it, is said in one place.
struct SceneAssembly {
  private let range: SourceRange
  private var tree = SceneTree()
  private var root: SceneTree.Branch
  private var settings: [SceneView.Property] = []
  private var variants: [VariantChanges] = []
  private var names: ItemNames
  private(set) var diagnostics: [Diagnostic] = []

  init(_ rootView: SceneView, title: String?, at range: SourceRange) {
    self.range = range
    root = tree.branch(rootView, at: range) ?? SceneTree.Branch(view: rootView)
    tree.addActivated()
    if let title {
      settings.append(.init(path: [.key("title")], value: title, range: range))
    }
    variants = tree.variants.map { [tree] in
      VariantChanges($0, of: tree, root: rootView)
    }
    names = ItemNames(tree.items + variants.flatMap(\.tree.items))
    for setting in tree.settings { set(setting) }
    diagnostics = tree.diagnostics + variants.flatMap(\.diagnostics)
    check(tree.constraints, in: tree)
    for variant in variants {
      check(variant.constraints, in: variant.tree)
      var names = Set(tree.items.compactMap(\.name))
      for item in variant.tree.items {
        guard let name = item.name, !names.insert(name).inserted else { continue }
        // It would take the place of the other.
        let isOfScene = tree.items.contains { $0.name == name }
        diagnostics.append(isOfScene ? .nameInScene(item) : .nameInVariant(item))
      }
    }
    nameConstraints()
  }

  var writtenVariants: [Variant] { tree.variants }

  /// Looks for items that stand nowhere.
  private mutating func check(_ constraints: [LayoutConstraint], in tree: SceneTree) {
    for constraint in constraints {
      for item in constraint.items.map(\.namedItem) where !tree.contains(item) {
        diagnostics.append(.notInScene(item, constraint))
      }
    }
  }

  private mutating func set(_ setting: Setting) {
    let path = setting.path.map(PathPart.key)
    settings.removeAll { $0.path == path }
    settings.append(.init(path: path, value: setting.value, range: setting.range))
  }

  /// Gives a name to each constraint that a variant changes and nobody has named.
  private func nameConstraints() {
    var taken = Set(tree.constraints.compactMap(\.identifier))
    for constraint in variants.flatMap(\.changedConstraints)
    where constraint.storedIdentifier == nil {
      var number = 1
      while taken.contains("constraint\(number)") { number += 1 }
      taken.insert("constraint\(number)")
      constraint.storedIdentifier = ("constraint\(number)", constraint.range)
    }
  }

  /// The scene, or everything that is wrong with it.
  func scene(images: ImageFiles) throws(Diagnostics) -> Checked<Scene> {
    try SceneReader.read(
      node, title: range.source.defaultTitle, images: images, besides: diagnostics)
  }

  // MARK: As a scene file says it

  var node: YAMLNode {
    let writer = PropertyWriter(names: names, root: root.view)
    var pairs = writer.pairs(settings)
    pairs.append(("view", writer.node(of: root, isRoot: true)))
    pairs.append(
      (
        "constraints",
        YAMLNode(
          .sequence(tree.constraints.compactMap { $0.node(names.nameInConstraint) }), at: range)
      ))
    if !variants.isEmpty {
      pairs.append(
        ("variants", YAMLNode(.sequence(variants.map { $0.node(writer) }), at: range)))
    }
    return .mapping(pairs, at: range)
  }
}
