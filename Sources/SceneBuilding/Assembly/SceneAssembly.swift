import AutoLayout
import Diagnostics
import SceneReading

/// Makes of the objects of a scene what its file would say, and has the reader read that: what a
/// scene means, and what is wrong with it, is said in one place.
struct SceneAssembly {
  private let place: SourcePlace
  private var tree = SceneTree()
  private var root: SceneTree.Branch
  private var settings: [SceneView.Property] = []
  private var variants: [VariantChanges] = []
  private var names: ItemNames
  private(set) var findings: [Finding] = []

  init(_ rootView: SceneView, title: String?, at place: SourcePlace) {
    self.place = place
    root = tree.branch(rootView, at: place) ?? SceneTree.Branch(view: rootView)
    tree.addActivated()
    if let title {
      settings.append(.init(path: [.key("title")], value: title, place: place))
    }
    variants = tree.variants.map { [tree] in
      VariantChanges($0, of: tree, root: rootView)
    }
    names = ItemNames(tree.items + variants.flatMap(\.tree.items))
    for setting in tree.settings { set(setting) }
    findings = tree.findings + variants.flatMap(\.findings)
    check(tree.constraints, in: tree)
    for variant in variants {
      check(variant.constraints, in: variant.tree)
      var names = Set(tree.items.compactMap(\.name))
      for item in variant.tree.items {
        guard let name = item.name, !names.insert(name).inserted else { continue }
        // It would take the place of the other.
        let isOfScene = tree.items.contains { $0.name == name }
        findings.append(isOfScene ? .nameInScene(item) : .nameInVariant(item))
      }
    }
    nameConstraints()
  }

  var writtenVariants: [Variant] { tree.variants }

  /// Looks for items that stand nowhere.
  private mutating func check(_ constraints: [LayoutConstraint], in tree: SceneTree) {
    for constraint in constraints {
      for item in constraint.items.map(\.namedItem) where !tree.contains(item) {
        findings.append(.notInScene(item, constraint))
      }
    }
  }

  private mutating func set(_ setting: Setting) {
    let path = setting.path.map(PathPart.key)
    settings.removeAll { $0.path == path }
    settings.append(.init(path: path, value: setting.value, place: setting.place))
  }

  /// Gives a name to each constraint that a variant changes and nobody has named.
  private func nameConstraints() {
    var taken = Set(tree.constraints.compactMap(\.identifier))
    for constraint in variants.flatMap(\.changedConstraints)
    where constraint.storedIdentifier == nil {
      var number = 1
      while taken.contains("constraint\(number)") { number += 1 }
      taken.insert("constraint\(number)")
      constraint.storedIdentifier = ("constraint\(number)", constraint.place)
    }
  }

  /// The scene, or everything that is wrong with it.
  func scene() throws(Diagnostics) -> Checked<Scene> {
    let written = written()
    let sources = SwiftSources(written.places + findings.map(\.place))
    return try SceneReader.read(
      written.node(sources),
      title: place.fileName.split(separator: ".").first.map(String.init) ?? "",
      images: .beside(place.file), besides: findings.map { $0.diagnostic(sources) })
  }

  // MARK: As a scene file says it

  func written() -> Written {
    let writer = PropertyWriter(names: names, root: root.view)
    var pairs = writer.pairs(settings)
    pairs.append(("view", writer.written(root, isRoot: true)))
    pairs.append(
      (
        "constraints",
        Written(
          .sequence(tree.constraints.compactMap { $0.written(names.nameInConstraint) }), at: place)
      ))
    if !variants.isEmpty {
      pairs.append(
        ("variants", Written(.sequence(variants.map { $0.written(writer) }), at: place)))
    }
    return .mapping(pairs, at: place)
  }
}
