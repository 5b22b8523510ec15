import SnugDiagnostics
package import SnugLayout

/// A key of a view or of a scene whose value differs between two scenes, or a part of such a value.
package struct KeyChange: Sendable {
  package let key: String
  /// The name of the key, or of its part: “font size”, “spacing after badge”.
  package let name: String
  package let kind: Kind
  /// The values as a scene file has them, with strings as they are; `nil` for none.
  package let before: String?
  package let after: String?

  /// The kind of the values: a text in quotes, a number that can rise, several values, or a word.
  package enum Kind: Sendable { case text, number, parts, word }

  fileprivate init(
    _ key: String, _ name: String, _ kind: Kind, _ before: String? = nil, _ after: String? = nil
  ) {
    (self.key, self.name, self.kind, self.before, self.after) = (key, name, kind, before, after)
  }
}

package struct KeyComparison: Sendable {
  private let old: SceneWriter
  private let new: SceneWriter
  /// Writes the new scene without the sizes in the old one that frames were made for.
  private let alone: SceneWriter

  package init(from old: Scene, to new: Scene) {
    self.old = SceneWriter(old)
    self.new = SceneWriter(new, variantOf: old)
    alone = SceneWriter(new)
  }

  /// The changes of the scene as a whole that affect its layout.
  package var ofScene: [KeyChange] {
    let pictures: Set = [
      "title", "subtitle", "expect", "lint", "output", "sweep", "designTime",
    ]
    return SceneSchema.scene.changes(from: old.document, to: new.document) {
      !pictures.contains($0.name)
    }
  }

  /// The changes of a view, without those of its name and the subviews that it does not arrange.
  package func ofView(_ pair: (old: ViewID, new: ViewID)) -> [KeyChange] {
    let was = old.declaration(of: pair.old, isInFull: true)
    var isNow = new.declaration(of: pair.new, isInFull: true)
    if alone.declaration(of: pair.new).superviewSize == nil { isNow.superviewSize = nil }
    let classes = [was.viewClass, isNow.viewClass]
    let names = classes.map(\.rawValue)
    let isRoot = new.scene[pair.new].superview == nil
    var changes = SceneSchema.view.changes(from: was, to: isNow) { key in
      classes.allSatisfy { key.belongs(to: $0, isRoot: isRoot) }
    }
    if classes[0] != classes[1] {
      changes.insert(KeyChange("class", "class", .word, names[0], names[1]), at: 0)
    }
    if old.arrangedNames(of: pair.old) != new.arrangedNames(of: pair.new) {
      changes.append(KeyChange("arrangedSubviews", "arranged views", .word))
    }
    return changes
  }
}

extension SceneWriter {
  fileprivate func arrangedNames(of id: ViewID) -> [String] {
    scene[id].content.stack?.arrangedSubviews.map { scene[$0].name } ?? []
  }
}

extension MappingSchema {
  fileprivate func changes(
    from old: Subject, to new: Subject, where isIncluded: (KeyShape) -> Bool
  ) -> [KeyChange] {
    keys.filter { isIncluded($0.shape) }.flatMap { key in
      key.shape.changes(from: key.write(old, .unknown), to: key.write(new, .unknown))
    }
  }
}

extension KeyShape {
  /// The change of the value, or the changes of its parts.
  fileprivate func changes(from old: YAMLNode?, to new: YAMLNode?) -> [KeyChange] {
    guard old?.flow != new?.flow else { return [] }
    var parts: [String] = []
    for (part, _) in (old?.pairs ?? []) + (new?.pairs ?? []) where !parts.contains(part.scalar) {
      parts.append(part.scalar)
    }
    guard !parts.isEmpty else { return change(old, new, name, value.kind) }
    return parts.flatMap { part in
      let name = name == "customSpacing" ? "spacing after \(part)" : "\(name) \(part)"
      return change(old?[part], new?[part], name, value.value(of: part)?.kind ?? .word)
    }
  }

  private func change(
    _ old: YAMLNode?, _ new: YAMLNode?, _ name: String, _ kind: KeyChange.Kind
  ) -> [KeyChange] {
    guard old?.flow != new?.flow else { return [] }
    return old?.words == new?.words
      ? [KeyChange(self.name, "fonts inside the text", .word)]
      : [KeyChange(self.name, name, kind, old?.words, new?.words)]
  }
}

extension YAMLNode {
  /// The value on one line, or the string of a text without quotes and fonts.
  fileprivate var words: String? {
    if let text { return text.string }
    guard let elements, elements.contains(where: { $0["font"] != nil }) else { return flow }
    return elements.map { ($0["text"] ?? $0).text?.string ?? "" }.joined()
  }
}

extension ValueShape {
  fileprivate var kind: KeyChange.Kind {
    switch self {
    case .text: return .text
    case .number: return .number
    case .list, .tuple, .mapping, .names: return .parts
    case .either(let alternatives):
      let kinds = alternatives.map(\.kind)
      return [.text, .parts, .number].first(where: kinds.contains) ?? .word
    default: return .word
    }
  }
}
