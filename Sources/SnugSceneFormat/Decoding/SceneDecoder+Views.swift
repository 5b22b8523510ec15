import SnugDiagnostics
import SnugLayout

extension SceneDecoder {
  /// The default name of the root.
  static let rootName = "view"

  mutating func rootView(_ node: YAMLNode, at range: SourceRange) -> ViewDeclaration? {
    if !node.isNull, node.pairs == nil {
      return fail(
        .notAMapping(node, "a view", SceneSchema.keys(of: .plainView(on: platform), isRoot: true)))
    }
    return view(node, named: Spanned(Self.rootName, at: range))
  }

  /// The views of a mapping, with its keys as their names.
  mutating func subviews(_ node: YAMLNode, of key: String) -> [ViewDeclaration] {
    if node.isNull { return [] }
    guard
      let entries = entries(of: node, key, "a mapping of names to views", areUnique: false)
    else {
      unreadNames.formUnion(node.keys)
      return []
    }
    if depth >= SceneSchema.viewDepthLimit {
      if let first = entries.first { diagnostics.append(.nestedTooDeeply(at: first.name.range)) }
      return []
    }
    return entries.compactMap { name, value in
      if name.string == SceneSchema.mergeKey {
        return fail(.mergeKey(at: name.range))
      }
      return view(value, named: viewName(name))
    }
  }

  /// The names of layout guides. Layout guides have no keys.
  mutating func layoutGuides(_ node: YAMLNode, of key: String) -> [Spanned<String>] {
    if node.isNull { return [] }
    let entries = entries(of: node, key, "a mapping of names, such as { gap: }", areUnique: false)
    return (entries ?? []).compactMap { name, value in
      if !value.isNull, value.pairs?.isEmpty != true {
        diagnose(
          .wrongType, "a layout guide must be empty, not \(value.summary)", at: value.range,
          notes: ["constraints determine its frame; it has no content and no priorities"])
      }
      return viewName(name, of: "a layout guide")
    }
  }

  /// The name that a key gives to a view; `nil` if it is not a valid name.
  mutating func viewName(_ text: YAMLScalar, of what: String = "a view") -> Spanned<String>? {
    guard text.string.isViewName, text.string != AnchorReference.superviewName else {
      diagnoseInvalidName(
        text, of: what, "in a constraint it means the superview of the first item")
      unreadNames.insert(text.string)
      return nil
    }
    return Spanned(text.string, at: text.range)
  }

  /// Reports an invalid name.
  ///
  /// - Parameter meaning: the reserved meaning, if the form of the name is valid.
  mutating func diagnoseInvalidName(_ name: YAMLScalar, of what: String, _ meaning: String) {
    diagnose(
      .invalidName, "'\(name.string)' can't be the name of \(what)", at: name.range,
      notes: [
        name.string.isViewName
          ? meaning
          : "a name is a letter or an underscore, then letters, digits and underscores"
      ])
  }

  // MARK: One view

  private mutating func view(
    _ node: YAMLNode, named name: Spanned<String>?
  ) -> ViewDeclaration {
    if node.isNull { return ViewDeclaration(name: name, viewClass: .plainView(on: platform)) }
    depth += 1
    defer { depth -= 1 }
    let isRoot = depth == 1
    // The class determines the valid keys, so it is read first, wherever it is written.
    let isMerged = node[SceneSchema.mergeKey] != nil
    let viewClass =
      if let written = node[SceneSchema.classKey] {
        self.viewClass(written)
      } else if let misspelled = Self.misspelledClass(of: node) {
        misspelled.text.flatMap { ViewClass(rawValue: $0.string) }
      } else {
        isMerged ? nil : ViewClass.plainView(on: platform)
      }
    var view = ViewDeclaration(name: name, viewClass: viewClass ?? .plainView(on: platform))
    var known: [String] {
      viewClass.map { SceneSchema.keys(of: $0, isRoot: isRoot) } ?? SceneSchema.view.names
    }
    guard node.pairs != nil else {
      diagnostics.append(.notAMapping(node, "a view", known, named: name?.value))
      return view
    }
    let what = viewClass?.withArticle ?? "a view"
    let fields = fields(of: node, SceneSchema.view, what, known)
    for field in fields ?? [] {
      if viewClass.map({ field.key.shape.belongs(to: $0, isRoot: isRoot) }) ?? true {
        field.key.read(&self, field, &view)
        view.view.keyRanges[field.name] = field.value.range
      } else {
        diagnostics.append(.misplacedKey(field, in: view.viewClass, known: known))
        unreadNames.formUnion(field.value.keys)
      }
    }
    check(view, fields ?? [])
    return view
  }

  /// The value of an unknown key that was probably meant to be the class. The key is reported as
  /// unknown, and not also each key of that class.
  private static func misspelledClass(of node: YAMLNode) -> YAMLNode? {
    node.pairs?.first { key, _ in
      guard let key = key.text?.string, SceneSchema.view[key] == nil else { return false }
      return SpellingSuggestion.nearest(to: key, among: SceneSchema.view.names)
        == SceneSchema.classKey
    }?.value
  }

  /// `nil` if there is no such class, which is reported; the keys of all classes are then allowed.
  private mutating func viewClass(_ node: YAMLNode) -> ViewClass? {
    let known = ViewClass.allCases.filter { $0.platform == platform }.map(\.rawValue)
    guard let text = node.text, !node.isNull else {
      return fail(.wrongType(of: "class", "the name of a class", node))
    }
    guard let viewClass = ViewClass(rawValue: text.string) else {
      return fail(
        .unknownClass,
        "unknown class '\(text.string)'"
          + SpellingSuggestion.phrase(for: text.string, among: known),
        at: text.range, notes: ["classes are \(known.joined(separator: ", "))"])
    }
    if viewClass.platform != platform {
      let (name, other) = (platform.rawValue, viewClass.platform.rawValue)
      diagnose(
        .unknownClass,
        "\(viewClass.rawValue) is a class of \(other), and this is a scene of \(name)",
        at: text.range,
        notes: [
          "\(name) has the classes that begin with \(platform == .iOS ? "UI" : "NS"); "
            + "for the others say 'platform: \(other)'"
        ])
    }
    return viewClass
  }
}

extension String {
  /// Whether the name is an identifier of letters, digits and underscores, in any script, as in
  /// Swift.
  ///
  /// Source: Unicode Standard Annex #31, XID_Start and XID_Continue.
  var isViewName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart
    else { return false }
    return unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}

extension Diagnostic {
  fileprivate static func misplacedKey(
    _ field: SceneDecoder.Field<ViewDeclaration>, in viewClass: ViewClass, known: [String]
  ) -> Diagnostic {
    if field.key.shape.scope == .root {
      return Diagnostic(
        .error, .misplacedKey, "only the root view can have '\(field.name)'", at: field.range,
        notes: [
          field.name == "size"
            ? "give other views a size with constraints, such as 'a.width == 100'"
            : "the name of any other view is its key"
        ])
    }
    if field.key.shape.scope == .subviews, field.key.shape.classes?.contains(viewClass) ?? true {
      return Diagnostic(
        .error, .misplacedKey, "'\(field.name)' does not belong to the root view", at: field.range,
        notes: ["the root view has no superview to be placed in; give it a 'size'"])
    }
    // Classes of the other platform are not available in this scene.
    let owners = (field.key.shape.classes ?? []).filter { $0.platform == viewClass.platform }
    let isPlain = viewClass == .plainView(on: viewClass.platform)
    let other = viewClass.platform == .iOS ? Platform.macOS : .iOS
    return Diagnostic(
      .error, .misplacedKey,
      "'\(field.name)' does not belong to \(viewClass.withArticle)"
        + (SpellingSuggestion.meaning(of: field.name, among: known)
          .map { "; did you mean '\($0)'?" } ?? ""),
      at: field.range,
      notes: [
        owners.isEmpty
          ? "it is only for classes of \(other.rawValue)"
          : "it belongs to \(owners.map(\.rawValue).joined(separator: ", "))"
            + (isPlain ? ": write the view's 'class'" : "")
      ])
  }
}

extension ViewClass {
  /// The class name with its article: "a UILabel", "an NSButton".
  fileprivate var withArticle: String { "\(platform == .iOS ? "a" : "an") \(rawValue)" }
}
