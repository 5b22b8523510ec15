import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation

/// Writes a layout and its explanation as JSON, and describes that JSON: each key is in one place, with
/// its form, its meaning and its value.
struct ExplanationReport {
  /// `nil` where only the description is wanted, or the JSON of a diagnostic.
  var explanation: Explanation!
  /// The view it is about; `nil` for all of them.
  var onlyView: ViewID?
  /// What is known to be wrong; `nil` for what the explanation itself can tell.
  var diagnostics: [Diagnostic]?
  /// Whether reasons are left out, as `snug solve` does.
  var isLayoutAlone = false

  /// Raised when a key changes its meaning or goes; new keys may come without.
  static let version = 2

  var layout: Layout { explanation.layout }
  var json: JSON { root.json(()) }

  var root: Form<Void> {
    object(
      "explanation", "Everything there is to know about one layout.",
      Key("version", version, "the version of these keys") {},
      Key("title", text, "what the scene is called") { layout.scene.title },
      Key(
        "status", choice(["satisfied", "ambiguous", "conflicting"]),
        "the worst that can be said of the layout"
      ) { layout.status.rawValue },
      Key(
        "fittingSize", orNull(size),
        "the root's size where it is a result; `null` where the scene says it"
      ) {
        layout.scene[.root].requiredSize == PerAxis(both: nil)
          ? layout[.root].alignmentRect.size : nil
      },
      Key(
        "views", list(view),
        "the views, the root first, then depth first; or the one that was asked about"
      ) { views },
      Key("guides", list(guide), "the layout guides; of one view, those it owns") {
        layout.system.guides.indices.filter { index in
          onlyView.map { layout.system.guides[index].owningView == $0 } ?? true
        }
      },
      Key(
        "constraints", list(constraint),
        "all constraints in their order; of one view, those that have an effect on it"
      ) { entries },
      Key("conflicts", list(conflict), "required constraints that cannot hold together") {
        explanation.conflicts.filter { onlyView.map($0.views.contains) ?? true }
          .map { ($0, isReason: false) }
      },
      Key(
        "diagnostics", list(diagnostic),
        "the errors and warnings that are also printed to standard error"
      ) {
        (diagnostics ?? explanation.outcomeDiagnostics).filter { diagnostic in
          onlyView.map { diagnostic.views.contains(layout.scene[$0].name) } ?? true
            || diagnostic.views.isEmpty
        }
      },
      Key(optional: "verdict", text, "what became of the layout, in a sentence") {
        isLayoutAlone ? nil : explanation.verdict
      },
      Key(
        optional: "reasons", list(reason),
        "what there is to say: conflicts, then what is ambiguous, compressed, stretched"
      ) { isLayoutAlone ? nil : explanation.reasons(about: onlyView) },
      Key(
        optional: "levels", list(level),
        "every priority at which anything is asked, the highest first"
      ) { isLayoutAlone ? nil : levels },
      Key(
        optional: "remarks", list(text),
        "what is worth a sentence although no priority was violated"
      ) { isLayoutAlone ? nil : onlyView == nil ? explanation.remarks : [] })
  }

  /// All objects, in the order of the reference.
  var definitions: [Definition] {
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

  /// The constraints it is about, by their indices in the system.
  var entries: [Int] {
    onlyView.map { view in
      Set(Axis.allCases.flatMap { explanation.entries(affecting: view, $0) }).sorted()
    } ?? Array(layout.system.entries.indices)
  }

  func name(_ id: ViewID) -> String { layout.scene[id].name }
}
