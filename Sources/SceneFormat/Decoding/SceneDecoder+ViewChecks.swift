import AutoLayout
import Diagnostics
import Geometry

/// What the keys of one view say against each other, or to no effect.
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
    checkFrame(view.autoresizing)
    let (adjusts, factor) = (view.adjustsFontSizeToFitWidth ?? false, view.minimumScaleFactor ?? 0)
    if adjusts != (factor > 0),
      let field = field(adjusts ? "adjustsFontSizeToFitWidth" : "minimumScaleFactor")
    {
      diagnostics.append(.noEffectOnFont(field, without: adjusts))
    }
    if view.viewClass.isStackView {
      checkStack(view.stack)
      if view.viewClass == .uiStackView, view.stack.distribution == .gravityAreas,
        let field = field("distribution")
      {
        diagnostics.append(
          Diagnostic(
            .warning, .notModelled, "a UIStackView has no gravity areas", at: field.value.range,
            notes: ["it is laid out as an NSStackView would be"]))
      }
      if let subviews = field("subviews"), subviews.value.pairs?.isEmpty == false,
        field("arrangedSubviews") == nil
      {
        diagnostics.append(
          Diagnostic(
            .warning, .noEffect, "a stack view does not arrange its 'subviews'",
            at: subviews.range,
            notes: [
              "views to arrange stand below 'arrangedSubviews'; others need constraints of their own"
            ]))
      }
      // An intrinsic size of its own is what the author wants to see the effect of.
      guard view.intrinsicContentSize == nil else { return }
      for name in ["hugging", "compressionResistance"] {
        if let field = field(name) { diagnostics.append(.noEffectOnStack(field)) }
      }
    }
  }

  private mutating func checkFrame(_ declaration: FrameDeclaration) {
    if let translates = declaration.translatesMask {
      if translates.value, declaration.frame == nil {
        diagnostics.append(.noFrame("translatesAutoresizingMaskIntoConstraints", translates.range))
      } else if !translates.value, let frame = declaration.frame {
        diagnose(
          .conflictingKeys,
          "a frame counts for nothing where 'translatesAutoresizingMaskIntoConstraints' is false",
          at: frame.range,
          notes: [
            "constraints alone place such a view, as UIKit sets its frame anew in every layout",
            "the flag is at \(translates.range.location); leave out one of the two",
          ])
      }
    }
    if let size = declaration.superviewSize, declaration.frame == nil {
      diagnostics.append(.noFrame("superviewSize", size.range))
    }
    if let mask = declaration.mask, declaration.frame == nil,
      declaration.translatesMask?.value != true
    {
      diagnostics.append(.noFrame("autoresizingMask", mask.range))
    }
  }

  private mutating func checkStack(_ stack: StackDeclaration) {
    if let alignment = stack.alignment, alignment.value.needsHorizontalAxis,
      stack.axis == .vertical
    {
      diagnose(
        .conflictingKeys, "a vertical stack view can't align '\(alignment.value.rawValue)'",
        at: alignment.range,
        notes: [
          "baselines of views below each other have nothing to meet; it is for a horizontal stack",
          "a vertical one aligns fill, leading, center or trailing",
        ])
    }
  }
}

extension Diagnostic {
  fileprivate static func noFrame(_ key: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .missingKey, "'\(key)' needs a 'frame'", at: range,
      notes: [
        "frame and mask together become constraints; write 'frame: [x, y, width, height]'"
      ])
  }

  /// - Parameter adjusts: whether it is the factor that is missing.
  fileprivate static func noEffectOnFont(
    _ field: SceneDecoder.Field<ViewDeclaration>, without adjusts: Bool
  ) -> Diagnostic {
    // Source: UILabel.minimumScaleFactor: "If you specify a value of 0 for this property, the label
    // doesn't scale the text down."
    Diagnostic(
      .warning, .noEffect,
      "'\(field.name)' has no effect: "
        + (adjusts ? "minimumScaleFactor is 0" : "adjustsFontSizeToFitWidth is not true"),
      at: field.range,
      notes: [
        "a label makes its text smaller only with adjustsFontSizeToFitWidth: true and a "
          + "minimumScaleFactor above 0, such as 0.5"
      ])
  }

  fileprivate static func noEffectOnStack(
    _ field: SceneDecoder.Field<ViewDeclaration>
  ) -> Diagnostic {
    // Source: Auto Layout Guide, "Stack Views": their size comes from the constraints they make.
    Diagnostic(
      .warning, .noEffect,
      "'\(field.name)' has no effect: a stack view has no intrinsic content size",
      at: field.range,
      notes: ["its size follows from its arranged views; set the priorities of those"])
  }
}
