public import SnugDiagnostics
import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The diagnostics of the outcome, relative to the scene's expectation.
  public var outcomeDiagnostics: [Diagnostic] {
    let scene = layout.scene
    var diagnostics = scene.duplicateNames
    for reason in reasons {
      // A conflict is what a log is about.
      let isExpected =
        reason.conflict != nil
        ? scene.expectation == .conflict || scene.consoleReport != nil : scene.expectation != nil
      if !isExpected { diagnostics += self.diagnostics(about: reason) }
    }
    if !layout.passes.isSettled { diagnostics.append(unsettled) }
    diagnostics += misleadingBaselines
    if !layout.isProved {
      diagnostics.append(
        Diagnostic(
          .error, .unprovedLayout, "the layout could not be proved to be the best there is",
          at: scene[.root].range,
          notes: [
            "rounding hides the optimum: multipliers or sizes of very different orders of magnitude "
              + "are a likely cause"
          ]))
    }
    let isMet =
      switch scene.expectation {
      case nil: true
      case .conflict: !layout.conflicts.isEmpty
      case .ambiguous: !ambiguities.isEmpty
      }
    if !isMet, let report = scene.consoleReport, report.isUnsatisfiable {
      diagnostics.append(
        Diagnostic(
          .error, .unexpectedOutcome,
          "the constraints of this \(report.isWhole ? "report" : "part of the log") can all hold",
          at: scene[.root].range,
          notes: [
            report.isWhole
              ? printedAlike : "what they conflict with is not in the log, or could not be read"
          ]))
    } else if !isMet, let expectation = scene.expectation {
      diagnostics.append(
        Diagnostic(
          .error, .unexpectedOutcome,
          "the scene expects '\(expectation.rawValue)', but its layout is \(layout.status.rawValue)",
          at: scene.expectationRange ?? scene[.root].range,
          notes: ["remove 'expect' if the layout is correct"]))
    }
    return diagnostics
  }

  /// A conflict, or each ambiguity, as a diagnostic, whether or not the scene expects it; none for a
  /// contest without an ambiguity, which is not an error.
  public func diagnostics(about reason: Reason) -> [Diagnostic] {
    let scene = layout.scene
    if let conflict = reason.conflict {
      return [
        Diagnostic(
          .error, .conflict, self.wording(of: reason).headline.message,
          at: layout.system[conflict.broken].range,
          notes: [prose(for: reason).body] + expectation("conflict", .conflict),
          views: conflict.views.map { scene[$0].name })
      ]
    }
    let ambiguities = reason.ambiguities
    return ambiguities.map { ambiguity in
      let wording = AmbiguityWording(ambiguity: ambiguity, explanation: self)
      let scroll = ambiguity.contentGuide.map { [layout.system.view(of: .guide($0))] }
      let named = scroll ?? ambiguity.namedViews
      // Each of several rows has a line of its own.
      let own =
        ambiguities.count > 1
        ? reason.contests.first { $0.ambiguity?.key == ambiguity.key } : nil
      let body = own.map { ContestWording(contest: $0, explanation: self).body }
      return Diagnostic(
        .warning, ambiguity.kind.diagnosticID, wording.headline.message,
        at: scene[named[named.count - 1]].range,
        notes: [body ?? prose(for: reason).body] + expectation("ambiguity", .ambiguous),
        views: named.map { scene[$0].name })
    }
  }

  /// The advice to set an expectation, if the scene can have one and has none. A scene can have
  /// only one expectation.
  private func expectation(_ noun: String, _ outcome: Scene.Expectation) -> [String] {
    layout.scene.canStateExpectation && layout.scene.expectation == nil
      ? ["if the \(noun) is intended, add expect: \(outcome.rawValue)"] : []
  }

  /// The author's constraints to a baseline that is not that of the view's text.
  ///
  /// Source: Auto Layout Guide, "Anatomy of a Constraint": baselines are meaningful only at the
  /// intrinsic height; a view stretched beyond it centers its text and does not move its baseline.
  public var misleadingBaselines: [Diagnostic] {
    layout.system.entries.filter(\.isWritten).flatMap { entry -> [Diagnostic] in
      entry.constraint.ends.compactMap { item, attribute in
        guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item.view,
          layout[view].intrinsicContentSize.firstBaselineFromTop != nil,
          case .stretched(let amount) = layout.deformation(of: view, .vertical)
        else { return nil }
        let name = layout.scene[view].name
        return Diagnostic(
          .warning, .baselineOnStretchedView,
          "the baseline of \(name) is not that of its text: it is \(Wording.points(amount)) taller "
            + "than its content",
          at: entry.range,
          notes: [
            "a baseline is where it is at the intrinsic height; a taller view centres its text",
            "let \(name) keep its height, or align it by its top, bottom or centre",
          ], views: [name])
      }
    }
  }

  /// A warning that measurement and layout don't converge.
  private var unsettled: Diagnostic {
    let views = layout.passes.unsettled
    let names = words.names(views)
    return Diagnostic(
      .warning, .unsettledLayout,
      "the layout does not settle: \(names) \(views.count == 1 ? "measures" : "measure") "
        + "something else after each pass",
      at: views.first.flatMap { layout.scene[$0].range },
      notes: [
        "its size depends on its layout, and the layout on its size: a label's height follows "
          + "from its width, say, and its width from its height",
        "drawn as it is after \(layout.passes.count) passes; \(words.framework) stops after its second",
      ], views: views.map { layout.scene[$0].name })
  }

  /// The view with a name, `nil` for `nil`. Throws a diagnostic that suggests the nearest name if
  /// there is no such view.
  public func view(named name: String?, in file: String) throws(Diagnostic) -> ViewID? {
    guard let name else { return nil }
    let names = layout.scene.views.map(\.name)
    guard let index = names.firstIndex(of: name) else {
      let suggestion = SpellingSuggestion.phrase(for: name, among: names)
      let known = words.list(names, most: 10)
      throw Diagnostic(
        .error, .unknownView, "unknown view '\(name)'" + suggestion, file: file,
        notes: suggestion.isEmpty ? ["its views are \(known)"] : [])
    }
    return ViewID(index: index)
  }
}
