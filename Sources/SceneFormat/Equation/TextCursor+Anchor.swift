import AutoLayout
import Diagnostics

extension TextCursor {
  /// `item.attribute`, or `item.guide.attribute` for a guide every view of a kind has.
  mutating func anchor() throws(Diagnostic) -> AnchorReference {
    guard let item = word() else {
      throw syntaxError("expected an item, found \(nextDescription)", notes: [.equationForm])
    }
    if isNext(":") {
      throw syntaxError(
        "expected '.' and an attribute behind '\(item.value)', found ':'",
        notes: ["a visual format begins with 'H:' or 'V:'"])
    }
    guard take(".") else {
      throw syntaxError(
        "'\(item.value)' needs an attribute, such as '\(item.value).width'", at: item.range,
        notes: [.equationForm])
    }
    var last = try part()
    var guide: Spanned<LayoutGuide.Kind>?
    if take(".") {
      guide = self.guide(last)
      last = try part()
    } else if let known = Self.guide(named: last.value) {
      throw syntaxError(
        "'\(known.rawValue)' needs an attribute, such as '\(known.rawValue).top'",
        at: last.range, notes: [.equationForm])
    }
    if isNext(".") {
      throw syntaxError(
        "nothing comes behind an attribute", notes: ["an item is 'view' or 'view.guide'"])
    }
    let known = Constraint.Attribute(rawValue: last.value)
      .flatMap { $0 == .notAnAttribute ? nil : $0 }
    if known == nil { diagnostics.append(.unknownAttribute(last)) }
    let offsets = item.range.offsets.lowerBound..<last.range.offsets.upperBound
    return AnchorReference(
      item: item, guide: guide, attribute: known,
      range: SourceRange(item.range.source, offsets))
  }

  /// A word behind a dot.
  private mutating func part() throws(Diagnostic) -> Spanned<String> {
    guard let word = word() else {
      throw syntaxError(
        "expected an attribute, found \(nextDescription)", notes: [Diagnostic.attributeList])
    }
    return word
  }

  private static func guide(named name: String) -> LayoutGuide.Kind? {
    LayoutGuide.Kind.builtIn.first { $0.rawValue == name }
  }

  private mutating func guide(_ word: Spanned<String>) -> Spanned<LayoutGuide.Kind>? {
    guard let known = Self.guide(named: word.value) else {
      diagnostics.append(.unknownGuide(word))
      return nil
    }
    return Spanned(known, at: word.range)
  }
}

extension Diagnostic {
  static let attributeList =
    "attributes are "
    + Constraint.Attribute.nameable.map(\.rawValue).joined(separator: ", ")

  fileprivate static func unknownAttribute(_ attribute: Spanned<String>) -> Diagnostic {
    let known = Constraint.Attribute.nameable.map(\.rawValue)
    // UIKit's old name for it, and still the one in older diagrams.
    let suggestion =
      attribute.value == "baseline"
      ? "; did you mean 'lastBaseline'?"
      : SpellingSuggestion.phrase(for: attribute.value, among: known)
    return Diagnostic(
      .error, .unknownAttribute, "unknown attribute '\(attribute.value)'\(suggestion)",
      at: attribute.range, notes: [attributeList])
  }

  fileprivate static func unknownGuide(_ guide: Spanned<String>) -> Diagnostic {
    let known = LayoutGuide.Kind.builtIn.map(\.rawValue)
    return Diagnostic(
      .error, .unknownGuide,
      "unknown layout guide '\(guide.value)'"
        + SpellingSuggestion.phrase(for: guide.value, among: known),
      at: guide.range,
      notes: [
        "the guides of a view are \(known.joined(separator: ", "))",
        "a guide of one's own has a name like a view and stands alone: 'gap.width'",
      ])
  }
}
