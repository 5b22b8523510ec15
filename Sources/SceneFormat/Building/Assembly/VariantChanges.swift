import Diagnostics

/// What a variant changes of a scene, found by running its block.
struct VariantChanges {
  private let variant: Variant
  private let recorder: ChangeRecorder
  /// What it adds.
  private(set) var tree: SceneTree
  /// Views it adds, by the view they are added to.
  private var branches: [ObjectIdentifier: SceneTree.Branch] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What it has in place of the scene.
  private var assembly: SceneAssembly?

  init(_ variant: Variant, of scene: SceneTree, root: SceneView) {
    self.variant = variant
    recorder = ChangeRecorder(at: variant.range)
    tree = SceneTree(besides: scene)
    switch variant.content {
    case .changes(let content): record(content, of: scene, root: root)
    case .scene(let otherRoot):
      let assembly = SceneAssembly(otherRoot, title: nil, at: variant.range)
      diagnostics = assembly.diagnostics + assembly.writtenVariants.map(Diagnostic.variantInVariant)
      self.assembly = assembly
    }
  }

  private mutating func record(
    _ content: () -> [SceneContent], of scene: SceneTree, root: SceneView
  ) {
    for item in scene.items { item.recorder = recorder }
    for constraint in scene.constraints { constraint.recorder = recorder }
    run(content, root)
    for item in scene.items { item.recorder = nil }
    for constraint in scene.constraints { constraint.recorder = nil }
    recorder.takeBack()
  }

  private mutating func run(_ content: () -> [SceneContent], _ root: SceneView) {
    for content in content() {
      switch content.kind {
      case .view, .guide: root.add(content)
      case .constraint(let constraint):
        if constraint.recorder == nil {
          tree.add(constraint)
        } else if constraint.storedIsActive == false {
          // One of the scene that does not hold in it.
          constraint.isActive = true
        }
      case .setting(let setting): recorder.set(setting)
      case .variant(let variant): diagnostics.append(.variantInVariant(variant))
      }
    }
    for case .content(let content, _) in recorder.changes {
      switch content.kind {
      case .view(let view, _, let range):
        branches[ObjectIdentifier(view)] = tree.branch(view, at: range)
      case .guide(let guide, let range): _ = tree.enter(guide, at: range)
      case .constraint, .setting, .variant: break
      }
    }
    tree.addActivated(recorder.activated)
    diagnostics += tree.diagnostics + tree.variants.map(Diagnostic.variantInVariant)
    for setting in tree.settings { recorder.set(setting) }
  }

  /// The constraints it adds.
  var constraints: [LayoutConstraint] { tree.constraints }

  /// The constraints of the scene it speaks of.
  var changedConstraints: [LayoutConstraint] {
    recorder.changes.compactMap {
      if case .value(let path, _, _) = $0, case .constraint(let constraint) = path[0] {
        constraint
      } else {
        nil
      }
    } + recorder.removed.map(\.constraint)
  }

  // MARK: As a scene file says it

  func node(_ writer: PropertyWriter) -> YAMLNode {
    var pairs: [(String, YAMLNode)] = []
    if let title = variant.title { pairs.append(("title", title.node(at: variant.range))) }
    if let changes = variant.toldChanges {
      pairs.append(("changes", changes.node(at: variant.range)))
    }
    if let assembly { pairs.append(("scene", assembly.node)) }
    // Of two views of one name, which has been noted, the first.
    var paths: Set<String> = []
    let set = recorder.changes.compactMap { change(for: $0, writer) }
      .filter { paths.insert($0.key.scalar).inserted }
    if !set.isEmpty { pairs.append(("set", YAMLNode(.mapping(set), at: variant.range))) }
    let added = constraints.compactMap { $0.node(writer.names.nameInConstraint) }
    if !added.isEmpty { pairs.append(("add", YAMLNode(.sequence(added), at: variant.range))) }
    let removed = recorder.removed.map {
      YAMLNode.plain(writer.word(.constraint($0.constraint)), at: $0.range)
    }
    if !removed.isEmpty {
      pairs.append(("remove", YAMLNode(.sequence(removed), at: variant.range)))
    }
    return .mapping(pairs, at: variant.range)
  }

  private func change(
    for change: ChangeRecorder.Change, _ writer: PropertyWriter
  ) -> (key: YAMLNode, value: YAMLNode)? {
    func pair(_ path: [PathPart], _ value: YAMLNode) -> (key: YAMLNode, value: YAMLNode) {
      let text = path.map(writer.word).joined(separator: ".")
      return (.plain(text, at: value.range), value)
    }
    switch change {
    case .value(let path, let value, let range):
      return pair(
        path, value.map { writer.node(of: $0, at: range) } ?? .plain("", at: range))
    case .content(let content, let view):
      switch content.kind {
      case .view(let subview, let isArranged, _):
        guard let branch = branches[ObjectIdentifier(subview)] else { return nil }
        let key = PropertyWriter.key(isArranged: isArranged ?? false)
        return pair([.item(view), .key(key), .item(subview)], writer.node(of: branch))
      case .guide(let guide, _):
        return pair(
          [.item(view), .key("layoutGuides"), .item(guide)], .plain("", at: guide.range))
      case .constraint, .setting, .variant: return nil
      }
    }
  }
}
