import AutoLayout
import Diagnostics

/// Makes nodes of what is said of views and scenes with the names of the views in it.
struct PropertyWriter {
  let names: ItemNames
  let root: SceneView

  /// A view and what stands in it; nothing if nothing is said of it.
  func node(of branch: SceneTree.Branch, isRoot: Bool = false) -> YAMLNode {
    let view = branch.view
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    func add(_ key: String, _ value: YAMLNode) {
      pairs.append((.plain(key, at: value.range), value))
    }
    if let viewClass = type(of: view).viewClass {
      add("class", .plain(viewClass.rawValue, at: view.range))
    }
    if isRoot, let name = view.name { add("name", .literal(name, at: view.range)) }
    for (key, value) in self.pairs(view.properties) { add(key, value) }
    // The one of the two that stands first comes first.
    let isArrangedFirst = branch.subviews.first?.isArranged ?? true
    for isArranged in [isArrangedFirst, !isArrangedFirst] {
      let subviews = branch.subviews.filter { $0.isArranged == isArranged }.map {
        (name(of: $0.branch.view), node(of: $0.branch))
      }
      if !subviews.isEmpty {
        add(Self.key(isArranged: isArranged), YAMLNode(.mapping(subviews), at: view.range))
      }
    }
    if !branch.guides.isEmpty {
      let guides = branch.guides.map { (name(of: $0), YAMLNode.plain("", at: $0.range)) }
      add("layoutGuides", YAMLNode(.mapping(guides), at: view.range))
    }
    return pairs.isEmpty ? .plain("", at: view.range) : YAMLNode(.mapping(pairs), at: view.range)
  }

  static func key(isArranged: Bool) -> String { isArranged ? "arrangedSubviews" : "subviews" }

  /// The name of a view or a guide as the key it stands under.
  private func name(of item: AnchorItem) -> YAMLNode {
    item.name.map { .literal($0, at: item.range) }
      ?? .plain(word(.item(item)), at: item.range)
  }

  /// Values by their first keys, those at longer paths as mappings.
  func pairs(_ properties: [SceneView.Property]) -> [(String, YAMLNode)] {
    var pairs: [(String, YAMLNode)] = []
    for property in properties {
      let key = word(property.path[0])
      var value = node(of: property.value, at: property.range)
      if property.path.count > 1 {
        let part = (YAMLNode.plain(word(property.path[1]), at: property.range), value)
        if let index = pairs.firstIndex(where: { $0.0 == key }),
          case .mapping(let parts) = pairs[index].1.content
        {
          pairs[index].1.content = .mapping(parts + [part])
          continue
        }
        value = YAMLNode(.mapping([part]), at: property.range)
      }
      pairs.append((key, value))
    }
    return pairs
  }

  func node(of value: any SceneValue, at range: SourceRange) -> YAMLNode {
    guard var sweep = value as? Sweep else { return value.node(at: range) }
    sweep.root = word(.item(root))
    return sweep.node(at: range)
  }

  func word(_ part: PathPart) -> String {
    switch part {
    case .key(let key): key
    case .item(let item): names[item] ?? item.name ?? item.classWord
    case .constraint(let constraint): constraint.identifier ?? ""
    }
  }
}
