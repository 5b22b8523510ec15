import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// The keys of margins, frames, stack views and subviews.
extension SceneSchema {
  static let marginKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey("layoutMargins", "the margins, in points", .insets, \.view.layoutMargins),
    SchemaKey(
      "directionalLayoutMargins", "the margins by the view's own direction, in points",
      .directionalInsets, \.directionalLayoutMargins, default: "`layoutMargins`"),
    SchemaKey(
      "insetsLayoutMarginsFromSafeArea", "whether the margins are measured from the safe area",
      .boolean, \.view.insetsLayoutMarginsFromSafeArea),
    SchemaKey(
      "preservesSuperviewLayoutMargins",
      "whether the margins extend at least to the superview's", .boolean,
      \.view.preservesSuperviewLayoutMargins),
    SchemaKey(
      "safeAreaInsets",
      "for the root, the device's insets; for another view, its `additionalSafeAreaInsets`",
      .insets, \.view.safeAreaInsets),
  ]

  static let frameKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "frame", "the frame in the superview, in points; frame and mask become constraints",
      .spanned(.rect), \.frame, scope: .subviews),
    SchemaKey(
      "autoresizingMask", "which margins and sizes of the frame grow with the superview",
      .spanned(.mask), \.autoresizingMask, default: "`[]`", scope: .subviews),
    SchemaKey(
      "translatesAutoresizingMaskIntoConstraints", "whether frame and mask become constraints",
      .spanned(.boolean), \.translatesAutoresizingMaskIntoConstraints,
      default: "`true` with a `frame`, otherwise `false`", scope: .subviews),
    SchemaKey(
      "superviewSize", "the superview's size for which the frame was set, in points",
      .spanned(.size), \.superviewSize,
      default: "the superview's own; in a variant, its size in the scene", scope: .subviews),
  ]

  private static let stacks: [ViewClass] = [.uiStackView, .nsStackView]

  static let stackKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "axis", "the axis along which views are arranged", .choice, \.stack.axis, of: stacks),
    SchemaKey(
      "distribution", "how arranged views share the room along the axis", .choice,
      \.stack.distribution, of: stacks, default: "`fill`; an `NSStackView`'s is `gravityAreas`"),
    SchemaKey(
      "alignment",
      "the alignment across the axis; `top` is `leading`, `bottom` is `trailing`",
      .alignment, \.stack.alignment, of: stacks,
      default: "`fill`; an `NSStackView`'s is `center`"),
    SchemaKey(
      "spacing",
      "the space between arranged views; `useSystem` is 8 points or a line, `useDefault` 0",
      .spacing, \.stack.spacing, of: stacks, default: "0; an `NSStackView`'s is 8"),
    SchemaKey(
      "customSpacing", "the spacing after some of the arranged views, by name",
      .customSpacing, \.customSpacing, of: stacks, default: "`spacing`"),
    SchemaKey(
      "isLayoutMarginsRelativeArrangement", "whether views are arranged within the margins",
      .boolean, \.stack.isLayoutMarginsRelativeArrangement, of: stacks),
    SchemaKey(
      "isBaselineRelativeArrangement",
      "whether a vertical stack's spacing is measured from baseline to baseline", .boolean,
      \.stack.isBaselineRelativeArrangement, of: stacks),
  ]

  static let subviewKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "arrangedSubviews", "the arranged views by name, in order; they are its subviews",
      views, of: stacks, default: "none"
    ) { decoder, field, view in
      view.subviews += decoder.subviews(field.value, of: field.name).map {
        var arranged = $0
        arranged.isArranged = true
        return arranged
      }
    },
    SchemaKey(
      "subviews", "the subviews by name, in order; a stack view does not arrange them",
      views, default: "none"
    ) { decoder, field, view in
      view.subviews += decoder.subviews(field.value, of: field.name)
    },
    SchemaKey(
      "layoutGuides", "custom layout guides, by names that differ from those of views", guides,
      default: "none"
    ) { decoder, field, view in
      view.layoutGuides = decoder.layoutGuides(field.value, of: field.name)
    },
  ]

  /// A mapping of names to views.
  private static let views = ValueShape.either([
    .names(to: .either([.definition(.view), .nothing])), .nothing,
  ])

  /// A mapping of names to nothing.
  private static let guides = ValueShape.either([
    .names(to: .either([.mapping(MappingShape(what: "a layout guide", keys: [])), .nothing])),
    .nothing,
  ])
}

extension StackView.Alignment {
  /// All names of `UIStackView.Alignment`. In UIKit `top` and `leading` have the same value, and so
  /// have `bottom` and `trailing` (`UIStackView.h`).
  package static let names = [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ]
}

extension ValueForm where Value == StackView.Alignment {
  fileprivate static var alignment: Self {
    let words = StackView.Alignment.names
    return Self(.choice(words), write: { .plain($0.rawValue, at: $1) }) { decoder, node, key in
      switch decoder.word(node, of: key, among: words) {
      case "top": .leading
      case "bottom": .trailing
      case let word: word.flatMap(StackView.Alignment.init)
      }
    }
  }
}

extension ValueForm where Value == AutoresizingMask {
  /// A list of options with UIKit's names.
  static var mask: Self {
    let names = AutoresizingMask.named.map(\.name)
    return Self(
      .list(.choice(names)),
      write: { mask, range in
        let options = AutoresizingMask.named.filter { mask.contains($0.option) }
        return YAMLNode(.sequence(options.map { .plain($0.name, at: range) }), at: range)
      }
    ) { decoder, node, key in
      guard let elements = decoder.elements(of: node, key, "a list such as [flexibleWidth]") else {
        return nil
      }
      let words = elements.compactMap { decoder.word($0, of: key, among: names) }
      let options = AutoresizingMask.named.filter { words.contains($0.name) }.map(\.option)
      return AutoresizingMask(options)
    }
  }
}

extension ValueForm where Value == Double {
  /// A stack view's spacing: points, or one of UIKit's two constants. `spacingUseDefault` is 0, or
  /// for a custom spacing the stack view's spacing. `spacingUseSystem`, or `system`, is 8 points,
  /// and between baselines a line.
  static var spacing: Self {
    let words = ["useDefault", "useSystem", "system"].map(ValueShape.word)
    return Self(
      .either([.number(.offset)] + words),
      write: { $0 == StackView.spacingUseSystem ? .plain("useSystem") : $0.node(at: $1) }
    ) { decoder, node, key in
      guard node.number == nil, let text = node.text, !node.isNull else {
        return decoder.number(node, of: key, .offset)
      }
      switch text.string {
      case "useDefault": return nil
      case "useSystem", "system": return StackView.spacingUseSystem
      default:
        return decoder.fail(
          .wrongType(of: key, "a number of points, useDefault or useSystem", node, isNumber: true))
      }
    }
  }
}

extension ValueForm where Value == [(view: Spanned<String>, spacing: Double?)] {
  /// A mapping of arranged views to spacings.
  static var customSpacing: Self {
    let spacing = ValueForm<Double>.spacing
    return Self(
      .names(to: spacing.shape),
      write: { spacings, range in
        .mapping(
          spacings.map {
            ($0.view.value, $0.spacing.map { spacing.write($0, range) } ?? .plain("useDefault"))
          },
          at: range)
      }
    ) { decoder, node, key in
      let entries = decoder.entries(of: node, key, "a mapping of arranged views to points")
      return entries?.map { name, value in
        (Spanned(name.string, at: name.range), spacing.read(&decoder, value, name.string))
      }
    }
  }
}
