import AutoLayout

/// What a variant sets, adds and removes.
struct VariantChanges {
  private var set: [YAMLNode.Entry] = []
  private var add: [YAMLNode] = []
  private var remove: [String] = []

  var entries: [YAMLNode.Entry] {
    (set.isEmpty ? [] : [.init("set", .mapping(set))])
      + (add.isEmpty ? [] : [.init("add", .list(add))])
      + (remove.isEmpty ? [] : [.init("remove", .list(remove.map { .string($0) }))])
  }

  /// As it was told: `field.hugging: 251`, `+ equation`, `− id`.
  ///
  /// - Parameter untold: what is set besides.
  init(told changes: [String], _ untold: [YAMLNode.Entry]) {
    for change in changes {
      if change.hasPrefix("+ ") {
        add.append(.string(equation: String(change.dropFirst(2))))
      } else if change.hasPrefix("− ") {
        remove.append(String(change.dropFirst(2)))
      } else if let colon = change.firstRange(of: ": ") {
        set.append(
          .init(
            String(change[..<colon.lowerBound]), .flow(String(change[colon.upperBound...]))))
      }
    }
    set += untold
  }

  /// By comparing two scenes; `nil` if what differs cannot be set.
  init?(from old: SceneWriter, to new: SceneWriter) {
    guard let values = SceneKey.differences(from: old.scene, to: new.scene),
      old.scene.views.count == new.scene.views.count
    else { return nil }
    set = values
    for id in old.scene.viewIDs {
      guard compareViews(id, old, new) else { return nil }
    }
    guard compareConstraints(old, new) else { return nil }
  }

  private mutating func compareViews(
    _ id: ViewID, _ old: SceneWriter, _ new: SceneWriter
  ) -> Bool {
    let (one, other) = (old.scene[id], new.scene[id])
    guard one.name == other.name, one.viewClass == other.viewClass,
      one.superview == other.superview
    else { return false }
    let (before, after) = (old.values(of: id), new.values(of: id))
    let names = ViewKey.keys(of: other).map(\.name) + ["customSpacing"]
    for name in names {
      let value = after.first { $0.key == name }?.value
      guard before.first(where: { $0.key == name })?.value != value else { continue }
      guard let value = value ?? ViewKey.explicit(name, of: other) else { return false }
      set.append(.init("\(other.name).\(name)", value))
    }
    let (oldFrame, newFrame) = (old.frame(of: id), new.frame(of: id))
    guard oldFrame.map(\.key) == newFrame.map(\.key) else { return false }
    for (oldPart, newPart) in zip(oldFrame, newFrame) where oldPart != newPart {
      set.append(.init("\(other.name).\(newPart.key)", newPart.value))
    }
    return true
  }

  /// What is left out must have a name to be removed by; what is new stands behind all others.
  private mutating func compareConstraints(_ old: SceneWriter, _ new: SceneWriter) -> Bool {
    var rest = new.scene.constraints[...]
    for constraint in old.scene.constraints {
      if let next = rest.first, new.node(of: next) == old.node(of: constraint) {
        rest = rest.dropFirst()
      } else if let id = constraint.identifier {
        if let next = rest.first, next.identifier == id {
          set.append(.init("\(id).constraint", .scalar(new.equation(next))))
          rest = rest.dropFirst()
        } else {
          remove.append(id)
        }
      } else {
        return false
      }
    }
    add = rest.map(new.node)
    return true
  }
}

extension ViewKey {
  /// A key's value, written out though it be the default.
  fileprivate static func explicit(_ name: String, of view: View) -> YAMLNode? {
    if name == "customSpacing" { return .mapping([]) }
    return keys(of: view).first { $0.name == name }?.value(.init(view))
  }
}

extension YAMLNode {
  /// An equation needs no quotes; a visual format always does.
  fileprivate static func string(equation text: String) -> YAMLNode {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789_ .*+-/<>=@()".unicodeScalars.contains(scalar)
    }
    return .scalar(isPlain && text.first?.isLetter ?? false ? text : quoted(text))
  }

  /// A value as the changes of a variant tell it: in YAML's flow style, the quotes around a text
  /// left as they are and what is in them not escaped.
  fileprivate static func flow(_ text: String) -> YAMLNode {
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 else {
      return text.contains(where: \.isNewline) ? .string(text) : .scalar(text)
    }
    return .scalar(quoted(String(text.dropFirst().dropLast())))
  }
}
