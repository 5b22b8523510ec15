public import AutoLayout
public import Diagnostics
import Geometry

/// Finds likely mistakes in a layout.
public struct Linter: Sendable {
  public let engine: LayoutEngine

  public init(_ engine: LayoutEngine) { self.engine = engine }

  /// All rules, in the order of ``Diagnostics/Diagnostic/ID/lintRules``.
  public static let rules: [any LintRule] = [
    ConflictRule(),
    AmbiguityRule(kind: .hugging),
    AmbiguityRule(kind: .resistance),
    AmbiguityRule(kind: .position),
    AmbiguityRule(kind: .size),
    ClippedTextRule(),
    StretchedControlRule(),
    StretchedImageRule(),
    StretchedInvisibleBackgroundRule(),
    BaselineOnStretchedViewRule(),
    RequiredCHCRRule(),
    CHCROnStackViewRule(),
    CHCRWithoutIntrinsicSizeRule(),
    InterfaceBuilderDefaultRule(),
    UnusedConstraintRule(),
    MisplacedPriorityRule(),
    MixedLeftAndLeadingRule(),
    MisplacedViewRule(),
  ]

  /// The findings of the rules in a scene and in its variants, by offset in the file, then by rule.
  ///
  /// A finding in both the scene and a variant is reported once. A finding only in variants is
  /// reported once with their names. Rules that the scene disables are not run. A log contains only
  /// some of the constraints, so only the rule for conflicts is run for it.
  public func findings(
    in scene: Scene, by rules: [any LintRule] = Linter.rules
  ) -> [Diagnostic] {
    let contexts = ([scene] + scene.variants).map { LintContext($0, engine) }
    let isWhole = scene.consoleReport == nil
    let enabled = rules.filter {
      !scene.disabledLintRules.contains($0.id) && (isWhole || $0.id == .conflict)
    }
    let found = enabled.flatMap { rule in
      rule.isAboutVariantsTogether
        ? rule.findings(in: contexts[0]).map(\.diagnostic) : findings(of: rule, in: contexts)
    }
    return found.enumerated().sorted { left, right in
      let offsets = (left.element.offset, right.element.offset)
      return offsets.0 == offsets.1 ? left.offset < right.offset : offsets.0 < offsets.1
    }.map(\.element)
  }

  /// - Parameter contexts: the scene, followed by its variants.
  private func findings(of rule: any LintRule, in contexts: [LintContext]) -> [Diagnostic] {
    var found: [(finding: Diagnostic, variants: [String])] = []
    var indexOf: [LintFinding.Identity: Int] = [:]
    for (index, context) in contexts.enumerated() {
      let variant = index == 0 ? [] : [context.scene.title]
      for finding in rule.findings(in: context) {
        if let index = indexOf[finding.identity] {
          let isNew = found[index].variants.last != context.scene.title
          if !found[index].variants.isEmpty, isNew { found[index].variants += variant }
        } else {
          indexOf[finding.identity] = found.count
          found.append((finding.diagnostic, variant))
        }
      }
    }
    return found.map { finding, variants in
      var finding = finding
      if !variants.isEmpty {
        let titles = contexts[0].words.list(variants.map { "'\($0)'" })
        // Variants from `--content-size-category` have their category as title.
        let areTextSizes = contexts.map(\.scene).filter { variants.contains($0.title) }.allSatisfy {
          $0.title == $0.contentSizeCategory.rawValue
            && $0.contentSizeCategory != contexts[0].scene.contentSizeCategory
        }
        finding.notes.append(
          "only in the \(areTextSizes ? "text size" : "variant")\(variants.count == 1 ? "" : "s") "
            + titles)
      }
      return finding
    }
  }
}

extension Diagnostic {
  fileprivate var offset: Int { range?.offsets.lowerBound ?? 0 }
}
