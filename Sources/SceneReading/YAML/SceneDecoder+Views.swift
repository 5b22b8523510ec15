import AutoLayout
import Diagnostics
import Geometry
import Typesetting

extension SceneDecoder {
  /// What the root is called unless it says otherwise.
  static let rootName = "view"

  mutating func rootView(_ node: SpannedNode, at range: SourceRange) -> ViewDeclaration? {
    if !node.isNull, node.pairs == nil {
      diagnostics.append(
        .notAMapping(node, "a view", ViewKey.keys(of: .uiView, isRoot: true).map(\.rawValue)))
      return nil
    }
    return view(node, named: Spanned(Self.rootName, at: range), depth: 1)
  }

  private mutating func subviews(_ node: SpannedNode, depth: Int) -> [ViewDeclaration] {
    if node.isNull { return [] }
    guard let pairs = node.pairs else {
      diagnostics.append(.wrongType(of: "subviews", "a mapping of names to views", node))
      return []
    }
    if depth > SceneSchema.viewDepthLimit {
      if let first = pairs.first { diagnostics.append(.nestedTooDeeply(at: first.key.range)) }
      return []
    }
    return pairs.compactMap { key, value in
      if let text = key.text, text.string == SceneSchema.mergeKey {
        diagnostics.append(.mergeKey(at: text.range))
        return nil
      }
      return view(value, named: viewName(key), depth: depth)
    }
  }

  /// The name a key gives a view; `nil` if nothing can refer to it.
  private mutating func viewName(_ key: SpannedNode) -> Spanned<String>? {
    guard let text = key.text else {
      diagnostics.append(.notAKey(key))
      return nil
    }
    return viewName(text)
  }

  private mutating func viewName(_ text: SpannedText) -> Spanned<String>? {
    if text.string == AnchorReference.superviewName {
      diagnostics.append(.reservedName(text))
      return nil
    }
    guard text.string.isViewName else {
      diagnostics.append(.invalidName(text))
      return nil
    }
    return Spanned(text.string, at: text.range)
  }

  // MARK: One view

  private mutating func view(
    _ node: SpannedNode, named name: Spanned<String>?, depth: Int
  ) -> ViewDeclaration {
    var view = ViewDeclaration(name: name)
    if node.isNull { return view }
    let isRoot = depth == 1
    // The class decides which keys there are, so it is looked at first wherever it stands.
    let written = node.pairs?.first { $0.key.text?.string == ViewKey.viewClass.rawValue }?.value
    let isMerged = node.pairs?.contains { $0.key.text?.string == SceneSchema.mergeKey } ?? false
    let viewClass = written.map { self.viewClass($0) } ?? (isMerged ? nil : .uiView)
    view.viewClass = viewClass ?? .uiView
    let known = viewClass.map { ViewKey.keys(of: $0, isRoot: isRoot) } ?? ViewKey.allCases
    let what = node.pairs == nil ? "a view" : viewClass.map { "a \($0.rawValue)" } ?? "a view"
    for field in fields(of: node, ViewKey.self, what, known.map(\.rawValue)) ?? [] {
      if known.contains(field.key) {
        set(field, of: &view, depth: depth)
      } else {
        diagnostics.append(.misplacedKey(field, in: view.viewClass, known: known))
      }
    }
    return view
  }

  /// `nil` if there is no such class, which is noted; any key of any class is then let pass.
  private mutating func viewClass(_ node: SpannedNode) -> ViewClass? {
    let known = ViewClass.allCases.map(\.rawValue)
    guard let text = node.text, !node.isNull else {
      diagnostics.append(.wrongType(of: "class", "the name of a class", node))
      return nil
    }
    guard let viewClass = ViewClass(rawValue: text.string) else {
      diagnostics.append(.unknownClass(text, known: known))
      return nil
    }
    return viewClass
  }

  private mutating func set(
    _ field: Field<ViewKey>, of view: inout ViewDeclaration, depth: Int
  ) {
    let (name, value) = (field.name, field.value)
    switch field.key {
    case .viewClass: break
    case .name:
      if let text = value.text {
        view.name = viewName(text)
      } else {
        diagnostics.append(.wrongType(of: name, "a name", value))
      }
    case .size: view.size = rootSize(value, of: name)
    case .createdIn: view.creation = choice(value, of: name)
    case .text: view.text = text(value, of: name)
    case .title: view.title = text(value, of: name)
    case .placeholder: view.placeholder = text(value, of: name)
    case .image: view.image = image(value, of: name)
    case .isOn: view.isOn = boolean(value, of: name)
    case .borderStyle: view.borderStyle = choice(value, of: name)
    case .font: view.font = font(value, of: name)
    case .textAlignment: view.textAlignment = choice(value, of: name)
    case .numberOfLines: view.numberOfLines = integer(value, of: name, upTo: 10_000)
    case .lineBreakMode: view.lineBreakMode = choice(value, of: name)
    case .preferredMaxLayoutWidth:
      // As in UIKit, 0 is automatic.
      let width = number(value, of: name, .length)
      view.preferredMaxLayoutWidth = width == 0 ? nil : width
    case .contentInsets: view.contentInsets = insets(value, of: name)
    case .layoutMargins: view.layoutMargins = insets(value, of: name)
    case .hugging: view.contentHuggingPriority = priorities(value, of: name)
    case .compressionResistance:
      view.contentCompressionResistancePriority = priorities(value, of: name)
    case .intrinsicContentSize:
      view.intrinsicContentSize = size(value, of: name, orWord: "none")
    case .subviews: view.subviews = subviews(value, depth: depth + 1)
    }
  }

  // MARK: Values only views have

  private mutating func rootSize(
    _ node: SpannedNode, of key: String
  ) -> Spanned<PerAxis<Double?>>? {
    if node.text?.string == "fit" { return nil }
    return size(node, of: key, orWord: "fit").map { Spanned($0, at: node.range) }
  }

  private mutating func image(_ node: SpannedNode, of key: String) -> Size? {
    if node.text != nil, !node.isNull, node.number == nil {
      diagnostics.append(.imageFile(node))
      return nil
    }
    let count = diagnostics.count
    guard let size = size(node, of: key) else { return nil }
    guard let width = size.horizontal, let height = size.vertical else {
      if diagnostics.count == count { diagnostics.append(.halfAnImage(node)) }
      return nil
    }
    return Size(width: width, height: height)
  }

  private mutating func font(_ node: SpannedNode, of key: String) -> FontDeclaration {
    let rule = NumberRule.positive(
      upTo: SceneSchema.fontSizeLimit, unit: "a number of points ")
    guard node.pairs != nil else {
      return FontDeclaration(
        size: number(node, of: key, rule, "a number of points or { size, weight }"))
    }
    var font = FontDeclaration()
    for field in fields(of: node, FontKey.self, "a font", FontKey.names) ?? [] {
      switch field.key {
      case .size: font.size = number(field.value, of: field.name, rule)
      case .weight: font.weight = choice(field.value, of: field.name)
      }
    }
    return font
  }
}

extension String {
  /// Whether it is a name the Visual Format Language knows: what C calls an identifier.
  var isViewName: Bool {
    guard let first = utf8.first, first.isNameStart else { return false }
    return utf8.allSatisfy { $0.isNameStart || $0.isDigit }
  }
}

extension Diagnostic {
  fileprivate static func invalidName(_ text: SpannedText) -> Diagnostic {
    Diagnostic(
      .error, .invalidName, "'\(text.string)' can't be the name of a view", at: text.range,
      notes: ["a name is a letter from a to z or an underscore, then letters, digits, underscores"]
    )
  }

  fileprivate static func reservedName(_ text: SpannedText) -> Diagnostic {
    Diagnostic(
      .error, .invalidName, "'\(text.string)' can't be the name of a view", at: text.range,
      notes: ["in a constraint it means the superview of the first item"])
  }

  fileprivate static func unknownClass(_ text: SpannedText, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, .unknownClass,
      "unknown class '\(text.string)'"
        + SpellingSuggestion.phrase(for: text.string, among: known),
      at: text.range, notes: ["classes are \(known.joined(separator: ", "))"])
  }

  fileprivate static func misplacedKey(
    _ field: SceneDecoder.Field<ViewKey>, in viewClass: ViewClass, known: [ViewKey]
  ) -> Diagnostic {
    if field.key.isOfRootAlone {
      return Diagnostic(
        .error, .misplacedKey, "'\(field.name)' belongs to the root view alone", at: field.range,
        notes: [
          field.key == .size
            ? "give another view its size by constraints, such as 'a.width == 100'"
            : "the name of another view is the key it stands under"
        ])
    }
    let owners = (field.key.classes ?? []).map(\.rawValue)
    return Diagnostic(
      .error, .misplacedKey, "'\(field.name)' does not belong to a \(viewClass.rawValue)",
      at: field.range,
      notes: [
        "it belongs to \(owners.joined(separator: ", "))",
        "the keys of a \(viewClass.rawValue) are "
          + known.map(\.rawValue).joined(separator: ", "),
      ])
  }

  fileprivate static func halfAnImage(_ node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, "'image' must have both a width and a height", at: node.range)
  }

  fileprivate static func imageFile(_ node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, "'image' must be [width, height], not \(node.summary)", at: node.range,
      notes: ["image files are not read in this version; give the image's size in points"])
  }
}
