import SnugGeometry
import SnugLayout

/// What would settle a conflict.
extension ConflictWording {
  var search: CauseSearch { CauseSearch(conflict, in: explanation) }

  /// The advice: no autoresizing mask for a view that the author constrains, or else a lower
  /// priority for a member that has one, or another constant.
  var advice: String {
    if let unmasking { return "To settle it, \(unmasking)." }
    if layout.isReversed(conflict.broken),
      case .removal(let entry)? = explanation.repairs(of: conflict).first?.amendment
    {
      return "To settle it, remove \(named(entry))."
    }
    if let several { return "To settle it, \(several)." }
    if let signed { return "To settle it, \(signed)." }
    let repairs = explanation.lowerable(in: conflict)
    let lowered = repairs.compactMap(\.amendment.entry)
    let rearranged = explanation.rearrangements(for: conflict).map {
      rearranging($0.amendment) + cost(of: [$0])
    }
    let grown = grown
    var options = Array(rearranged.prefix(Self.mostOptions - 1))
    if let grown { options.append(grown) }
    options += lowering(repairs)
    if grown == nil, let moved = moved(besides: lowered) {
      // What cuts nothing is first.
      let isFirst =
        if case .constant? = explanation.repairs(of: conflict).first?.amendment { true } else {
          false
        }
      options.insert(moved, at: isFirst ? rearranged.count : options.count)
    }
    options = Array(options.prefix(Self.mostOptions))
    if options.isEmpty {
      options = Wording.distinct(margins.map(\.view)).map {
        "make \(words.possessive($0)) margins smaller"
      }
      options += conflict.entries.compactMap(sizeOfRoot).map { "change \($0)" }
    }
    guard options.isEmpty else {
      return "To settle it, \(options.joined(separator: ", or "))."
    }
    let whose =
      conflict.entries.count <= Explanation.mostRepaired
      ? "None of them" : "None of the first \(explanation.changeable(in: conflict).count)"
    return search.sentences ?? "\(whose) has a priority or a constant that could be changed."
  }

  /// “set header.translatesAutoresizingMaskIntoConstraints to false and constrain its width and horizontal position”:
  /// without its mask, the author's constraints alone place a view.
  var unmasking: String? {
    guard let member = search.masked, let view = member.constraint.firstItem.view else {
      return nil
    }
    let views = isLog ? search.maskedViews : [view]
    let names = views.map { "\(words.name($0)).translatesAutoresizingMaskIntoConstraints" }
    let advice = "set \(words.list(names)) to false"
    // A log does not have the constraints that are in no conflict.
    if isLog { return advice }
    let open = explanation.openWithoutMask(member.entry, of: view)
    let sizes = Axis.allCases.filter { axis in open.contains { $0.isSize && $0.axis == axis } }
    let origins = Axis.allCases.filter { axis in open.contains { !$0.isSize && $0.axis == axis } }
    let missing =
      (sizes.count == 2 ? ["size"] : sizes.map(Wording.dimension))
      + (origins.count == 2 ? ["position"] : origins.map { "\($0.rawValue) position" })
    return advice + (missing.isEmpty ? "" : " and constrain its \(words.list(missing))")
  }

  /// “lower card.leading == view.leading + 20 and card.trailing == view.trailing - 20 to 999”, “change row.right ==
  /// view.right - 16 to row.trailing == view.trailing - 16”, “replace side.width == 1/3 * view.width and main.width ==
  /// 2/3 * view.width by main.width == 2 * side.width”: what no change of one number settles as well.
  var several: String? {
    let ends = explanation.ends(aroundLimitOf: conflict)
    if !ends.isEmpty {
      return "lower \(words.list(ends.map(condition))) to \(Explanation.almostRequired)"
    }
    if let (stack, view, spacing) = explanation.customSpacing(insteadOfGapIn: conflict) {
      return "set \(words.possessive(stack)) customSpacing after \(words.name(view)) to "
        + "\(Wording.number(spacing)), and remove \(condition(conflict.broken))"
    }
    let exchanged = explanation.exchanged(in: conflict).map { entry, constraint in
      "\(condition(entry)) to \(constraint.equation(layout.system.name(of:)))"
    }
    if !exchanged.isEmpty { return "change \(words.list(exchanged))" }
    if let (entry, constraint) = explanation.directed(conflict) {
      return "change \(named(entry)) to \(constraint.equation(layout.system.name(of:)))"
    }
    return explanation.proportions(insteadOfSharesIn: conflict).map { shares, proportions in
      "replace \(words.list(shares.map(condition))) by "
        + words.list(proportions.map { $0.equation(layout.system.name(of:)) })
    }
  }

  /// “change the broken one to card.trailing == view.trailing - 8”: a distance with the other sign.
  private var signed: String? {
    guard case .constant(let entry, let constant)? = explanation.signed(in: conflict)?.amendment
    else { return nil }
    return "change \(named(entry)) to \(layout.equation(of: entry, constant: constant))"
  }

  /// “change the broken one to card.bottom >= image.bottom + 12”: a distance that may be larger.
  private var grown: String? {
    explanation.repairs(of: conflict).lazy.compactMap { repair in
      guard case .relation(let entry, let relation) = repair.amendment else { return nil }
      return "change \(named(entry)) to \(layout.equation(of: entry, relation))"
    }.first
  }

  /// “change it to card.bottom == image.bottom + 22”: another constant. The broken constraint is preferred,
  /// because then the other constraints stay satisfied as drawn. The root's size is excluded, because the
  /// author can't change the screen.
  private func moved(besides lowered: [EntryID]) -> String? {
    explanation.changeable(in: conflict).lazy.filter { entry in
      sizeOfRoot(entry) == nil
        && (lowered.isEmpty || !explanation.isLimit(entry) && !isOneOfEqualMargins(entry))
    }.compactMap { entry in
      guard let constant = explanation.repairedConstant(of: entry, in: conflict),
        lowered.isEmpty || isWanted(constant, for: entry),
        constant.isShort
      else { return nil }
      let isKnown = conflict.entries.count == 1 || lowered == [entry]
      return "change \(isKnown ? "it" : named(entry)) to "
        + layout.equation(of: entry, constant: constant)
    }.first
  }

  /// Whether the opposite edge of a view has the same distance, which would then be another one.
  private func isOneOfEqualMargins(_ entry: EntryID) -> Bool {
    guard let inset = explanation.inset(of: entry) else { return false }
    let constraint = layout.system[entry].constraint
    return conflict.entries.contains { other in
      let made = layout.system[other].constraint
      return other != entry && explanation.inset(of: other) == inset
        && made.firstAttribute.axis == constraint.firstAttribute.axis
        && made.firstAttribute != constraint.firstAttribute
        && Set(made.ends.map(\.item)) == Set(constraint.ends.map(\.item))
    }
  }

  private func named(_ entry: EntryID) -> String {
    entry == conflict.broken ? "the broken one" : condition(entry)
  }

  /// The greatest number of alternatives in the advice. The text does not say that there are no others.
  private static let mostOptions = 3

  /// “set row's alignment to top”
  func rearranging(_ amendment: Amendment) -> String {
    guard case .arrangement(let view, let arrangement) = amendment else { return "" }
    let (property, value, _) = words.property(arrangement, of: view)
    return "set \(view.map(words.possessive) ?? "the stack view's") \(property) to \(value)"
  }

  /// “lower either of them to 999”, “lower banner.height == 110 to 749 (then caption is cut)”
  private func lowering(_ repairs: [Repair]) -> [String] {
    Wording.distinct(repairs.compactMap(\.priority)).map { priority in
      let own = repairs.filter { $0.priority == priority }
      // Where they cost different things, the cheapest one, as in pictures.
      let alike =
        Set(own.map(cost)).count == 1 ? own : [own.min { $0.isCheaper(than: $1) } ?? own[0]]
      return lowering(alike.compactMap(\.amendment.entry), to: priority) + cost(of: alike)
    }
  }

  private func lowering(_ entries: [EntryID], to priority: LayoutPriority) -> String {
    let others = layout.members(of: conflict).filter { !entries.contains($0) }
    let sizes = others.compactMap(sizeOfRoot)
    let object: String
    if entries == [conflict.broken], layout.system[conflict.broken].contentSize == nil {
      object = "it"
    } else if others.isEmpty {
      object = entries.count == 2 ? "either of them" : "any of them"
    } else if sizes.count == others.count, entries.count > 2 {
      object = "any of them except \(words.list(sizes))"
    } else {
      object = words.list(
        entries.sorted { $1 != conflict.broken && ($0 == conflict.broken || $0 < $1) }
          .map(demand), most: 12, joining: "or")
    }
    return "lower \(object) to \(priority)"
  }

  /// “ (then heading has no height left)”: what changes that are worded together do to other contents; empty if they
  /// do nothing, or not the same.
  func cost(of repairs: [Repair]) -> String {
    let costs = Wording.distinct(repairs.map(cost))
    return costs.count == 1 && !costs[0].isEmpty ? " (then \(costs[0]))" : ""
  }

  private func cost(of repair: Repair) -> String {
    // The sizes of a log are not known, nor is that of a view before its first layout.
    if isLog || explanation.isSizeToCome(conflict) { return "" }
    let lost = repair.violations.compactMap {
      violation -> (view: ViewID, axis: Axis, harm: Harm)? in
      guard let (view, axis, role) = layout.system[violation.entry].contentSize,
        role == .compressionResistance, violation.entry != repair.amendment.entry
      else { return nil }
      return (view, axis, layout.harm(to: view, axis, by: -violation.amount))
    }
    let phrases = Axis.allCases.flatMap { axis -> [String] in
      let own = lost.filter { $0.axis == axis }
      let gone =
        own.filter { $0.harm == .zero }.map(\.view)
        + repair.emptied.filter { $0.axis == axis }.map(\.view)
      let harmed = own.filter { (.truncated ..< .zero).contains($0.harm) }.map(\.view)
      let texts = harmed.filter { layout.scene[$0].content.mainText != nil }
      let wrapping = texts.filter {
        axis == .horizontal && layout.scene[$0].content.adaptsToWidth
      }
      let cut = texts.filter { !wrapping.contains($0) }
      let shrunk = harmed.filter { layout.scene[$0].content.mainText == nil }
      let tied = repair.tied.filter { $0.axis == axis }.map(\.view)
      func phrase(_ views: [ViewID], _ one: String, _ many: String) -> [String] {
        if views.isEmpty { return [] }
        return tied.count > 1 && views.allSatisfy(tied.contains)
          ? ["\(words.list(tied.map(words.name), joining: "or")) \(one)"]
          : ["\(words.names(views)) \(views.count == 1 ? one : many)"]
      }
      let isCut = axis == .vertical ? ("is cut", "are cut") : ("truncates", "truncate")
      return (gone.isEmpty ? [] : [words.nothingLeft(of: gone, axis)])
        + phrase(cut, isCut.0, isCut.1) + phrase(wrapping, "wraps", "wrap")
        + phrase(shrunk, "shrinks", "shrink")
    }
    return words.list(Wording.distinct(phrases))
  }

  /// “view.width” if a constraint is the root's size from the author.
  private func sizeOfRoot(_ entry: EntryID) -> String? {
    guard case .rootSize(let axis) = layout.system[entry].origin else { return nil }
    return "\(words.name(.root)).\(Wording.dimension(axis))"
  }

  /// Whether a constant is a plausible replacement: a size must not become 0, which would hide the
  /// view, and a distance must not become 0, change its sign, or be many times as large, which is our choice.
  private func isWanted(_ constant: Double, for entry: EntryID) -> Bool {
    let constraint = layout.writtenConstraint(of: entry)
    if let axis = constraint.firstAttribute.axis, constraint.firstAttribute.isSize {
      guard constraint.secondItem == nil, let view = constraint.firstItem.view else { return true }
      // A smaller size would cut a text for good.
      let content =
        layout.scene[view].content.mainText == nil
        ? 0 : layout[view].intrinsicContentSize.size[axis] ?? 0
      return constant > 0 && constant > min(content, constraint.constant) - .sameLength
    }
    return constraint.constant * constant > 0 && abs(constant) < 4 * abs(constraint.constant)
  }

  /// The owner of the priority: an equation, or the resistance or hugging of a view.
  private func demand(_ entry: EntryID) -> String {
    guard let (view, _, role) = layout.system[entry].contentSize else {
      return condition(entry)
    }
    return "the \(role == .hugging ? "hugging" : "resistance") of \(words.name(view))"
  }
}
