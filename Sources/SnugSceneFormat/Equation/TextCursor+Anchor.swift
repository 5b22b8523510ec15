import SnugDiagnostics
import SnugLayout

extension TextCursor {
  /// `item.attribute`, or `item.guide.attribute` for a predefined layout guide. An anchor's name
  /// can be used for its attribute, and `self.` before the item is ignored, as in Swift.
  mutating func anchor() throws(Diagnostic) -> AnchorReference {
    guard let item = word() else {
      throw syntaxError("expected an item, found \(nextDescription)", notes: [.equationForm])
    }
    if isNext(":") {
      throw syntaxError(
        "expected '.' and an attribute after '\(item.value)', found ':'",
        notes: ["a visual format begins with 'H:' or 'V:'"])
    }
    try refuseCall(of: item)
    guard take(".") else {
      let name = item.value
      let isAttribute =
        Constraint.Attribute(named: name) != nil || CompoundAttribute(rawValue: name) != nil
      throw syntaxError(
        isAttribute
          ? "'\(name)' needs an item, such as 'view.\(name)'"
          : "'\(name)' needs an attribute, such as '\(name).width'", at: item.range,
        notes: [.equationForm])
    }
    var parts = [item, try part()]
    while isNext("."), !isNext(".constraint("), take(".") { parts.append(try part()) }
    let last = parts[parts.count - 1]
    try refuseCall(of: last)
    if parts[0].value == "self", parts.count > 2, Self.guide(named: parts[1].value) == nil {
      parts.removeFirst()
    }
    if parts.count > 3 {
      throw syntaxError(
        "nothing can follow an attribute", at: parts[3].range,
        notes: ["an item is 'view' or 'view.guide'"])
    }
    var reference = AnchorReference(
      item: parts[0],
      range: SourceRange(
        text.range.source,
        parts[0].range.offsets.lowerBound..<last.range.offsets.upperBound))
    if parts.count == 3 {
      reference.guide = guide(parts[1])
    } else if let known = Self.guide(named: last.value) {
      throw syntaxError(
        "'\(known.rawValue)' needs an attribute, such as '\(known.rawValue).top'",
        at: last.range, notes: [.equationForm])
    }
    reference.attribute = Constraint.Attribute(named: last.value)
    reference.compound = CompoundAttribute(rawValue: last.value)
    if reference.attribute == nil, reference.compound == nil {
      let suggestion = SpellingSuggestion.phrase(
        for: last.value, among: Self.attributeNames + Self.anchorNames + Self.guideNames)
      diagnose(
        .unknownAttribute, "unknown attribute '\(last.value)'\(suggestion)", at: last.range,
        notes: [Self.attributeList])
    }
    return reference
  }

  /// Reports a call, which is the syntax of other libraries:
  /// `make.leading.equalTo(b.snp.trailing)`.
  private func refuseCall(of name: Spanned<String>) throws(Diagnostic) {
    guard isNext("(") else { return }
    throw syntaxError(
      "'\(name.value)' can't be called here", at: name.range,
      notes: [.anchorLineForm, .equationForm])
  }

  /// A word after a dot.
  private mutating func part() throws(Diagnostic) -> Spanned<String> {
    guard let word = word() else {
      throw syntaxError(
        "expected an attribute, found \(nextDescription)", notes: [Self.attributeList])
    }
    return word
  }

  private static func guide(named name: String) -> LayoutGuide.Kind? {
    LayoutGuide.Kind.builtIn.first { $0.rawValue == name }
  }

  private mutating func guide(_ word: Spanned<String>) -> Spanned<LayoutGuide.Kind>? {
    if let guide = Self.guide(named: word.value) { return Spanned(guide, at: word.range) }
    return fail(
      .unknownGuide,
      "unknown layout guide '\(word.value)'"
        + SpellingSuggestion.phrase(for: word.value, among: Self.guideNames),
      at: word.range,
      notes: [
        "the guides of a view are \(Self.guideNames.joined(separator: ", "))",
        "write a custom guide's name alone: 'gap.width'",
      ])
  }

  private static let attributeList = "attributes are " + attributeNames.joined(separator: ", ")

  private static let attributeNames =
    Constraint.Attribute.nameable.map(\.rawValue) + CompoundAttribute.allCases.map(\.rawValue)

  private static let anchorNames =
    Constraint.Attribute.nameable.filter { !$0.isOfMargins }.map { "\($0.rawValue)Anchor" }

  private static let guideNames = LayoutGuide.Kind.builtIn.map(\.rawValue)
}

extension Constraint.Attribute {
  /// The attribute with a name or with an anchor's name: `leading` and `leadingAnchor`.
  fileprivate init?(named name: String) {
    let isAnchor = name.hasSuffix("Anchor")
    self.init(rawValue: isAnchor ? String(name.dropLast("Anchor".count)) : name)
    guard self != .notAnAttribute, !isAnchor || !isOfMargins else { return nil }
  }
}
