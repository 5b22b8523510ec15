import AutoLayout
import Geometry
import Typesetting

extension Explanation {
  /// Why a view was stretched or compressed.
  func prose(for contest: Contest) -> Prose {
    let words = ContestWording(contest: contest, layout: layout)
    return Prose(
      headline: words.headline,
      body: [words.sum, words.decision, words.wrapping].filter { !$0.isEmpty }
        .joined(separator: " "))
  }
}

/// The sentences about one contest.
///
/// Contests are told in the order of decision: what holds, who stood firm, who yields.
private struct ContestWording {
  let contest: Contest
  let layout: Layout

  private var words: Wording { Wording(layout: layout) }
  private var isStretched: Bool { contest.deformation.delta > 0 }
  private var amount: Double { abs(contest.deformation.delta) }
  private var name: String { words.name(contest.view) }

  /// “label1 is 120 points narrower than its text.”
  var headline: String {
    let adjective =
      switch contest.axis {
      case .horizontal: isStretched ? "wider" : "narrower"
      case .vertical: isStretched ? "taller" : "shorter"
      }
    let content = words.content(of: contest.view, contest.axis)
    if layout[contest.view].alignmentRect.size[contest.axis] == 0 {
      return "\(name) is gone: nothing is left of the \(Wording.points(amount)) of \(content)."
    }
    return "\(name) is \(Wording.points(amount)) \(adjective) than \(content)."
  }

  /// “16 + 79 + 8 + 170 + 16 = 289 is wanted and 375 must be filled.”
  var sum: String {
    guard !contest.wanted.isEmpty else { return "" }
    let available = sum(of: contest.available, total: contest.availableTotal)
    let wanted = sum(of: contest.wanted, total: contest.wantedTotal)
    if contest.available.isEmpty { return "" }
    return isStretched
      ? "\(wanted) is wanted and \(available) must be filled."
      : "\(wanted) is wanted and there \(available == "1" ? "is" : "are") \(available)."
  }

  private func sum(of terms: [Contest.Term], total: Double) -> String {
    let total = total * scale
    let parts = terms.map { term in
      let factor = term.factor * scale
      return abs(factor - 1) < 1e-9
        ? Wording.number(term.value)
        : "\(Wording.number(factor)) × \(Wording.number(term.value))"
    }
    guard parts.count > 1 || terms.contains(where: { abs($0.factor * scale - 1) > 1e-9 }) else {
      return Wording.number(total)
    }
    // A sum of very many numbers says no more than its total.
    guard parts.count <= 12 else { return "\(parts.count) lengths = \(Wording.number(total))" }
    return parts.joined(separator: " + ") + " = " + Wording.number(total)
  }

  /// What the sum is multiplied by, so that it counts whole lengths: three views that share a width
  /// equally each stand for a third of it, and nobody thinks in thirds. Up to ten such shares; a
  /// multiplier that was written, or that a proportion is, stays what it is.
  private var scale: Double {
    let entries = layout.system.entries
    if contest.shares.contains(where: { entries[$0.entry].constraint.multiplier != 1 }) { return 1 }
    let factors = (contest.wanted + contest.available).map(\.factor)
    let isWhole = { (scale: Double) in
      factors.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-9 }
    }
    return (1...10).lazy.map(Double.init).first(where: isWhole) ?? 1
  }

  /// Who stood firm, who could have yielded as well, and who yields.
  var decision: String {
    if contest.shares.isEmpty {
      return "What has a higher priority leaves it no other \(Wording.dimension(contest.axis))."
    }
    let firm = steadfast
    let tied = contest.rivals.filter(isTied)
    if !tied.isEmpty { return (firm.isEmpty ? "" : firm + ". ") + tie(with: tied) }
    if isStretched {
      let others = contest.rivals.filter { $0.role == .hugging && $0.priority > contest.priority }
      if required.isEmpty, !others.isEmpty {
        let comparative = others.count == 1 ? "lower" : "lowest"
        return "\(name) hugs at \(contest.priority), \(clause(others)): "
          + "the \(comparative) one lets go."
      }
      let subject = "\(name), which hugs at \(contest.priority), \(share(of: "takes"))"
      return firm.isEmpty ? "Nothing else can give: \(subject)." : "\(firm): \(subject)."
    }
    let subject = "\(name), which resists at \(contest.priority), \(share(of: "gives"))"
    return firm.isEmpty ? "Nothing else can give: \(subject)." : "\(firm): \(subject)."
  }

  /// Whether another view could have given way instead: where sizes are tied to each other by
  /// constraints, equal priorities leave nothing to choose.
  private func isTied(_ rival: Contest.Rival) -> Bool {
    rival.isTied && layout[rival.view].ambiguity.size[contest.axis]
  }

  /// Those who resist less and have nothing left to give.
  private var exhausted: [Contest.Rival] {
    contest.rivals.filter {
      $0.priority < contest.priority && $0.role == .compressionResistance
        && layout[$0.view].alignmentRect.size[contest.axis] == 0
    }
  }

  /// “all 120”, or “40 of the 120” when others pay as well.
  private func share(of verb: String) -> String {
    let missing = abs(contest.wantedTotal - contest.availableTotal)
    let isAll = contest.wanted.isEmpty || amount >= missing - 1e-6
    if scale > 1 {
      let share = "\(verb) \(Wording.number(amount)), which counts \(Wording.number(scale)) times"
      return isAll ? share : "\(share), of the \(Wording.number(missing * scale))"
    }
    return isAll
      ? "\(verb) all \(Wording.number(amount))"
      : "\(verb) \(Wording.number(amount)) of the \(Wording.number(missing))"
  }

  private func tie(with tied: [Contest.Rival]) -> String {
    let all = ([contest.view] + tied.map(\.view)).sorted()
    let verb = isStretched ? "hug" : "resist"
    let both = all.count == 2 ? "both" : "all"
    return "\(words.names(all)) \(both) \(verb) at \(contest.priority), so any of them could "
      + "yield. The last listed yields first: \(name) \(share(of: isStretched ? "takes" : "gives"))."
  }

  // MARK: - Those who stand firm

  /// “sampleView.width == 120 is required, label2 and label3 resist at 1000”
  private var steadfast: String {
    let stronger = contest.rivals.filter { $0.priority > contest.priority }
    let equal = contest.rivals.filter { !isTied($0) && $0.priority == contest.priority }
    var clauses = required
    for role in [ConstraintSystem.ContentSizeRole.compressionResistance, .hugging] {
      let priorities = Set(stronger.filter { $0.role == role }.map(\.priority)).sorted(by: >)
      for priority in priorities {
        let rivals = stronger.filter { $0.role == role && $0.priority == priority }
        let verb = role == .hugging ? "hug" : "resist"
        clauses.append(
          "\(words.names(rivals.map(\.view))) \(verb)\(rivals.count == 1 ? "s" : "") at \(priority)"
        )
      }
    }
    if !isStretched, !exhausted.isEmpty {
      clauses.append("\(words.names(exhausted.map(\.view))) cannot give any more")
    }
    for rival in equal where abs(rival.leverage - 1) > 1e-6 {
      clauses.append(
        "a point of \(name) counts for \(Wording.number(rival.leverage)) of "
          + words.name(rival.view))
    }
    return clauses.joined(separator: ", ")
  }

  /// The author's constraints that fix a size, or that have a priority of their own.
  private var required: [String] {
    let entries = (contest.wanted + contest.available).map(\.entry)
    let written: [String] = entries.compactMap { index in
      let entry = layout.system.entries[index]
      guard case .author(let author) = entry.origin else { return nil }
      let constraint = layout.scene.constraints[author]
      if !entry.priority.isRequired { return "\(entry.description) is wanted at \(entry.priority)" }
      return constraint.firstAttribute.isSize ? "\(entry.description) is required" : nil
    }
    return written + words.arrangements(in: contest.shares.map(\.entry))
  }

  /// “name at 251 and title at 252”
  private func clause(_ rivals: [Contest.Rival]) -> String {
    let priorities = Set(rivals.map(\.priority)).sorted()
    return words.list(
      priorities.map { priority in
        "\(words.names(rivals.filter { $0.priority == priority }.map(\.view))) at \(priority)"
      })
  }

  /// That a label wraps, where its width is what made it.
  var wrapping: String {
    guard contest.axis == .horizontal, !isStretched,
      let text = layout[contest.view].intrinsicContentSize.text, text.lineCount > 1,
      layout.scene[contest.view].content.mainText?.lineLimit.numberOfLines != 1
    else { return "" }
    return "Its text takes \(text.lineCount) lines."
  }
}
