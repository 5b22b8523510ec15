import SnugDiagnostics
import SnugGeometry
import SnugLayout

extension SceneResolver {
  /// The constraints of a format. Those with unknown names are reported and left out.
  mutating func declarations(
    of format: VisualFormat, _ entry: ConstraintEntry, _ metrics: Metrics
  ) -> [ConstraintDeclaration] {
    let superview = superview(of: format)
    for view in format.views {
      check(view.name)
      for other in view.predicates.compactMap(\.object.name)
      where metrics[other.value] == nil && other.value != Quantity.systemSpacingName {
        check(other)
      }
    }
    let expansion = VisualFormatExpansion(
      format: format, superview: superview, platform: platform,
      options: options(entry.options ?? [], of: format), names: names)
    return expansion.declarations.filter { declaration in
      // An unknown name has been reported above, once for all its constraints.
      let items = [declaration.first.item, declaration.second?.item].compactMap(\.self)
      let isKnown = items.allSatisfy { names[$0.value] != nil }
      return isKnown && isMetricKnown(declaration.constant, in: format, metrics)
    }
  }

  private mutating func check(_ name: Spanned<String>) {
    if names[name.value] == nil {
      diagnostics.append(
        .visualFormat(
          "\(name.value) is not a key in the views dictionary.", .unknownView, at: name.range,
          notes: names.nearest(to: name.value).map { ["did you mean '\($0)'?"] } ?? []))
    }
  }

  /// Whether a metric of a format is known. Where a view's name is also allowed, an unknown name is
  /// reported as a view's.
  private mutating func isMetricKnown(
    _ quantity: Quantity, in format: VisualFormat, _ metrics: Metrics
  ) -> Bool {
    guard let name = quantity.name, name.value != Quantity.systemSpacingName,
      metrics[name.value] == nil
    else { return true }
    let isThickness = format.views.contains {
      $0.predicates.contains { $0.object.name?.range == name.range }
    }
    if !isThickness {
      let nearest = SpellingSuggestion.nearest(to: name.value, among: metrics.names)
      diagnostics.append(
        .visualFormat(
          "Encountered metric with name \"\(name.value)\", but value was not specified in metrics or "
            + "views dictionaries", at: name.range,
          notes: nearest.map { ["did you mean '\($0)'?"] } ?? []))
    }
    return false
  }

  // MARK: Options

  /// The supported options. The others are reported.
  private mutating func options(
    _ options: [Spanned<FormatOption>], of format: VisualFormat
  ) -> [FormatOption] {
    var legal: [Spanned<FormatOption>] = []
    for option in options {
      // A single view is aligned with no other. UIKit accepts `H:|[scrollView]|` with
      // `.alignAllCenterX`: the code of “Constrain width of UIStackView arranged views inside
      // UIScrollView” on Stack Overflow runs with it.
      if let attribute = option.value.alignment, attribute.axis == format.axis,
        format.views.count > 1
      {
        let legal = FormatOption.allCases.filter { $0.alignment?.axis == format.axis.cross }
        diagnostics.append(
          .visualFormat(
            "\(option.value.rawValue) aligns views along the axis a \(format.axis.rawValue) format "
              + "arranges them on", at: option.range,
            notes: [
              "a \(format.axis.rawValue) format takes "
                + legal.map(\.rawValue).joined(separator: ", ")
            ]))
      } else if option.value == .spacingBaselineToBaseline, format.axis == .horizontal {
        diagnose(
          .invalidVisualFormat, "a horizontal format has no spacing between baselines",
          at: option.range, notes: ["'\(option.value.rawValue)' is for vertical formats"])
      } else if let group = option.value.exclusiveGroup,
        let other = legal.first(where: {
          $0.value.exclusiveGroup == group && $0.value != option.value
        })
      {
        diagnose(
          .invalidVisualFormat,
          "'\(option.value.rawValue)' and '\(other.value.rawValue)' exclude each other",
          at: option.range, notes: ["the first is at \(other.range.location)"])
      } else {
        legal.append(option)
      }
    }
    return legal.map(\.value)
  }

  // MARK: The superview

  /// The view that `|` denotes in a format: the superview that all its views share.
  private mutating func superview(of format: VisualFormat) -> Spanned<String>? {
    guard let range = format.superviewRange else { return nil }
    var found: (item: LayoutItem, superview: ViewID)?
    for name in format.views.map(\.name) {
      guard let item = names[name.value] else { continue }
      guard let superview = superview(of: item) else {
        return fail(
          .visualFormat(
            "Unable to interpret '|' character, because the related view doesn't have a superview",
            at: range, notes: ["'\(self.name(of: item))' is the root view"]))
      }
      if let found, found.superview != superview {
        let first =
          "'\(self.name(of: found.item))' is in '\(views[found.superview.index].name)'"
        let second = "'\(self.name(of: item))' in '\(views[superview.index].name)'"
        return fail(
          .invalidVisualFormat, "'|' must be the same superview for all views of a format",
          at: range,
          notes: ["\(first), \(second)"])
      }
      found = (item, superview)
    }
    return found.map { Spanned(views[$0.superview.index].name, at: range) }
  }
}
