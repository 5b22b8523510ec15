import AutoLayout

/// What the views and guides of a scene are called.
struct ItemNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String>
  /// Items whose name can't be one; the reader says so.
  private var misnamed: Set<ObjectIdentifier> = []

  /// Names what has a name, then the others by their class and a number.
  ///
  /// - Parameter items: the root first.
  init(_ items: [AnchorItem]) {
    taken = Set(items.compactMap(\.name))
    for (index, item) in items.enumerated() where names[ObjectIdentifier(item)] == nil {
      let name = item.name ?? (index == 0 ? SceneDecoder.rootName : free(item.classWord))
      taken.insert(name)
      names[ObjectIdentifier(item)] = name
      if !name.isViewName || name == "superview" { misnamed.insert(ObjectIdentifier(item)) }
    }
  }

  private func free(_ word: String) -> String {
    var number = 1
    while taken.contains("\(word)\(number)") { number += 1 }
    return "\(word)\(number)"
  }

  /// `nil` if it is no part of the scene.
  subscript(item: AnchorItem) -> String? { names[ObjectIdentifier(item)] }

  /// What a constraint can call it.
  func nameInConstraint(_ item: AnchorItem) -> String? {
    misnamed.contains(ObjectIdentifier(item)) ? nil : self[item]
  }
}

extension AnchorItem {
  /// `label` for a `UILabel`.
  var classWord: String {
    guard let view = self as? SceneView else { return "guide" }
    let word = (type(of: view).viewClass ?? .uiView).rawValue.dropFirst(2)
    return word.prefix(1).lowercased() + word.dropFirst()
  }
}
