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

/// What a variant sets, adds and removes.
struct VariantPatch {
  private var set: [(String, YAMLNode)] = []
  private var add: [YAMLNode] = []
  private var remove: [String] = []

  var pairs: [(String, YAMLNode)] {
    (set.isEmpty ? [] : [("set", .mapping(set))])
      + (add.isEmpty ? [] : [("add", YAMLNode(.sequence(add), at: .unknown))])
      + (remove.isEmpty ? [] : [("remove", remove.node(at: .unknown))])
  }

  /// As it was told: `field.hugging: 251`, its value in YAML's flow style, `+ equation`, `− id`.
  ///
  /// - Parameter untold: what is set besides.
  init(told changes: [String], _ untold: [(String, YAMLNode)]) {
    for change in changes {
      if change.hasPrefix("+ ") {
        add.append(.string(String(change.dropFirst(2))))
      } else if change.hasPrefix("− ") {
        remove.append(String(change.dropFirst(2)))
      } else if let colon = change.firstRange(of: ": ") {
        set.append(
          (String(change[..<colon.lowerBound]), .plain(String(change[colon.upperBound...]))))
      }
    }
    set += untold
  }

  /// By comparing two scenes; `nil` if what differs cannot be set.
  init?(from old: SceneWriter, to new: SceneWriter) {
    guard let values = new.settings(differingFrom: old),
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
    for key in new.keys(of: id) {
      let value = after.first { $0.0 == key.name }?.1
      guard before.first(where: { $0.0 == key.name })?.1 != value else { continue }
      // Though it be the default.
      guard let value = value ?? key.node(of: new.declaration(of: id)) else { return false }
      set.append(("\(other.name).\(key.name)", value))
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
          set.append(("\(id).constraint", .plain(new.equation(next))))
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
