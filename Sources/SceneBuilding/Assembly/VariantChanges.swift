import SceneReading

/// What a variant changes of a scene, found by running its block.
struct VariantChanges {
  private let variant: Variant
  private let recorder: ChangeRecorder
  /// What it adds.
  private(set) var tree: SceneTree
  /// Views it adds, by the view they are added to.
  private var branches: [ObjectIdentifier: SceneTree.Branch] = [:]
  private(set) var findings: [Finding] = []
  /// What it has in place of the scene.
  private var assembly: SceneAssembly?

  init(_ variant: Variant, of scene: SceneTree, root: SceneView) {
    self.variant = variant
    recorder = ChangeRecorder(at: variant.place)
    tree = SceneTree(besides: scene)
    switch variant.content {
    case .changes(let content): record(content, of: scene, root: root)
    case .scene(let otherRoot):
      let assembly = SceneAssembly(otherRoot, title: nil, at: variant.place)
      findings = assembly.findings + assembly.writtenVariants.map(Finding.variantInVariant)
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
      case .variant(let variant): findings.append(.variantInVariant(variant))
      }
    }
    for case .content(let content, _) in recorder.changes {
      switch content.kind {
      case .view(let view, _, let place):
        branches[ObjectIdentifier(view)] = tree.branch(view, at: place)
      case .guide(let guide, let place): _ = tree.enter(guide, at: place)
      case .constraint, .setting, .variant: break
      }
    }
    tree.addActivated(recorder.activated)
    findings += tree.findings + tree.variants.map(Finding.variantInVariant)
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

  func written(_ writer: PropertyWriter) -> Written {
    var pairs: [(String, Written)] = []
    if let title = variant.title { pairs.append(("title", title.written(at: variant.place))) }
    if let changes = variant.toldChanges {
      pairs.append(("changes", changes.written(at: variant.place)))
    }
    if let assembly { pairs.append(("scene", assembly.written())) }
    let set = recorder.changes.compactMap { change(for: $0, writer) }
    if !set.isEmpty { pairs.append(("set", Written(.mapping(set), at: variant.place))) }
    let added = constraints.compactMap { $0.written(writer.names.nameInConstraint) }
    if !added.isEmpty { pairs.append(("add", Written(.sequence(added), at: variant.place))) }
    let removed = recorder.removed.map {
      Written(.plain(writer.word(.constraint($0.constraint))), at: $0.place)
    }
    if !removed.isEmpty {
      pairs.append(("remove", Written(.sequence(removed), at: variant.place)))
    }
    return .mapping(pairs, at: variant.place)
  }

  private func change(
    for change: ChangeRecorder.Change, _ writer: PropertyWriter
  ) -> (key: Written, value: Written)? {
    func pair(_ path: [PathPart], _ value: Written) -> (key: Written, value: Written) {
      let text = path.map(writer.word).joined(separator: ".")
      return (Written(.plain(text), at: value.place), value)
    }
    switch change {
    case .value(let path, let value, let place):
      return pair(
        path, value.map { writer.written($0, at: place) } ?? .nothing(at: place))
    case .content(let content, let view):
      switch content.kind {
      case .view(let subview, let isArranged, _):
        guard let branch = branches[ObjectIdentifier(subview)] else { return nil }
        let key = PropertyWriter.key(isArranged: isArranged ?? false)
        return pair([.item(view), .key(key), .item(subview)], writer.written(branch))
      case .guide(let guide, _):
        return pair(
          [.item(view), .key("layoutGuides"), .item(guide)], .nothing(at: guide.place))
      case .constraint, .setting, .variant: return nil
      }
    }
  }
}
