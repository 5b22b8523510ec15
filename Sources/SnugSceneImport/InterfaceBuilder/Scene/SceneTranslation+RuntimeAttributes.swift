import SnugSceneFormat

extension SceneTranslation {
  /// Sets the user-defined runtime attributes that a scene file supports for the view's class.
  /// UIKit sets them after all other attributes of the file.
  func setRuntimeAttributes(of element: XMLElement, into pairs: inout MappingBuilder) {
    let viewClass = element.viewClass(on: file.platform)
    let keys = SceneSchema.mapping(of: .view).keys
      .filter { $0.belongs(to: viewClass, isRoot: element === root.element) }
    for attribute in element.elements(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"],
        let key = keys.first(where: { $0.name.withoutIs == path.withoutIs })
      else { continue }
      let number = attribute.child(key: "value")?.number("value")
      for shape in key.value.alternatives {
        switch (attribute["type"], shape) {
        case ("boolean", .boolean): pairs.set(key.name, attribute.flag("value"))
        case ("string", .text): pairs.set(key.name, attribute.string("value"))
        case ("number", .integer(let limit)):
          if let number, (0...Double(limit)).contains(number) { pairs.set(key.name, Int(number)) }
        case ("number", .number(let rule)):
          if let number, rule.allows(number) { pairs.set(key.name, number) }
        default: break
        }
      }
    }
  }
}

extension String {
  /// The name without `is`. Both `hidden` and `isHidden` are key paths for the same property.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
    return first.lowercased() + dropFirst(3)
  }
}
