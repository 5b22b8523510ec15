import SnugGeometry
import SnugLayout

/// Contents of scroll views that scroll where they should not, or do not where they should.
extension Explanation {
  /// Scroll views whose content is wider than they are.
  func wideContents(but hidden: Set<ViewID>) -> [(view: ViewID, text: String)] {
    let guides = layout.system.guides
    let open = layout.openContentGuides(.horizontal)
    return guides.indices.compactMap { index in
      let owner = guides[index].owningView
      let excess = layout.guides[index].width - layout[owner].frame.width
      guard guides[index].kind == .content, !hidden.contains(owner),
        !open.contains(LayoutGuideID(index: index)), layout.isVisible(overhang: excess)
      else { return nil }
      return (
        view: owner,
        text:
          "The content of \(words.name(owner)) is \(Wording.number(layout.guides[index].width)) "
          + "wide, \(Wording.points(excess)) more than \(words.name(owner)): it scrolls sideways."
          + advice(on: owner, with: LayoutGuideID(index: index))
      )
    }
  }

  /// Whether a view in a scroll view is no larger than that, so that there is nothing to scroll.
  private func isNoLarger(_ constraint: Constraint) -> Bool {
    let isContentFirst = !layout.scene[layout.system.view(of: constraint.firstItem)].scrolls
    return constraint.multiplier == 1
      && (isContentFirst ? constraint.constant <= 0 : constraint.constant >= 0)
  }

  /// Scroll views whose content must be as high as they are, so that what is in it gives way and does not scroll.
  var tightContents: [(view: ViewID, text: String)] {
    let squeezing = contests.flatMap { contest -> [EntryID] in
      // Content that is as wide as its scroll view wraps, as it should.
      guard contest.axis == .vertical, contest.ambiguity == nil,
        contest.payers.contains(where: { $0.amount < 0 && $0.view != nil })
      else { return [] }
      return contest.constraints.filter {
        let made = layout.system[$0]
        return made.isWritten && made.priority.isRequired && made.constraint.relation == .equal
          && made.constraint.firstAttribute == .size(contest.axis) && layout.isScrollAxis($0)
          && isNoLarger(made.constraint)
      }
    }
    return Wording.distinct(squeezing).compactMap { entry in
      let made = layout.system[entry]
      let owner = made.constraint.ends.map { layout.system.view(of: $0.item) }
        .first { layout.scene[$0].scrolls }
      guard let owner else { return nil }
      let content = layout.scene.visibleViews.filter { layout.scene.isView($0, inside: owner) }
      let trial = trial(
        [.priority(entry: entry, .belowHugging)], about: content, on: [.vertical])
      let isWhole = content.allSatisfy { view in
        trial.size(of: view, .vertical)
          > (layout[view].intrinsicContentSize.size.vertical ?? 0) - .leastShown
      }
      guard trial.conflicts.isEmpty, isWhole else { return nil }
      return (
        view: owner,
        text: "\(words.name(owner)) does not scroll up and down: \(made.description) is "
          + "required. To let it scroll, lower that to \(LayoutPriority.belowHugging)."
      )
    }
  }
}

extension LayoutPriority {
  /// One below the usual hugging: contents that are smaller than a scroll view do not tie with it.
  static let belowHugging = LayoutPriority.defaultLow.lowered(by: 1)
}

extension Layout {
  /// Whether a constraint makes what a scroll view contains as wide or as high as that, so that it scrolls one way.
  func isScrollAxis(_ entry: EntryID) -> Bool {
    let constraint = system[entry].constraint
    guard constraint.firstAttribute.isSize, let other = constraint.secondItem else { return false }
    let views = [constraint.firstItem, other].map(system.view(of:))
    return zip(views, views.reversed()).contains {
      scene[$0].scrolls && scene.isView($1, inside: $0)
    }
  }
}
