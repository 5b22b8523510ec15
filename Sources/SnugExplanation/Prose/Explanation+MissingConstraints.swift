import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// Sentences on views that stick out or whose texts overlap, and on the constraint that is missing.
extension Explanation {
  /// “tip sticks out of view by 201 points on the right: no constraint limits it there.”
  package func text(_ protrusions: [Protrusion]) -> String {
    let (outcome, settlement) = outcomeAndSettlement(protrusions)
    return outcome + (settlement.map { " To settle it, \($0)" } ?? "")
  }

  /// “tip sticks out of view by 201 points on the right: no constraint limits it there.”, and what would end
  /// that: “add tip.trailing <= view.trailing.”
  package func outcomeAndSettlement(
    _ protrusions: [Protrusion]
  ) -> (outcome: String, settlement: String?) {
    let protrusion = Protrusion.farthest(of: protrusions)
    let shown = protrusion.amounts.map { (points: Wording.points($0.amount), side: $0.side) }
    let amounts = Wording.distinct(shown.map(\.points)).map { points in
      "by \(points) \(words.list(shown.filter { $0.points == points }.map(\.side)))"
    }
    let isSame = protrusions.allSatisfy { other in
      other.amounts.map { Wording.points($0.amount) } == shown.map(\.points)
    }
    let outcome =
      isSame
      ? "\(words.names(protrusions.map(\.view))) \(words.protrusion(protrusions)) "
        + words.list(amounts)
      : "\(words.names(protrusions.map(\.view))) \(words.protrusion(protrusions)), "
        + "\(words.name(protrusion.view)) farthest, \(words.list(amounts))"
    if protrusions.count == 1, let (entry, constant) = wrongSign(of: protrusion) {
      return (outcome + ".", words.change(of: entry, to: constant) + ".")
    }
    if protrusions.count == 1, let limit = brokenLimit(of: protrusion) {
      let made = layout.system[limit]
      let constraint = words.constraint(made, includingLine: true)
      return (outcome + ": \(constraint) at \(made.priority) gives way there.", nil)
    }
    // What settles an ambiguity of its place or its size moves it.
    let isOpen = ambiguities.contains { ambiguity in
      !ambiguity.isOfContents && protrusion.amounts.contains { $0.axis == ambiguity.axis }
        && (ambiguity.views + ambiguity.followers).contains(protrusion.view)
    }
    let isHigh =
      protrusion.amounts.allSatisfy { $0.axis == .vertical }
      && hasTextWithoutWidth(beside: protrusion.view)
    let missing = isOpen || isHigh ? nil : missingBound(of: protrusion)
    let isLimited = missing == nil && (isHigh || !isUnlimited(protrusion))
    return (
      outcome
        + (baselineAlignment(of: protrusion).map { ": \($0)." }
          ?? (isLimited
            ? "." : ": no constraint limits \(protrusions.count == 1 ? "it" : "them") there.")),
      // What keeps it apart from the next view is told with their overlap.
      missing.flatMap { isKeptInside(protrusion) ? nil : bounds($0, keepingInside: protrusions) }
        .flatMap { isToldOfContents($0) ? nil : $0 }.map {
          "add \(words.list($0.map { $0.equation(layout.system.name(of:)) }))."
        }
    )
  }

  /// Why a larger text sticks out of its stack view, unless the author places it there.
  private func baselineAlignment(of protrusion: Protrusion) -> String? {
    ownConstraints(of: protrusion).contains { $0.constraint.firstAttribute.axis == .vertical }
      ? nil : words.baselineAlignment(of: protrusion)
  }

  /// Whether the ambiguity of a scroll view's content has the same advice.
  private func isToldOfContents(_ bounds: [Constraint]) -> Bool {
    let told = ambiguities.filter { $0.kind == .contentSize }.flatMap(settlements)
      .flatMap(\.amendments)
    return bounds.allSatisfy { told.contains(.addition($0)) }
  }

  /// Whether a text that decides where a view is has a line for each letter. What is as high as that lacks width, and not
  /// a limit.
  private func hasTextWithoutWidth(beside view: ViewID) -> Bool {
    let own = Set(parts.parts(of: view, .vertical, in: layout))
    return layout.scene.visibleViews.contains { text in
      let rect = layout[text].alignmentRect
      return rect.width < .sameLength && rect.height > .sameLength
        && layout.scene[text].content.adaptsToWidth
        && !own.isDisjoint(with: parts.parts(of: text, .vertical, in: layout))
    }
  }

  /// “back and title overlap by 4 points: no constraint keeps them apart. To settle it, add title.leading >=
  /// back.trailing + 8.”
  func text(_ overlaps: [TextOverlap]) -> String {
    let overlap = overlaps.max { $0.amount < $1.amount } ?? overlaps[0]
    let height = overlap.axis == .vertical ? " of height" : ""
    if overlaps.count > 1 {
      let views = Set(overlaps.flatMap(\.views)).sorted()
      return "\(words.names(views)) overlap, \(words.names(overlap.views)) most, by "
        + Wording.points(overlap.amount) + height
        + (areUnrelated(overlap) ? ": no constraint keeps these two apart." : ".")
    }
    return "\(words.names(overlap.views)) overlap by \(Wording.points(overlap.amount))"
      + height + (areUnrelated(overlap) ? ": no constraint keeps them apart." : ".")
      + (separating(overlap).map { " To settle it, \($0)." } ?? "")
  }

  /// “add download.leading >= file.trailing + 8 and let file resist at 749”
  package func separating(_ overlap: TextOverlap) -> String? {
    guard let (constraint, yielding) = separation(of: overlap) else { return nil }
    let priority = yielding.flatMap { entry in
      layout.system[entry].contentSize.map { content in
        " and let \(words.name(content.view)) resist at "
          + "\(layout.system[entry].priority.lowered(by: 1))"
      }
    }
    return "add \(constraint.equation(layout.system.name(of:)))" + (priority ?? "")
  }

  /// “ To let note wrap, add content.width == scroll.width.”, “ To end that, change stack.width == scroll.width
  /// to stack.width == scroll.width - 32.”
  func advice(on scroll: ViewID, with content: LayoutGuideID) -> String {
    if let (entry, constant) = fittingWidth(in: scroll, content) {
      return " To end that, \(words.change(of: entry, to: constant))."
    }
    return wrapping(in: scroll, contentWidth: layout.guides[content.index].width).map {
      text, constraint in
      " To let \(words.name(text)) wrap, add \(constraint.equation(layout.system.name(of:)))."
    } ?? ""
  }

  /// “No constraint leads from the content to cell.bottom, so cell is 0 high.”
  var openEnds: [(view: ViewID, text: String)] {
    Axis.allCases.compactMap { axis in
      guard let (edge, missing) = openEnd(axis) else { return nil }
      let name = words.name(.root)
      let size = Wording.number(layout[.root].alignmentRect.size[axis])
      return (
        .root,
        "No constraint leads from the content to \(name).\(edge), so "
          + "\(name) is \(size) \(Wording.adjective(axis))." + advice(missing)
      )
    }
  }

  private func advice(_ constraint: Constraint?) -> String {
    settlement(constraint).map { " To settle it, \($0)" } ?? ""
  }

  private func settlement(_ constraint: Constraint?) -> String? {
    constraint.map { "add \($0.equation(layout.system.name(of:)))." }
  }
}
