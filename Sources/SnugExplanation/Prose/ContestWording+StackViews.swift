import SnugGeometry
import SnugLayout

/// Stack views that give their views their sizes.
extension ContestWording {
  /// The stack view that gives its views equal sizes.
  var equalStack: ViewID? {
    let stacks = constraints.compactMap { entry -> ViewID? in
      // With equalSpacing this is of the gaps.
      layout.system[entry].stackView.flatMap { stack in
        stack.identifier == .fillEqually && layout.scene[stack.id].content.stack?.axis == axis
          && layout.scene[stack.id].content.stack?.distribution == .fillEqually ? stack.id : nil
      }
    }
    // Beside it, what makes its views so large is the reason.
    let payers = contest.payers.compactMap(\.view)
    return contest.form == .row
      ? nil
      : stacks.first { stack in
        payers.isEmpty || payers.contains { layout.scene.isView($0, inside: stack) }
      }
  }

  /// The stack view that gives its views shares of its size.
  var proportionalStack: ViewID? {
    constraints.lazy.compactMap { entry in
      layout.system[entry].stackView.flatMap { $0.identifier == .fillProportionally ? $0.id : nil }
    }.first
  }

  /// Whether a view is as large as its stack view, across the stack view's axis.
  func fillsStack(_ view: ViewID) -> Bool { filledStack(view) != nil }

  /// “texts is 271 wide, and its alignment is fill”, “form is 280 wide, and its views must stay inside”
  func filledStack(_ view: ViewID) -> String? {
    if let (stack, largest) = stackOfLargest {
      return "it is as \(Wording.adjective(axis)) as \(words.name(largest)), and the alignment of "
        + "\(words.name(stack)) is fill"
    }
    guard contest.tie == nil, contest.payers.count == 1,
      !contest.kept.contains(where: {
        layout.system[$0].contentSize?.axis == axis && contest.form != .equal
      }),
      let superview = layout.scene[view].superview,
      let stack = layout.scene[superview].content.stack, stack.axis != axis,
      stack.alignment == .fill
        || contest.payers[0].amount < 0 && isAtEnds(view, of: superview),
      stack.arrangedSubviews.contains(view), !hasOwnSize(view),
      !contest.wanted.contains(where: { piece in
        piece.view.map { $0 != view && layout.scene[$0].superview == superview } ?? false
      })
    else { return nil }
    let model = contest.form == .equal && self.model != superview ? self.model.map(words.name) : nil
    let size =
      model.map { "as \(Wording.adjective(axis)) as \($0)" }
      ?? "\(Wording.number(layout[superview].alignmentRect.size[axis])) \(Wording.adjective(axis))"
    return "\(words.name(superview)) is \(size), and "
      + (stack.alignment == .fill ? "its alignment is fill" : "its views must stay inside")
  }

  /// Whether a view is as large as its stack view, by the constraints that keep it inside.
  private func isAtEnds(_ view: ViewID, of stack: ViewID) -> Bool {
    let isKept = contest.constraints.contains {
      layout.system[$0].stackView.map { $0.id == stack && $0.identifier == .spanningBoundary }
        ?? false
    }
    return isKept
      && abs(layout[stack].alignmentRect.size[axis] - layout[view].alignmentRect.size[axis])
        < .leastShown
  }

  /// The stack view that stretches the only view that gives way to the width of its largest one, or to its height, if
  /// that one gives up some of its own. Then the row of the stack view has no room to spare.
  var stackOfLargest: (stack: ViewID, largest: ViewID)? {
    guard contest.payers.count == 1, alike.isEmpty, contest.ambiguity == nil,
      contest.form != .equal, !isSingle,
      let payer = contest.payers.first, payer.amount > 0, !payer.isContainer,
      let view = payer.view, let superview = layout.scene[view].superview,
      let stack = layout.scene[superview].content.stack, stack.axis != axis,
      stack.alignment == .fill, stack.arrangedSubviews.contains(view), !hasOwnSize(view)
    else { return nil }
    // Without the margins of the stack view.
    let length = layout[view].alignmentRect.size[axis]
    let isAsLarge = stack.arrangedSubviews.contains { sibling in
      layout.contentSize(of: sibling, axis).map { abs($0 - length) < .sameLength } ?? false
    }
    if isAsLarge { return nil }
    return stack.arrangedSubviews.first {
      !layout.scene.isHidden($0) && layout.deformation(of: $0, axis).delta < 0 && !hasOwnSize($0)
    }.map { (superview, $0) }
  }

  /// “name gives way as well: see 1.”
  var bodyOfLargest: String? {
    guard let largest = stackOfLargest?.largest else { return nil }
    let reason = explanation.reasons.first { reason in
      reason.contests.contains { $0.axis == axis && $0.payer(largest) != nil }
    }
    return reason.map { "\(words.name(largest)) gives way as well: see \($0.number)." } ?? ""
  }

  /// Whether the author's constraint for the size of a view is the reason. Then its stack view is as large
  /// because of it.
  private func hasOwnSize(_ view: ViewID) -> Bool {
    contest.constraints.map { layout.system[$0] }.contains {
      $0.isWritten && $0.isSize && $0.constraint.firstItem == .view(view)
    }
  }

  /// “the alignment of cashRow and cardRow is fill”: the stack views that each view of several contests fills;
  /// `nil` unless each fills one.
  var filledStacks: String? {
    let stacks = all.map { contest in
      contest.payers[0].view.flatMap {
        ContestWording(contest: contest, explanation: explanation).filledStack($0)
      }
    }
    let superviews = all.compactMap { $0.payers[0].view.flatMap { layout.scene[$0].superview } }
    guard let first = stacks[0] else { return nil }
    if Set(superviews).count == 1 { return first }
    guard stacks.allSatisfy({ $0 != nil }) else { return nil }
    return "the alignment of \(words.names(Wording.distinct(superviews))) is fill"
  }
}
