import SnugGeometry
import SnugLayout

/// How an ambiguity is settled.
extension AmbiguityWording {
  /// The ways to settle it. For several rows, which are independent of each other, those of all in
  /// one.
  var settlements: [Settlement] {
    let own = explanation.settlements(of: ambiguity)
    let others = alike.map(explanation.settlements)
    return own.indices.compactMap { index in
      let joined = ([own] + others).compactMap { $0.indices.contains(index) ? $0[index] : nil }
      guard joined.count == alike.count + 1 else { return nil }
      return Settlement(
        amendments: joined.flatMap(\.amendments), deformed: joined.flatMap(\.deformed))
    }
  }

  /// “To settle it, let title resist at 749 (title truncates), or let price resist at 749 (price
  /// truncates).”, “To settle it, let title or price hug at 249.”
  func advice(_ settlements: [Settlement]) -> String {
    if let roomless { return "To settle it, \(roomless)." }
    let effects = settlements.map(effects)
    // Truncation needs no mention if every one of several ways truncates, unless hardly anything of a text remains.
    let areAlike =
      settlements.count > 1 && Set(effects).count == 1
      && !settlements.contains { !squeezed($0).isEmpty }
    if areAlike, let either = either(of: settlements) { return "To settle it, \(either)." }
    let isObvious =
      settlements.count == 1 && settlements[0].deformed.count == 1
      && verb(settlements[0].deformed[0]) == "shrink"
      && settlements[0].amendments.allSatisfy {
        $0.entry.flatMap { layout.system[$0].contentSize?.view } == settlements[0].deformed[0].view
      }
    let ways = zip(settlements, effects).map { settlement, effects in
      phrase(settlement.amendments)
        + (areAlike || effects.isEmpty || isObvious ? "" : " (\(effects))")
    }
    return "To settle it, \(ways.joined(separator: ", or "))."
  }

  /// “make more room: no priority shows all of them”: where each way to settle it leaves nothing of a view. `nil` if they
  /// are not in one row, or a limit takes something of one whatever the room is.
  var roomless: String? {
    let settlements = settlements
    guard ambiguity.kind == .resistance, alike.isEmpty, !settlements.isEmpty,
      ambiguity.contents.count == ambiguity.dimension + 1,
      settlements.allSatisfy({ settlement in
        settlement.deformed.contains {
          $0.amount < 0 && layout.harm(to: $0.view, axis, by: $0.amount) == .zero
        }
      })
    else { return nil }
    return ends.isEmpty
      ? "make more room\(axis == .vertical ? " in height" : ""): no priority shows all of them"
      : nil
  }

  /// “title truncates”, “title and price truncate”. Stretched views are left out, because the
  /// settlement implies them.
  func effects(_ settlement: Settlement) -> String {
    let shrunk = settlement.deformed.filter { $0.amount <= 0 }
    // All give up something in any case.
    if shrunk.count == ambiguity.namedViews.count,
      !shrunk.contains(where: { verb($0) != "truncate" })
    {
      return ""
    }
    let phrases = ["truncate", "wrap", "shrink", "cut"].compactMap { verb -> String? in
      let views = shrunk.filter { self.verb($0) == verb }.map(\.view)
      guard !views.isEmpty else { return nil }
      let isOne = views.count == 1
      return words.names(views)
        + (verb == "cut" ? isOne ? " is cut" : " are cut" : " \(verb)\(isOne ? "s" : "")")
    }
    let gone = shrunk.filter { layout.harm(to: $0.view, axis, by: $0.amount) == .zero }
      .map(\.view)
    return words.list(
      phrases + squeezed(settlement) + (gone.isEmpty ? [] : [words.nothingLeft(of: gone, axis)]))
  }

  /// “price keeps 7.5 of its 115.5”: the texts of which hardly anything is left.
  private func squeezed(_ settlement: Settlement) -> [String] {
    settlement.deformed.filter {
      $0.amount <= 0 && layout.harm(to: $0.view, axis, by: $0.amount) == .squeezed
        && verb($0) == nil
    }.map { deformed in
      let intrinsic = layout[deformed.view].intrinsicContentSize.size[axis] ?? 0
      return
        "\(words.name(deformed.view)) keeps \(Wording.number(intrinsic + deformed.amount)) of its "
        + Wording.number(intrinsic)
    }
  }

  /// `nil` for a text of which hardly anything is left, or nothing.
  private func verb(_ deformed: Settlement.Deformed) -> String? {
    let harm = layout.harm(to: deformed.view, axis, by: deformed.amount)
    let content = layout.scene[deformed.view].content
    if harm == .squeezed {
      return content.adaptsToWidth && !content.mayHugLongestLine ? "wrap" : nil
    }
    if harm == .zero { return nil }
    if axis == .vertical, content.mainText != nil { return "cut" }
    let isCut = harm == .truncated
    let isText = content.mainText != nil
    return isCut ? "truncate" : isText ? "wrap" : "shrink"
  }

  /// “constrain the horizontal positions of a and b”, “make a, b and c equally wide”, “give title
  /// and price width constraints”.
  func phrase(_ amendments: [Amendment]) -> String {
    let isAlone = amendments.count == 1
    let listed = words.list(amendments.map { phrase($0, isAlone: isAlone) })
    let additions = amendments.compactMap { amendment -> Constraint? in
      if case .addition(let constraint) = amendment { constraint } else { nil }
    }
    guard additions.count == amendments.count else { return priorities(of: amendments) ?? listed }
    let views = additions.map { $0.firstItem.view ?? .root }
    if !isAlone, !additions.contains(where: \.firstAttribute.isSize) {
      return "constrain the \(axis.rawValue) positions of \(words.names(views))"
    }
    if let model = additions[0].secondItem?.view, additions.allSatisfy(\.secondAttribute.isSize) {
      return "make \(words.names([model] + views)) equally \(Wording.adjective(axis))"
    }
    guard additions.allSatisfy(\.firstAttribute.isSize), !isAlone || ambiguity.dimension > 1 else {
      return listed
    }
    let dimension = Wording.dimension(axis)
    if additions.count >= ambiguity.dimension {
      return "give \(words.names(views.sorted())) \(dimension) constraints"
    }
    // If fewer sizes are set than are ambiguous, other lengths would not resolve the ambiguity.
    let lengths = zip(views, additions).map { view, constraint in
      "\(words.name(view)) a \(dimension) of \(Wording.number(constraint.constant))"
    }
    return "give \(words.list(lengths))"
  }

  /// “let title resist at 749 and hug at 249”, “let v1 and v2 hug at 249”; `nil` unless only the
  /// priorities of one view change, or those of several alike.
  private func priorities(of amendments: [Amendment]) -> String? {
    changes(amendments).map { "let \(words.names($0.views)) \($0.text)" }
  }

  /// “let title or price resist at 749”: either settles it with the same harm, and only the author knows whose
  /// content matters more. `nil` for other ways.
  func either(of settlements: [Settlement]) -> String? {
    let ways = settlements.compactMap { changes($0.amendments) }
    let views = ways.flatMap(\.views)
    let harms = settlements.map { settlement in
      settlement.deformed.map { layout.harm(to: $0.view, axis, by: $0.amount) }.max() ?? .none
    }
    guard settlements.count == 2, ways.count == 2, views.count == 2, ways[0].text == ways[1].text,
      harms[0] == harms[1]
    else { return nil }
    return "let \(words.list(views.map(words.name), joining: "or")) \(ways[0].text)"
  }

  /// “title”, “resist at 749 and hug at 249”
  private func changes(_ amendments: [Amendment]) -> (views: [ViewID], text: String)? {
    let changes = amendments.compactMap { amendment -> (view: ViewID, text: String)? in
      guard case .priority(let entry, let priority) = amendment,
        let (view, _, role) = layout.system[entry].contentSize
      else { return nil }
      return (view, "\(role == .hugging ? "hug" : "resist") at \(priority)")
    }
    let views = Wording.distinct(changes.map(\.view))
    let texts = Wording.distinct(changes.map(\.text))
    guard !views.isEmpty, changes.count == amendments.count,
      changes.count == views.count * texts.count
    else { return nil }
    return (views, words.list(texts))
  }

  private func phrase(_ amendment: Amendment, isAlone: Bool) -> String {
    switch amendment {
    case .priority(let entry, let priority):
      return priorities(of: [amendment])
        ?? "\(priority < layout.system[entry].priority ? "lower" : "raise") "
        + "\(layout.system[entry].description) to \(priority)"
    case .addition(let constraint):
      let view = constraint.firstItem.view ?? .root
      guard constraint.firstAttribute.isSize else {
        return "constrain the \(axis.rawValue) position of \(words.name(view))"
      }
      let phrase = "give \(words.name(view)) a \(Wording.dimension(axis)) constraint"
      let isMeasured = layout[view].intrinsicContentSize.size[axis] != nil
      // Content with the size that is drawn has the same effect as a constraint with that size.
      let measure = isAlone && !isMeasured ? words.whatMeasures(view, axis) : nil
      return phrase + (measure.map { " or \($0)" } ?? "")
    case .constant(let entry, let constant): return words.change(of: entry, to: constant)
    case .relation(let entry, let relation): return words.change(of: entry, to: relation)
    case .removal, .arrangement:
      // The search does not produce these amendments.
      return explanation.instruction(for: amendment).interfaceBuilder
    }
  }
}
