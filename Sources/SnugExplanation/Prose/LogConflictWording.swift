import SnugGeometry
import SnugLayout
import SnugSolver

/// The sentences about the conflict of a console log.
struct LogConflictWording: ReasonWording {
  /// The sentences that a conflict has in a log and in a scene.
  let scene: ConflictWording

  private var conflict: Layout.Conflict { scene.conflict }
  private var explanation: Explanation { scene.explanation }
  private var layout: Layout { explanation.layout }
  private var words: Wording { explanation.words }

  var headline: Headline { scene.headline }
  var details: String { scene.details }
  /// What the text proposes: where it tells of a cause, the constraint that should give way.
  var fix: String? {
    if let removal = scene.search.removal { return removal }
    switch scene.search.cause {
    case nil, .systemViews, .autoresizingMask, .fillEqually, .stackContent, .twoConstants:
      return scene.fix
    default:
      return scene.search.lowered.flatMap {
        scene.instruction(.priority(entry: $0, Explanation.almostRequired))
      } ?? scene.fix
    }
  }

  var body: String {
    let advice = scene.search.sentences ?? scene.search.onlyYours + scene.advice
    guard conflict.entries.count > 1 else {
      return "No size is negative, so this required constraint was broken. " + advice
    }
    let body = opening + margins + sum + unstated + broken + inner + advice
    return body.hasSuffix(" ") ? String(body.dropLast()) : body
  }

  /// The constraints, if a sentence has room for them. The text lists all of them below.
  private var opening: String {
    guard conflict.entries.count <= Self.mostInSentence else { return "" }
    let isPair = conflict.entries.count == 2
    return "\(words.list(conflict.entries.map(scene.condition))) cannot "
      + "\(isPair ? "both" : "all") hold. "
  }

  /// The limit for constraints in a sentence.
  private static let mostInSentence = 3

  /// “view.topMargin and view.bottomMargin are assumed to be 8. ”
  private var margins: String {
    let margins = scene.margins
    let parts = Wording.distinct(margins.map(\.length)).map { length in
      let names = Wording.distinct(margins.filter { $0.length == length }.map(\.name))
      return "\(words.list(names)) \(names.count == 1 ? "is" : "are") assumed to be \(length)"
    }
    return parts.isEmpty ? "" : words.list(parts) + ". "
  }

  // MARK: The sum

  private var sum: String {
    if layout.isOfPositions(conflict) { return positions }
    let isInHeadline = scene.headline.rest.hasSuffix(scene.lacks.joined(separator: ": "))
    return isInHeadline && unstated.isEmpty || scene.sum.isEmpty ? "" : scene.sum + " "
  }

  /// “Measured from card.centerY, title.centerY is at 0 by the others, and at −30 by the broken one. ”
  private var positions: String {
    let constraint = layout.writtenConstraint(of: conflict.broken)
    guard let second = constraint.secondItem, constraint.multiplier == 1,
      let (constant, relation) = layout.position(ofBrokenIn: conflict)
    else { return "" }
    let (first, origin) = (
      "\(layout.system.name(of: constraint.firstItem)).\(constraint.firstAttribute)",
      "\(layout.system.name(of: second)).\(constraint.secondAttribute)"
    )
    let others = conflict.entries.count == 2 ? "the other" : "the others"
    return
      "Measured from \(origin), \(first) is at \(place(constant, relation)) by \(others), and at "
      + "\(place(constraint.constant, constraint.relation)) by the broken one. "
  }

  private func place(_ constant: Double, _ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: Wording.number(constant)
    case .lessThanOrEqual: "\(Wording.number(constant)) or less"
    case .greaterThanOrEqual: "\(Wording.number(constant)) or more"
    }
  }

  /// The views in the sum of which the log states no length: “The log does not state the heights of
  /// title and price. ”
  private var unstated: String {
    let open = layout.unstatedSizes(in: conflict).filter { $0.item.view != nil }
    guard !open.isEmpty, !scene.sum.isEmpty else { return "" }
    let isSingle = layout.negativeSize(in: conflict) != nil
    let sizes = Axis.allCases.compactMap { axis -> String? in
      let names = open.filter { $0.axis == axis }.map { layout.system.name(of: $0.item) }
      guard !names.isEmpty else { return nil }
      let dimension = Wording.dimension(axis)
      return "\(names.count == 1 ? dimension : dimension + "s") of \(words.list(names))"
    }
    return "The log does not state the \(words.list(sizes))"
      + (isSingle ? ". " : ", which \(open.count == 1 ? "comes" : "come") on top. ")
  }

  // MARK: The broken constraint

  private var broken: String {
    let entry = layout.system[conflict.broken]
    switch layout.brokenMembership {
    case .member where entry.origin == layout.loggedBroken:
      return "\(entry.description), as the console says, is broken. "
    case .unneeded:
      return
        "The console broke \(consoleBroken), but even without it the others cannot all hold. "
        + "\(words.framework) does not document its choice; something that the log does not show, such as "
        + "the size of a content, may connect it. "
    case .unknown:
      return "The console broke \(consoleBroken). Whether the conflict needs it was not found out. "
    case .member, nil:
      return "The log does not say which one was broken: \(entry.description) is assumed. "
    }
  }

  private var consoleBroken: String {
    layout.loggedBroken.flatMap(layout.system.entry).map { layout.system[$0].description }
      ?? "another constraint"
  }

  /// “Without it, stack would still be −10 wide. ”
  private var inner: String {
    guard let inner = layout.innerConflicts.first, layout.conflicts.first == conflict else {
      return ""
    }
    guard let (item, axis, size) = layout.negativeSize(in: inner) else {
      return "Without it, the others still cannot all hold. "
    }
    return "Without it, \(layout.system.name(of: item)) would still be "
      + "\(Wording.number(size)) \(Wording.adjective(axis)). "
  }
}

extension Layout {
  /// The origin of the constraint that the log names as broken.
  var loggedBroken: ConstraintSystem.Origin? {
    scene.consoleReport?.namesBrokenConstraint ?? false
      ? .author(scene.constraints.count - 1) : nil
  }

  /// The sizes in the proof of a conflict that no constraint of the log states, which only have to be at
  /// least 0.
  func unstatedSizes(in conflict: Conflict) -> [(item: LayoutItem, axis: Axis)] {
    terms(of: conflict).compactMap { term in
      guard case .domain(let variable) = term.part else { return nil }
      let owner = system.owner(of: variable)
      let isStated = system.entries.contains { entry in
        entry.isWritten && entry.isSize && entry.constraint.firstItem == owner.item
          && entry.constraint.firstAttribute == .size(owner.axis)
      }
      return isStated ? nil : owner
    }
  }
}
