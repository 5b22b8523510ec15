import AutoLayout
import SceneFormat

extension SceneTranslation {
  /// The user-defined runtime attributes that are properties a scene file has for the view's class.
  /// They are set when the file is loaded, after what it says otherwise.
  func setRuntimeAttributes(of element: XMLElement, into pairs: inout MappingBuilder) {
    let viewClass = element.viewClass(on: file.platform)
    let keys = SceneSchema.mapping(of: .view).keys
      .filter { $0.belongs(to: viewClass, isRoot: element === root.element) }
    for attribute in element.elements(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"],
        let key = keys.first(where: { $0.name.withoutIs == path.withoutIs })
      else { continue }
      switch (attribute["type"], key.value) {
      case ("boolean", .boolean):
        pairs.set(key.name, attribute.flag("value"))
      case ("string", let shape) where shape.takesText:
        pairs.set(key.name, attribute.string("value"))
      case ("number", .integer(let limit)):
        guard let number = attribute.child(key: "value")?.number("value"),
          (0...Double(limit)).contains(number)
        else { continue }
        pairs.set(key.name, Int(number))
      case ("number", let shape):
        guard let number = attribute.child(key: "value")?.number("value"), shape.allows(number)
        else { continue }
        pairs.set(key.name, number)
      default: continue
      }
    }
  }
}

extension String {
  /// Of a property both are keys: `hidden` and `isHidden`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
    return first.lowercased() + dropFirst(3)
  }
}

extension ValueShape {
  /// The shape itself, or the shapes it is a choice of.
  private var alternatives: [ValueShape] {
    if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }

  fileprivate var takesText: Bool {
    alternatives.contains { if case .text = $0 { true } else { false } }
  }

  /// Whether a number alone is a value.
  fileprivate func allows(_ number: Double) -> Bool {
    alternatives.contains { if case .number(let rule) = $0 { rule.allows(number) } else { false } }
  }
}
