import AutoLayout
import SceneReading

/// Writes what is said of views and scenes with the names of the views in it.
struct PropertyWriter {
  let names: ItemNames
  let root: SceneView

  /// A view and what stands in it; nothing if nothing is said of it.
  func written(_ branch: SceneTree.Branch, isRoot: Bool = false) -> Written {
    let view = branch.view
    var pairs: [(key: Written, value: Written)] = []
    func add(_ key: String, _ value: Written) {
      pairs.append((Written(.plain(key), at: value.place), value))
    }
    if let viewClass = type(of: view).viewClass {
      add("class", Written(.plain(viewClass.rawValue), at: view.place))
    }
    if isRoot, let name = view.name { add("name", Written(.literal(name), at: view.place)) }
    for (key, value) in self.pairs(view.properties) { add(key, value) }
    // The one of the two that stands first comes first.
    let isArrangedFirst = branch.subviews.first?.isArranged ?? true
    for isArranged in [isArrangedFirst, !isArrangedFirst] {
      let subviews = branch.subviews.filter { $0.isArranged == isArranged }.map {
        (name(of: $0.branch.view), written($0.branch))
      }
      if !subviews.isEmpty {
        add(Self.key(isArranged: isArranged), Written(.mapping(subviews), at: view.place))
      }
    }
    if !branch.guides.isEmpty {
      let guides = branch.guides.map { (name(of: $0), Written.nothing(at: $0.place)) }
      add("layoutGuides", Written(.mapping(guides), at: view.place))
    }
    return pairs.isEmpty ? .nothing(at: view.place) : Written(.mapping(pairs), at: view.place)
  }

  static func key(isArranged: Bool) -> String { isArranged ? "arrangedSubviews" : "subviews" }

  /// The name of a view or a guide as the key it stands under.
  private func name(of item: AnchorItem) -> Written {
    Written(item.name.map { .literal($0) } ?? .plain(word(.item(item))), at: item.place)
  }

  /// Values by their first keys, those at longer paths as mappings.
  func pairs(_ properties: [SceneView.Property]) -> [(String, Written)] {
    var pairs: [(String, Written)] = []
    for property in properties {
      let key = word(property.path[0])
      var value = written(property.value, at: property.place)
      if property.path.count > 1 {
        let part = (Written(.plain(word(property.path[1])), at: property.place), value)
        if let index = pairs.firstIndex(where: { $0.0 == key }),
          case .mapping(let parts) = pairs[index].1.content
        {
          pairs[index].1.content = .mapping(parts + [part])
          continue
        }
        value = Written(.mapping([part]), at: property.place)
      }
      pairs.append((key, value))
    }
    return pairs
  }

  func written(_ value: any SceneValue, at place: SourcePlace) -> Written {
    guard var sweep = value as? Sweep else { return value.written(at: place) }
    sweep.root = word(.item(root))
    return sweep.written(at: place)
  }

  func word(_ part: PathPart) -> String {
    switch part {
    case .key(let key): key
    case .item(let item): names[item] ?? item.name ?? item.classWord
    case .constraint(let constraint): constraint.identifier ?? ""
    }
  }
}
