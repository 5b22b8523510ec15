import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Writes a layout and its explanation as JSON, and the schema of that JSON. Each key is defined
/// once, with its form, its value and its meaning.
struct ExplanationReport {
  let explanation: Explanation
  /// The view to explain; `nil` for all views.
  var onlyView: ViewID?
  /// The diagnostics; `nil` for those that need no fonts.
  var diagnostics: [Diagnostic]?
  /// Whether reasons are left out, as for `snug solve`.
  var isLayoutOnly = false

  /// Incremented when a key is removed or its meaning changes, but not for new keys.
  static let version = 2

  /// The report of a scene with one view, for its schema and for the JSON of diagnostics.
  static var empty: ExplanationReport {
    let scene = Scene(title: "", views: [View(name: "view", superview: nil)], constraints: [])
    let layout = LayoutEngine(measuring: MonospacedTextMeasurer()).layout(scene)
    return ExplanationReport(explanation: Explanation(layout))
  }

  var layout: Layout { explanation.layout }
  var json: JSON { root.json(()) }

  var root: Form<Void> {
    object(
      "explanation", "A layout and its explanation.",
      Key("version", version, {}, "the version of this format"),
      Key("title", text, { layout.scene.title }, "the title of the scene"),
      Key(
        optional: "report", text, { layout.scene.consoleReport?.name },
        "for a console log, the name of the report, as `snug list` prints it and `--scene` takes it"
      ),
      Key(
        "status", choice(["satisfied", "ambiguous", "conflicting"]), { layout.status.rawValue },
        "the most severe status of the layout"),
      Key(
        "fittingSize", orNull(size),
        {
          layout.scene[.root].requiredSize == PerAxis(both: nil)
            ? layout[.root].alignmentRect.size : nil
        }, "the root's size if it is a result; `null` if the scene gives it"),
      Key(
        "views", list(view), { views },
        "the views, the root first, then depth first; or only the requested view"),
      Key(
        "guides", list(guide),
        {
          layout.system.guides.indices.filter { index in
            onlyView.map { layout.system.guides[index].owningView == $0 } ?? true
          }
        }, "the layout guides; for one view, those it owns"),
      Key(
        "constraints", list(constraint), { entries },
        "all constraints in order; for one view, those that affect it"),
      Key(
        "conflicts", list(conflict),
        {
          layout.conflicts.filter { onlyView.map($0.views.contains) ?? true }
            .map { ($0, isReason: false) }
        }, "required constraints that cannot all be satisfied"),
      Key(
        "diagnostics", list(diagnostic),
        {
          (diagnostics ?? explanation.outcomeDiagnostics).filter { diagnostic in
            onlyView.map { diagnostic.views.contains(layout.scene[$0].name) } ?? true
              || diagnostic.views.isEmpty
          }
        }, "the errors and warnings that are also printed to standard error"),
      Key(
        optional: "verdict", text, { isLayoutOnly ? nil : explanation.verdict },
        "the result of the layout, in a sentence"),
      Key(
        optional: "reasons", list(reason),
        { isLayoutOnly ? nil : explanation.reasons(about: onlyView) },
        "the reasons: first conflicts, then ambiguity, compression and stretching"),
      Key(
        optional: "levels", list(level), { isLayoutOnly ? nil : levels },
        "all priorities of constraints, highest first"),
      Key(
        optional: "remarks", list(text),
        { isLayoutOnly ? nil : onlyView == nil ? explanation.remarks : [] },
        "remarks, although no priority was violated"))
  }

  /// The schemas of all objects, in the order of the reference.
  var definitions: [(name: String, schema: JSON)] {
    [
      root.definition, view.definition, intrinsicContentSize.definition, side.definition,
      guide.definition, constraint.definition, reference.definition, diagnostic.definition,
      size.definition, rect.definition, reason.definition, contest.definition, payer.definition,
      sum.definition, piece.definition, ambiguity.definition, settlement.definition,
      deformedView.definition, openView.definition, range.definition, placement.definition,
      conflict.definition, repair.definition, change.definition, level.definition,
      framePart.definition, violation.definition,
    ].compactMap(\.self)
  }

  var views: [ViewID] { onlyView.map { [$0] } ?? layout.scene.viewIDs }

  /// Its constraints.
  var entries: [EntryID] {
    onlyView.map { view in
      Set(Axis.allCases.flatMap { explanation.entries(affecting: view, $0) }).sorted()
    } ?? layout.system.entryIDs
  }

  func name(_ id: ViewID) -> String { layout.scene[id].name }
}
