import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// Warnings about keys of a view that contradict each other or have no effect.
extension SceneDecoder {
  mutating func check(_ view: ViewDeclaration, _ fields: [Field<ViewDeclaration>]) {
    func field(_ name: String) -> Field<ViewDeclaration>? { fields.first { $0.name == name } }
    if let margins = field("layoutMargins"), let others = field("directionalLayoutMargins") {
      let isFirst = margins.range.offsets.lowerBound < others.range.offsets.lowerBound
      diagnose(
        .conflictingKeys,
        "'layoutMargins' and 'directionalLayoutMargins' are two ways to set the same margins",
        at: (isFirst ? others : margins).range, notes: ["keep one of them"])
    }
    checkFrame(view)
    let (adjusts, factor) = (view.label.adjustsFontSizeToFitWidth, view.label.minimumScaleFactor)
    if adjusts != (factor > 0),
      let field = field(adjusts ? "adjustsFontSizeToFitWidth" : "minimumScaleFactor")
    {
      // Source: UILabel.minimumScaleFactor: "If you specify a value of 0 for this property, the
      // label doesn't scale the text down."
      warn(
        .noEffect,
        "'\(field.name)' has no effect: "
          + (adjusts ? "minimumScaleFactor is 0" : "adjustsFontSizeToFitWidth is not true"),
        at: field.range,
        "a label makes its text smaller only with adjustsFontSizeToFitWidth: true and a "
          + "minimumScaleFactor above 0, such as 0.5")
    }
    if view.viewClass.isStackView {
      // "Baseline alignment is only valid for a horizontal stack" (`UIStackView.h`).
      if [.firstBaseline, .lastBaseline].contains(view.stack.alignment),
        view.stack.axis == .vertical, let field = field("alignment")
      {
        diagnose(
          .conflictingKeys,
          "a vertical stack view can't have the alignment '\(view.stack.alignment.rawValue)'",
          at: field.value.range,
          notes: [
            "only a horizontal stack view can align baselines",
            "the alignment can be fill, leading, center or trailing",
          ])
      }
      if view.viewClass == .uiStackView, view.stack.distribution == .gravityAreas,
        let field = field("distribution")
      {
        warn(
          .notModelled, "a UIStackView has no gravity areas", at: field.value.range,
          "it is laid out like an NSStackView")
      }
      if let subviews = field("subviews"), subviews.value.pairs?.isEmpty == false,
        field("arrangedSubviews") == nil
      {
        warn(
          .noEffect, "a stack view does not arrange its 'subviews'", at: subviews.range,
          "list views to arrange below 'arrangedSubviews'; others need constraints")
      }
      // With an explicit intrinsic content size the priorities have an effect.
      guard view.view.intrinsicContentSizeOverride == nil else { return }
      // Source: Auto Layout Guide, "Stack Views": their size comes from the constraints they make.
      for case let field? in [field("hugging"), field("compressionResistance")] {
        warn(
          .chcrOnStackView,
          "'\(field.name)' has no effect: a stack view has no intrinsic content size",
          at: field.range, "its size follows from its arranged views; set their priorities")
      }
    }
  }

  private mutating func warn(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, _ note: String
  ) {
    diagnostics.append(Diagnostic(.warning, id, message, at: range, notes: [note]))
  }

  private mutating func checkFrame(_ view: ViewDeclaration) {
    let translates = view.translatesAutoresizingMaskIntoConstraints
    guard let frame = view.frame else {
      let isTranslated = translates?.value ?? false
      let keys = [
        ("translatesAutoresizingMaskIntoConstraints", isTranslated ? translates?.range : nil),
        ("superviewSize", view.superviewSize?.range),
        ("autoresizingMask", isTranslated ? nil : view.autoresizingMask?.range),
      ]
      for case (let key, let range?) in keys {
        diagnose(
          .missingKey, "'\(key)' needs a 'frame'", at: range,
          notes: [
            "frame and mask together become constraints; write 'frame: [x, y, width, height]'"
          ])
      }
      return
    }
    if let translates, !translates.value {
      diagnose(
        .conflictingKeys,
        "a frame has no effect if 'translatesAutoresizingMaskIntoConstraints' is false",
        at: frame.range,
        notes: [
          "UIKit computes the frame of such a view from constraints in every layout",
          "the flag is at \(translates.range.location); remove one of the two",
        ])
    }
  }
}
