import SnugDiagnostics
import SnugGeometry
package import SnugLayout

/// The sentences about one conflict.
struct ConflictWording: ReasonWording {
  let conflict: Layout.Conflict
  let explanation: Explanation

  var layout: Layout { explanation.layout }
  var words: Wording { explanation.words }
  /// Whether only the constraints are known, and not what came of them.
  var isLog: Bool { layout.scene.consoleReport != nil }

  /// The conflict as a sum; `nil` if rounding hides it.
  var contest: Contest? { layout.contest(of: conflict) }

  /// The conflict as lengths that need more than a room, or fill less; `nil` if it is about where
  /// something is, and not about a size.
  var lengths: Contest? {
    contest.flatMap { contest in
      let isOfSizes =
        layout.system[conflict.broken].constraint.firstAttribute.isSize
        || (contest.wanted + contest.room).contains { $0.view != nil }
        || negative != nil
      return isOfSizes ? contest : nil
    }
  }

  /// “12 + 96 + 12 + 97 + 12 = 229; card has 220.”
  var details: String {
    guard let contest = lengths, contest.form != .equation, !contest.room.isEmpty,
      contest.wanted.count > 1
    else {
      return conflict.entries.count == 1
        ? "No size is negative."
        : [lengths.map { $0.excess > 0 } ?? false ? sum : "", position, directions]
          .filter { !$0.isEmpty }.joined(separator: " ")
    }
    let sum = ContestWording(contest: contest, explanation: explanation).required + "."
    return [sum, unaided, directions].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var fix: String? {
    if let instruction = unmasking ?? several { return instruction }
    return explanation.repairs(of: conflict).first.flatMap { repair in
      instruction(repair.amendment).map { $0 + cost(of: [repair]) }
    }
  }

  /// “lower title.width == 40 to 999”
  func instruction(_ amendment: Amendment) -> String? {
    switch amendment {
    case .priority(let entry, let priority):
      guard let (view, _, role) = layout.system[entry].contentSize else {
        return "lower \(layout.system[entry].description) to \(priority)"
      }
      return "let \(words.name(view)) \(role == .hugging ? "hug" : "resist") at \(priority)"
    case .arrangement: return rearranging(amendment)
    case .constant(let entry, let constant): return words.change(of: entry, to: constant)
    case .relation(let entry, let relation): return words.change(of: entry, to: relation)
    case .removal(let entry): return "remove \(layout.system[entry].description)"
    case .addition: return explanation.instruction(for: amendment).scene.map { "add \($0)" }
    }
  }

  var body: String {
    guard conflict.entries.count > 1 else {
      return "No size is negative, so this required constraint was broken. " + advice
    }
    let members = layout.members(of: conflict)
    let descriptions = members.map(condition)
    let isPair = descriptions.count == 2
    let sum = lacks.count == 1 && headline.rest.hasSuffix(": \(lacks[0])") ? "" : sum
    let margins = Wording.distinct(margins.map { "\($0.name) is \($0.length)" })
    let broken = layout.system[conflict.broken]
    let why =
      broken.contentSize != nil
      ? ", a content size," : isListedLast ? ", listed last," : ""
    let properties = words.arrangements(in: conflict.entries, withAlignment: true)
    let all =
      "\(words.list(descriptions, most: 12)) cannot \(isPair ? "both" : "all") hold"
      + (margins.isEmpty ? "." : ": \(words.list(margins)).")
    let outcome = "\(broken.description)\(why) is broken."
    // Readers look for the sum before a list.
    let isSumFirst = !sum.isEmpty && (lengths?.wanted.count ?? 0) > 1
    let sentences =
      (isSumFirst ? [sum] : [all]) + properties.map { "\($0)." }
      + (isSumFirst ? [unaided, directions, all] : [sum, position, unaided, directions])
      + [outcome, copies, advice]
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether readers see it: an Interface Builder file has the constraints of inner views first, which come last in a
  /// scene.
  private var isListedLast: Bool {
    let members = layout.members(of: conflict)
    guard members.max() == conflict.broken else { return false }
    let places = members.compactMap { layout.system[$0].isWritten ? layout.system[$0].range : nil }
    guard let own = layout.system[conflict.broken].range else { return true }
    return layout.scene[.root].interfaceBuilderObject == nil
      || places.allSatisfy { $0.offsets.lowerBound <= own.offsets.lowerBound }
  }

  /// “So is its copy, which can be removed first.”
  private var copies: String {
    let count = layout.conflicts.count { layout.isCopy($0, of: conflict) } - 1
    return switch count {
    case 0: ""
    case 1: "So is its copy, which can be removed first."
    default: "So are its \(Wording.count(count)) copies, which can be removed first."
    }
  }

  /// “20 + 8 + 20 = 48 is wanted, 44 available: label would be −4 high.”; empty if the constraints
  /// themselves show it, or readers could not follow the sum.
  var sum: String { lacks.isEmpty ? "" : lacks.joined(separator: ": ") + "." }

  /// What the constraints want and cannot have: “20 + 8 + 20 = 48 is wanted, 44 available”, “label would be
  /// −4 high”.
  var lacks: [String] {
    guard let contest = lengths else { return [] }
    let pieces = contest.wanted + contest.room
    let isPlain = pieces.allSatisfy {
      $0.factor.multiplierDescription.count <= ContestWording.mostDigits
    }
    let isObvious =
      conflict.entries.count <= (isLog ? 2 : 3) && pieces.count <= 2
      && pieces.allSatisfy { $0.factor == 1 }
    let totals = [contest.wantedTotal, contest.roomTotal].map { Wording.number($0) }
    let negative = negative
    guard isPlain, kept == nil, totals[0] != totals[1], !isObvious || negative != nil else {
      return []
    }
    // A single length that is less than the room is a limit, or a place, and not wanted.
    let isLimit =
      !isLog && contest.wantedTotal < contest.roomTotal && contest.wanted.count == 1
      && contest.wanted[0].view == nil
    // Nobody can see lengths of which each counts as a part of itself.
    let isOfShares =
      pieces.allSatisfy { $0.factor != 1 }
      || !isLog && pieces.contains { $0.view == nil && $0.factor < 1 }
    // Nor a row that is half of it on both sides, as around a center; the two places say it.
    let isMixed =
      [contest.wanted, contest.room].allSatisfy { $0.count { abs($0.total) > .sameLength } > 1 }
      && pieces.contains { $0.factor != 1 } && demands != nil
    let comparison =
      contest.room.isEmpty && !isLog || isLimit || isOfShares || isMixed
      ? nil : ContestWording(contest: contest, explanation: explanation).comparison
    let size = negative.map { item, axis, size in
      "\(layout.system.name(of: item)) would be \(Wording.number(size)) \(Wording.adjective(axis))"
    }
    return [comparison, size].compactMap(\.self)
  }

  /// The size that a view would have, if no sum shows its size as drawn.
  private var negative: (item: LayoutItem, axis: Axis, size: Double)? {
    layout.negativeSize(in: conflict).flatMap { negative in
      let isDrawn = layout.rect(of: negative.item).size[negative.axis] > .leastShown
      return isLog || !isDrawn || contest.map { $0.wanted.count < 2 } ?? true ? negative : nil
    }
  }

  /// “Even with name and date 0 wide, the others would not fit.”: the views of the sum whose own sizes are no part of the
  /// conflict.
  private var unaided: String {
    guard !isLog, !sum.isEmpty, negative == nil, let lengths, lengths.excess > 0 else { return "" }
    let views = layout.viewsLeftOut(of: conflict, on: lengths.axis)
    return views.isEmpty
      ? ""
      : "Even with \(words.names(views)) 0 \(Wording.adjective(lengths.axis)), the others would "
        + "not fit."
  }

  /// “The others give title.centerX == card.centerX - 30.”: where the others put an edge or a center;
  /// empty if the sum shows it, or if they only limit it.
  private var position: String {
    let constraint = layout.system[conflict.broken].constraint
    guard sum.isEmpty, constraint.secondItem != nil, !constraint.firstAttribute.isSize,
      let constant = layout.impliedConstant(ofBrokenIn: conflict)
    else { return "" }
    let others = conflict.entries.count == 2 ? "The other gives" : "The others give"
    return "\(others) \(layout.equation(of: conflict.broken, constant: constant))."
  }

  /// Why constraints on left and right edges are in conflict with those on leading and trailing ones in a layout from
  /// right to left. They may all hold from left to right.
  private var directions: String {
    let edges = conflict.entries.map { layout.system[$0].constraint }
      .filter { $0.firstAttribute.axis == .horizontal && $0.secondAttribute.isEnd != nil }
    guard layout.scene.layoutDirection == .rightToLeft,
      edges.contains(where: \.secondAttribute.isDirectional),
      edges.contains(where: \.secondAttribute.isAbsoluteEdge)
    else { return "" }
    return "From right to left, leading and trailing are mirrored, and left and right are not."
  }

  /// The margins in the conflict: “view.topMargin is 60”, because the equations don't show the
  /// lengths.
  var margins: [(view: ViewID, name: String, length: String)] {
    conflict.entries.flatMap { entry in
      let constraint = layout.system[entry].constraint
      let direction = layout.direction(of: constraint)
      return constraint.ends.filter(\.attribute.isOfMargins).map { item, attribute in
        let edge = layout.location(of: attribute.withoutMargins, of: item, direction)
        let length = abs(layout.location(of: attribute, of: item, direction) - edge)
        let name = layout.system.name(of: item)
        return (layout.system.view(of: item), "\(name).\(attribute)", Wording.number(length))
      }
    }
  }

  /// The description of a constraint: an equation, or the request of a content size.
  func condition(_ entry: EntryID) -> String {
    let entry = layout.system[entry]
    switch entry.origin {
    case .contentSize(let view, let axis, let role):
      let verb = role == .hugging ? "hugs" : "resists"
      let size = Wording.number(entry.target)
      return
        "\(words.name(view)) \(verb) at \(entry.priority) for its "
        + "\(words.isAssumed(view, axis) ? "assumed " : "")\(Wording.dimension(axis)) \(size)"
    case .stackView:
      // UIKit's identifier is also in logs. The author did not write the equation.
      let identifier = layout.scene.platform == .iOS ? entry.constraint.identifier : nil
      return entry.description + (identifier.map { " (\($0))" } ?? " (stack view)")
    case .autoresizingMask:
      return entry.description + " (autoresizing mask)"
    case .author, .rootSize, .fittingSize, .guide:
      return entry.description
    }
  }
}

extension Layout {
  /// An author's constraint with another constant or relation, in the syntax of a scene file.
  package func equation(
    of entry: EntryID, constant: Double? = nil, _ relation: Constraint.Relation? = nil
  ) -> String {
    writtenConstraint(of: entry, constant: constant, relation).equation(system.name(of:))
  }

  /// The constraint as the author wrote it, or with another constant or relation. In a scroll view the solved constraint differs.
  package func writtenConstraint(
    of entry: EntryID, constant: Double? = nil, _ relation: Constraint.Relation? = nil
  ) -> Constraint {
    var constraint = system[entry].constraint
    if case .author(let index) = system[entry].origin {
      constraint = scene.constraints[index]
    }
    constraint.constant = constant ?? constraint.constant
    constraint.relation = relation ?? constraint.relation
    return constraint
  }
}
