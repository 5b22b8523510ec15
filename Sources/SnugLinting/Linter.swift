public import SnugDiagnostics
import SnugExplanation
import SnugGeometry
public import SnugLayout

/// Finds likely mistakes in a layout.
public struct Linter: Sendable {
  public let engine: LayoutEngine

  public init(_ engine: LayoutEngine) { self.engine = engine }

  /// All rules, in the order of ``SnugDiagnostics/Diagnostic/ID/lintRules``.
  public static let rules: [any LintRule] = [
    ConflictRule(),
    AmbiguityRule(kind: .hugging),
    AmbiguityRule(kind: .resistance),
    AmbiguityRule(kind: .position),
    AmbiguityRule(kind: .size),
    AmbiguityRule(kind: .contentSize),
    ClippedTextRule(),
    OverlappingTextRule(),
    OffScreenViewRule(),
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

  /// The findings of the rules in a scene, in its variants and at the sizes of its sweep, by offset in
  /// the file, then by rule.
  ///
  /// A finding in both the scene and another panel is reported once. A finding only in other panels is
  /// reported once with their titles. Rules that the scene disables are not run. A log contains only
  /// some of the constraints, so only the rules for what it states are run for it: conflicts and
  /// ambiguous views.
  public func findings(
    in scene: Scene, by rules: [any LintRule] = Linter.rules
  ) -> [Diagnostic] {
    let swept = scene.swept() + scene.variants.flatMap { $0.swept(in: $0.title) }
    let contexts = ([scene] + scene.variants + swept).map { LintContext($0, engine) }
    let isWhole = scene.consoleReport == nil
    let enabled = rules.filter {
      !scene.disabledLintRules.contains($0.id) && (isWhole || Self.rulesOfLogs.contains($0.id))
    }
    let found = enabled.flatMap { rule in
      rule.isAboutVariantsTogether
        ? rule.findings(in: contexts[0]).map(\.diagnostic) : findings(of: rule, in: contexts)
    }
    return found.sorted { $0.offset < $1.offset }
  }

  /// The rules for what a log states.
  private static let rulesOfLogs: Set<Diagnostic.ID> = [
    .conflict, .ambiguousPosition, .ambiguousSize,
  ]

  /// - Parameter contexts: the scene, followed by its other panels.
  private func findings(of rule: any LintRule, in contexts: [LintContext]) -> [Diagnostic] {
    var found: [(finding: Diagnostic, panels: [String])] = []
    var indexOf: [LintFinding.Identity: Int] = [:]
    for (index, context) in contexts.enumerated() {
      let panel = index == 0 ? [] : [context.scene.title]
      for finding in rule.findings(in: context) {
        if let index = indexOf[finding.identity] {
          let isNew = found[index].panels.last != context.scene.title
          if !found[index].panels.isEmpty, isNew { found[index].panels += panel }
        } else {
          indexOf[finding.identity] = found.count
          found.append((finding.diagnostic, panel))
        }
      }
    }
    return found.map { finding, panels in
      var finding = finding
      if !panels.isEmpty {
        finding.notes.append("only in " + contexts[0].words.list(panels.map { "'\($0)'" }))
      }
      return finding
    }
  }
}

extension Scene {
  /// The scene at each size of its sweep, with the titles of their panels.
  fileprivate func swept(in variant: String? = nil) -> [Scene] {
    guard let sweep else { return [] }
    return sweep.sizes.map { size in
      var scene = resized(sweep.axis, to: size)
      scene.title = [variant, Wording.title(of: size, sweep.axis)].compactMap(\.self)
        .joined(separator: ", ")
      return scene
    }
  }
}

extension Diagnostic {
  fileprivate var offset: Int { range?.offsets.lowerBound ?? 0 }
}
