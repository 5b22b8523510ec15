import SnugGeometry
import SnugLayout

/// The sentences about conflicts with the constraints of a stack view. Each kind of constraint comes
/// from one property, and changing that is the first repair.
extension CauseSearch {
  var stackSentences: String {
    if first(.stackFillProportionally) != nil, first(.margins) != nil {
      return "Distribution fillProportionally shares out the whole stack view, although its layout "
        + "margins need room, too. Choose distribution fill, or set the margins to 0."
    }
    return stackFact + stackRepairs
  }

  /// What the stack view does, with the identifier of its constraints.
  private var stackFact: String {
    let name = stackName ?? "A stack view"
    if let member = first(.stackAlignment) {
      let axis = member.constraint.firstAttribute.axis ?? .vertical
      return "The alignment of \(stackName ?? "a stack view") gives its arranged views the same "
        + "\(axis == .vertical ? "vertical" : "horizontal") edges or centers\(identifier(.stackAlignment))"
        + (first(.stackEdge) == nil ? "" : ", at its own edges\(identifier(.stackEdge))")
        + ", and other constraints place or size them differently. "
    }
    if layout.isOfPositions(conflict), first(.stackEdge) != nil, first(.stackSpacing) == nil {
      return
        "\(name) puts its arranged views at its own edges\(identifier(.stackEdge)), and "
        + "another constraint places one of them elsewhere. "
    }
    if first(.stackFillProportionally) != nil {
      return "Distribution fillProportionally makes the arranged views of "
        + "\(stackName ?? "a stack view") as large as their contents are in proportion "
        + "(UISV-fill-proportionally), and other constraints size them differently. "
    }
    if layout.isOfPositions(conflict) {
      return
        "\(name) keeps its spacing between its arranged views\(identifier(.stackSpacing)), and other "
        + "constraints place them differently. "
    }
    return "\(name) is as large as its arranged views\(identifier(.stackEdge))"
      + (first(.stackSpacing) == nil
        ? "" : " and their spacing together\(identifier(.stackSpacing))")
      + ", and is required to have another size. "
  }

  /// “ (UISV-spacing)”; empty if the conflict has no constraint of the kind.
  private func identifier(_ kind: SystemConstraint.Kind) -> String {
    first(kind)?.constraint.identifier.map { " (\($0.withoutNumber))" } ?? ""
  }

  private var stackRepairs: String {
    if rearrangement == nil, let (entry, view) = positioned {
      let change =
        explanation.origin(of: entry) == nil
        ? "set \(explanation.swiftName(entry)).isActive = false"
        : "remove \(explanation.placed(entry))"
      return "An arranged view needs no position of its own: \(change), "
        + "and move \(layout.scene[view].name) by the stack view's spacing or "
        + "layoutMargins. "
    }
    return rearranging(
      orLetting: rearrangement == nil
        ? "leave one size open, or let one give way" : "let one give way")
  }

  /// “Set row.alignment = .center, or let one give way: …”, or only a constraint to lower.
  func rearranging(orLetting advice: String) -> String {
    guard let change = rearrangement?.amendment,
      case .arrangement(let stack, let arrangement) = change
    else { return lowering(advice.prefix(1).uppercased() + advice.dropFirst()) }
    let (property, value, _) = explanation.words.property(arrangement, of: stack)
    let advised =
      stack == nil
      ? "Set the stack view's \(property) to \(value)"
      : "Set " + explanation.instruction(for: change).swift
    return lowered == nil ? advised + "." : "\(advised), or " + lowering(advice)
  }

  /// The property of the stack view that makes constraints of the conflict, with a value that resolves
  /// it, and what that changes in the constraints of the log.
  var rearrangement: (amendment: Amendment, parts: [Amendment])? {
    let kinds: [SystemConstraint.Kind] =
      switch cause {
      case .fillEqually: [.stackFillEqually]
      case .stackContent: [.stackAlignment, .stackSpacing, .stackFillProportionally]
      case .hiddenArrangedView where isOfStackViews: [.stackSpacing]
      default: []
      }
    return kinds.lazy.compactMap(rearrangement(of:)).first
  }

  /// Whether no constraint of the conflict but those of stack views takes part.
  var isOfStackViews: Bool {
    members.allSatisfy { $0.system == .stackHiding || Self.stackKinds.contains($0.system) }
  }

  private func rearrangement(
    of kind: SystemConstraint.Kind
  ) -> (amendment: Amendment, parts: [Amendment])? {
    guard first(kind) != nil else { return nil }
    let options: [(Amendment.Arrangement, parts: [Amendment])] =
      switch kind {
      case .stackAlignment: alignments
      case .stackSpacing: [spacing].compactMap(\.self)
      default: [(.distribution(.fill), entries(of: kind).map { .removal(entry: $0) })]
      }
    return options.first { resolves($0.parts) }.map { (.arrangement(stackView, $0), $1) }
  }

  /// The spacing with which the lengths of the conflict fit.
  private var spacing: (Amendment.Arrangement, parts: [Amendment])? {
    let spaces = members.filter { $0.system == .stackSpacing && $0.constraint.constant != 0 }
    guard let contest = layout.contest(of: conflict),
      let constant = spaces.map(\.constraint.constant).min()
    else { return nil }
    let spacing = abs(constant) - abs(contest.excess) / Double(spaces.count)
    guard spacing >= 0 else { return nil }
    return (
      .spacing(spacing),
      spaces.map { .constant(entry: $0.entry, constant < 0 ? -spacing : spacing) }
    )
  }

  /// Other alignments than fill, with what they change: the views keep their sizes, inside the stack
  /// view.
  private var alignments: [(Amendment.Arrangement, parts: [Amendment])] {
    let aligned = entries(of: .stackAlignment) + entries(of: .stackEdge)
    guard let axis = first(.stackAlignment)?.constraint.firstAttribute.axis else { return [] }
    let across = aligned.map { layout[$0] }.filter { $0.constraint.firstAttribute.axis == axis }
    let ends = across.filter { $0.constraint.firstAttribute.isEnd == true }
    let starts = across.filter { $0.constraint.firstAttribute.isEnd == false }
    guard !ends.isEmpty, !starts.isEmpty else { return [] }
    let stack = stackView.map(LayoutItem.view)
    let inside = Set(across.flatMap { $0.constraint.ends.map(\.item) }).filter { $0 != stack }
    func limits(_ attribute: Constraint.Attribute, _ relation: Constraint.Relation) -> [Amendment] {
      guard let stack, across.contains(where: { $0.constraint.ends.contains { $0.item == stack } })
      else { return [] }
      return inside.sorted { layout.system.name(of: $0) < layout.system.name(of: $1) }.map {
        .addition(
          Constraint(
            firstItem: stack, firstAttribute: attribute, relation: relation, secondItem: $0,
            secondAttribute: attribute))
      }
    }
    let (start, end): (Constraint.Attribute, Constraint.Attribute) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let freeEnds = ends.map { Amendment.removal(entry: $0.id) }
    let freeStarts = starts.map { Amendment.removal(entry: $0.id) }
    let atEnd = limits(end, .greaterThanOrEqual)
    return [
      (.alignment(.center), freeStarts + freeEnds + limits(start, .lessThanOrEqual) + atEnd),
      (.alignment(.leading), freeEnds + atEnd),
    ]
  }

  /// All constraints of a kind in the log.
  private func entries(of kind: SystemConstraint.Kind) -> [EntryID] {
    layout.constraints.filter { $0.systemKind == kind }.map(\.id)
  }

  private func resolves(_ amendments: [Amendment]) -> Bool {
    explanation.resolves(conflict, explanation.trial(amendments, about: conflict.views))
  }

  /// The author's constraint that positions an arranged view, if the conflict can do without it.
  private var positioned: (entry: EntryID, view: ViewID)? {
    let arranged = Set(
      members.filter { $0.system == .stackEdge || $0.system == .stackSpacing }
        .flatMap { $0.constraint.ends.compactMap(\.item.view) }
    ).filter { $0 != stackView }
    for member in members where member.system == nil && !member.constraint.firstAttribute.isSize {
      guard
        let view = member.constraint.ends.compactMap(\.item.view).first(where: arranged.contains),
        resolves([.removal(entry: member.entry)])
      else { continue }
      return (member.entry, view)
    }
    return nil
  }

  /// The stack view whose constraints are in the conflict, if the log shows it and it is the author's.
  private var stackView: ViewID? {
    let made = members.filter { $0.system != nil && $0.system != .autoresizingMask }
    let views = made.flatMap { $0.constraint.ends.compactMap(\.item.view) }
    let candidates = views + views.compactMap { layout.scene[$0].superview }
    return candidates.first { view in
      layout.scene.consoleReport?.className(of: view)?.hasSuffix("StackView") ?? false
        && !layout.scene.isOfSystem(view)
    }
  }

  private var stackName: String? { stackView.map { layout.scene[$0].name } }
}
