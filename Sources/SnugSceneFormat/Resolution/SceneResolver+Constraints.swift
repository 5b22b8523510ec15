import SnugDiagnostics
import SnugGeometry
import SnugLayout

extension SceneResolver {
  mutating func add(_ entry: ConstraintEntry) {
    let metrics = entry.metrics.map(document.metrics.overridden) ?? document.metrics
    let declarations: [ConstraintDeclaration]
    switch entry.form {
    case .equation(let equations):
      for option in entry.options ?? [] {
        diagnose(
          .misplacedKey, "an equation has no options", at: option.range,
          notes: ["they belong to visual formats"])
      }
      declarations = equations
    case .visualFormat(let format):
      declarations = self.declarations(of: format, entry, metrics)
    }
    let count = declarations.count
    checkOverrides(entry, count)
    var added = declarations.compactMap { constraint($0, entry, metrics) }
    if let identifier = entry.identifier {
      for index in added.indices {
        let suffix = count > 1 ? "-\(index + 1)" : ""
        let name = identifier.value + suffix
        if let first = identifiers.updateValue(identifier.range, forKey: name) {
          diagnose(
            .duplicateName, "'\(name)' is already the id of another constraint",
            at: identifier.range,
            notes: ["the first is at \(first.location)"])
        }
        added[index].identifier = name
      }
    }
    if entry.isActive ?? true { constraints += added }
  }

  /// Reports keys of an entry with several constraints: it is ambiguous which one they apply to.
  private mutating func checkOverrides(_ entry: ConstraintEntry, _ count: Int) {
    guard count != 1 else { return }
    let overrides = [
      ("priority", entry.priority?.range), ("multiplier", entry.multiplier?.range),
      ("constant", entry.constant?.range),
    ]
    for case (let key, let range?) in overrides {
      diagnose(
        .misplacedKey, "'\(key)' is ambiguous: the text makes \(count) constraints",
        at: range, notes: ["write it in the text, or write the constraints separately"])
    }
  }

  /// `nil` if it names an unknown item or is not allowed, which is reported.
  private mutating func constraint(
    _ declaration: ConstraintDeclaration, _ entry: ConstraintEntry, _ metrics: Metrics
  ) -> Constraint? {
    let first = item(declaration.first)
    let second = declaration.second.flatMap { item($0, besides: first) }
    let constant = entry.constant?.value ?? value(of: declaration.constant, metrics)
    let priority = entry.priority?.value ?? value(of: declaration.priority, metrics)
    if let multiplier = entry.multiplier, declaration.second == nil {
      diagnose(
        .misplacedKey, "there is no second item to multiply", at: multiplier.range,
        notes: ["a multiplier applies to the second item's attribute"])
    }
    let secondAttribute: Constraint.Attribute? =
      declaration.second == nil ? .notAnAttribute : declaration.second?.attribute
    guard let first, let firstAttribute = declaration.first.attribute, let secondAttribute,
      let constant, let priority, declaration.second == nil || second != nil
    else { return nil }
    var constraint = Constraint(
      firstItem: first, firstAttribute: firstAttribute, relation: declaration.relation,
      secondItem: second, secondAttribute: secondAttribute,
      multiplier: entry.multiplier?.value ?? declaration.multiplier,
      constant: constant, priority: priority, range: declaration.range)
    if entry.constant == nil, declaration.constant.name?.value == Quantity.systemSpacingName,
      firstAttribute.isBaseline, secondAttribute.isBaseline
    {
      constraint.baselineSpacing = .init(count: declaration.constant.factor)
    }
    do {
      try constraint.checkPairing()
      return constraint
    } catch {
      return fail(.pairing(error, constraint, declaration))
    }
  }

  // MARK: Numbers

  /// A constant in points; `nil` if the metric is unknown, which is reported.
  private mutating func value(of quantity: Quantity, _ metrics: Metrics) -> Double? {
    guard let name = quantity.name else { return quantity.factor }
    let isSpacing = name.value == Quantity.systemSpacingName
    if let value = isSpacing ? Constraint.systemSpacing : metrics[name.value] {
      return quantity.factor * value
    }
    let isItem = names[name.value] != nil
    if !isItem, ["nan", "inf", "infinity"].contains(name.value.lowercased()) {
      return fail(
        .invalidNumber, "a constant can't be '\(name.value)'", at: name.range,
        notes: [Diagnostic.numberLimit])
    }
    let known = metrics.names + [Quantity.systemSpacingName]
    return fail(
      .unknownMetric,
      "there is no metric '\(name.value)'"
        + (isItem ? "" : SpellingSuggestion.phrase(for: name.value, among: known)),
      at: name.range,
      notes: [
        isItem
          ? "'\(name.value)' is an item and needs an attribute, such as '\(name.value).width'"
          : "metrics are \(known.joined(separator: ", ")); the scene's are under 'metrics'"
      ])
  }

  private mutating func value(
    of priority: PriorityReference, _ metrics: Metrics
  ) -> LayoutPriority? {
    switch priority {
    case .value(let value): return value
    case .metric(let name, let offset, let range):
      guard let metric = metrics[name.value] else {
        return fail(.invalidPriority(name.value, at: name.range, metrics: metrics.names))
      }
      if let value = LayoutPriority(metric + offset) { return value }
      return fail(
        .invalidPriority(
          range.text, at: range, notes: ["it is \((metric + offset).shortDescription)"]))
    }
  }
}
