import SnugGeometry
import SnugLayout

extension Wording {
  /// A phrase for what would give a view a size; `nil` for a stack view that already arranges
  /// views, and for a scroll view without any.
  func whatMeasures(_ id: ViewID, _ axis: Axis) -> String? {
    guard let stack = layout.scene[id].content.stack else {
      if case .textView = layout.scene[id].content {
        return "an intrinsicContentSize (isScrollEnabled: false)"
      }
      // A scroll view takes no size from its content.
      if layout.scene[id].scrolls {
        return layout.scene.visibleViews.first {
          layout.scene[$0].superview == id && !layout[$0].ambiguity.size[axis]
        }.map { "the \(Self.dimension(axis)) of \(name($0))" }
      }
      let hasSizedSubview = layout.scene.viewIDs.contains {
        layout.scene[$0].superview == id && !layout[$0].ambiguity.size[axis]
      }
      return hasSizedSubview
        ? "constraints to the edges of its subviews" : "an intrinsicContentSize"
    }
    let isEmpty = stack.arrangedSubviews.allSatisfy { layout.scene[$0].isHidden }
    return isEmpty ? "a visible arranged view" : nil
  }

  /// “row's alignment firstBaseline keeps only title below its top”: why a larger text beside the first one sticks out
  /// of its stack view.
  func baselineAlignment(of protrusion: Protrusion) -> String? {
    guard let stack = layout.scene[protrusion.superview].content.stack, stack.axis == .horizontal,
      let first = stack.arrangedSubviews.first(where: { !layout.scene[$0].isHidden }),
      first != protrusion.view, stack.arrangedSubviews.contains(protrusion.view),
      protrusion.amounts.count == 1, protrusion.amounts[0].axis == .vertical
    else { return nil }
    let edge: String? =
      switch (stack.alignment, protrusion.amounts[0].isAtEnd) {
      case (.firstBaseline, false): "below its top"
      case (.lastBaseline, true): "above its bottom"
      default: nil
      }
    return edge.map {
      "\(possessive(protrusion.superview)) alignment \(stack.alignment.rawValue) keeps only "
        + "\(name(first)) \($0)"
    }
  }

  /// A property of a stack view and its value, by UIKit's names: “alignment”, “top”.
  func property(
    _ arrangement: Amendment.Arrangement, of stack: ViewID?
  ) -> (name: String, value: String, isNumber: Bool) {
    switch arrangement {
    case .alignment(let alignment):
      let isRow =
        stack.flatMap { layout.scene[$0].content.stack?.axis }.map { $0 == .horizontal }
        ?? alignsVertically
      let value =
        switch alignment {
        case .leading where isRow: "top"
        case .trailing where isRow: "bottom"
        default: alignment.rawValue
        }
      return ("alignment", value, false)
    case .distribution(let distribution): return ("distribution", distribution.rawValue, false)
    case .spacing(let spacing): return ("spacing", spacing.shortDescription, true)
    }
  }

  /// Whether the alignment of a stack view in a console log, which does not tell its axis, places views
  /// vertically.
  private var alignsVertically: Bool {
    layout.constraints.contains {
      $0.systemKind == .stackAlignment && $0.constraint.firstAttribute.axis == .vertical
    }
  }

  /// Clauses about the sizes that stack views request with some constraints, without duplicates:
  /// “stack's fillEqually makes a and b equally wide”.
  ///
  /// - Parameter withAlignment: whether to include the alignment across the axis of a stack view.
  func arrangements(in entries: [EntryID], withAlignment: Bool) -> [String] {
    var clauses: [String] = []
    var shares: [(stack: ViewID, clauses: [String])] = []
    // The constraints of a stack view with the same identifier are one clause.
    var seen: [ViewID: Set<StackView.ConstraintIdentifier>] = [:]
    for entry in entries.map({ layout.system[$0] }) {
      guard let (id, identifier) = entry.stackView, let stack = layout.scene[id].content.stack
      else { continue }
      if identifier == .fillProportionally, let share = share(entry, of: stack) {
        if shares.last?.stack != id { shares.append((id, [])) }
        shares[shares.count - 1].clauses.append(share)
      } else if identifier != .alignment || withAlignment,
        seen[id, default: []].insert(identifier).inserted,
        let clause = arrangement(entry, identifier, of: stack, id)
      {
        clauses.append(clause)
      }
    }
    return clauses
      + shares.map { share in
        let stack = layout.scene[share.stack].content.stack
        let visible = stack.map(visibleViews) ?? []
        // UIKit's shares can add up to too much or too little; the last view takes the difference.
        var rest: String?
        if let stack, let last = visible.last, share.clauses.count == visible.count - 1 {
          rest = remainder(last, in: stack)
        }
        let clauses = list(share.clauses + [rest].compactMap(\.self))
        return "\(possessive(share.stack)) fillProportionally gives \(clauses)"
      }
  }

  private func visibleViews(_ stack: StackView) -> [ViewID] {
    stack.arrangedSubviews.filter { !layout.scene[$0].isHidden }
  }

  /// “c what is left: 110 − 60 − 30 − 20 = 0”
  private func remainder(_ view: ViewID, in stack: StackView) -> String {
    let visible = visibleViews(stack)
    func size(_ view: ViewID) -> Double { layout[view].alignmentRect.size[stack.axis] }
    let lengths = visible.dropLast().map(size) + [stack.spacing * Double(visible.count - 1)]
    let room = lengths.reduce(size(view), +)
    let terms = [room] + lengths.filter { $0 > .sameLength }
    let sum = terms.map { Self.number($0) }.joined(separator: " \u{2212} ")
    return "\(name(view)) what is left: \(sum) = \(Self.number(size(view)))"
  }

  /// The sum of all intrinsic sizes and the spacing, of which each view has its share.
  private func proportions(of stack: StackView) -> Double {
    let visible = visibleViews(stack)
    return visible.map { proportion(of: $0, in: stack) }
      .reduce(stack.spacing * Double(visible.count - 1), +)
  }

  private func proportion(of view: ViewID, in stack: StackView) -> Double {
    max(layout.system.measurements.proportion(of: view, stack.axis) ?? 0, 0)
  }

  /// “a 32 / 254.5 of 200 = 25.15”: its share of the sum of all intrinsic sizes and the spacing.
  private func share(_ entry: ConstraintSystem.Entry, of stack: StackView) -> String? {
    guard let view = entry.constraint.firstItem.view else { return nil }
    guard let item = entry.constraint.secondItem else { return "\(name(view)) nothing" }
    let total = proportions(of: stack)
    let own = proportion(of: view, in: stack)
    let whole = layout.rect(of: item).size[stack.axis]
    return "\(name(view)) \(Self.number(own)) / \(Self.number(total)) of \(Self.number(whole)) = "
      + Self.number(own / total * whole)
  }

  /// A clause about one constraint; `nil` for those that only align edges or only minimize a
  /// length.
  private func arrangement(
    _ entry: ConstraintSystem.Entry, _ identifier: StackView.ConstraintIdentifier,
    of stack: StackView, _ id: ViewID
  ) -> String? {
    let adverb = Self.adjective(entry.constraint.firstAttribute.axis ?? .vertical)
    switch identifier {
    case .canvasConnection:
      let visible = visibleViews(stack)
      guard visible.count == 1, entry.constraint.relation == .equal,
        entry.constraint.firstAttribute.axis == stack.axis
      else { return nil }
      let seen = stack.arrangedSubviews.count > 1 ? "visible " : ""
      return "\(name(visible[0])) is the only \(seen)view of \(name(id)), and fills it"
    case .hiding:
      guard let view = entry.constraint.firstItem.view else { return nil }
      return "\(name(view)) is hidden, so \(name(id)) makes it 0 \(adverb)"
    case .fillEqually:
      guard entry.constraint.firstItem.view != nil else {
        return stack.distribution == .equalCentering
          ? "\(name(id)) wants the centres of its views equally far apart at \(entry.priority)"
          : "\(possessive(id)) \(stack.distribution) makes its gaps equally \(adverb)"
      }
      let views = visibleViews(stack)
      return "\(possessive(id)) \(stack.distribution) makes \(names(views)) equally \(adverb)"
    case .alignment:
      guard stack.alignment == .fill else { return nil }
      return "\(possessive(id)) alignment is fill"
    default: return nil
    }
  }
}
