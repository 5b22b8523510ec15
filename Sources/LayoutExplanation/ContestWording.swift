import AutoLayout
import Geometry
import Typesetting

/// The sentences about one contest.
///
/// Contests are told in the order of decision: what holds, who stood firm, who yields. However many
/// have a part in it, only the few that are named are looked at: the rest is reckoned once for all
/// contests of a story.
struct ContestWording {
  let contest: Contest
  let layout: Layout
  /// What the sum is multiplied by, so that it counts whole lengths.
  private let scale: Double
  private let requirements: ContestRequirements
  private let rivals: ContestRivals

  init(_ contest: Contest, in layout: Layout, tellingLines: Bool) {
    self.contest = contest
    self.layout = layout
    requirements = ContestRequirements(of: contest, in: layout, tellingLines: tellingLines)
    rivals = ContestRivals(of: contest, in: layout)
    scale = requirements.hasMultiplier ? 1 : Self.scale(of: contest)
  }

  private var words: Wording { Wording(layout: layout) }
  private var isStretched: Bool { contest.deformation.delta > 0 }
  private var amount: Double { abs(contest.deformation.delta) }
  private var name: String { words.name(contest.view) }

  // MARK: - The sum

  /// “16 + 79 + 8 + 170 + 16 = 289 is wanted and 375 must be filled.”
  var sum: String {
    guard contest.wantedCount > 0, contest.availableCount > 0 else { return "" }
    let sum = ContestSum(of: contest, scale: scale, hasMultiplier: requirements.hasMultiplier)
    let fact =
      isStretched
      ? "\(sum.wanted) is wanted and \(sum.available) "
        + (isFillingAskedFor ? "asked for" : "must be filled")
      : "\(sum.wanted) is wanted and there \(sum.available == "1" ? "is" : "are") \(sum.available)"
    return fact + requirements.linesOfSum + "."
  }

  /// Whether what stretches the view is itself only wanted: then it may not have got all of it.
  private var isFillingAskedFor: Bool {
    contest.availableCount <= Wording.most
      && contest.available.contains { term in
        let entry = layout.system.entries[term.entry]
        guard case .author = entry.origin else { return false }
        return !entry.priority.isRequired
      }
  }

  /// Three views that share a width equally each stand for a third of it, and nobody thinks in
  /// thirds. Up to ten such shares, or as many as the smallest is one of; a multiplier that was
  /// written, or that a proportion is, stays what it is.
  private static func scale(of contest: Contest) -> Double {
    let factors = (contest.story?.multiples ?? []).map { $0 / abs(contest.factor) }
    let scales: [Double] =
      (1...10).map(Double.init) + [max(1, (1 / (factors.first ?? 1)).rounded())]
    return scales.first { scale in
      factors.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-7 }
    } ?? 1
  }

  // MARK: - The decision

  /// Who stood firm, who could have yielded as well, and who yields.
  var decision: String {
    if contest.story == nil {
      return "What has a higher priority leaves it no other \(Wording.dimension(contest.axis))."
    }
    let firm = steadfast
    if rivals.tied.count > 1 { return (firm.isEmpty ? "" : firm + ". ") + tie }
    if isStretched, scale == 1, requirements.clauses.isEmpty, rivals.isAboutHuggingOnly {
      let comparative = rivals.huggers.count == 1 ? "lower" : "lowest"
      return "\(name) hugs at \(contest.priority), \(words.list(rivals.huggers, verb: nil)): "
        + "the \(comparative) one lets go."
    }
    let verb = isStretched ? "hugs" : "resists"
    let outcome = "\(name), which \(verb) at \(contest.priority), \(share)"
    if !firm.isEmpty { return "\(firm): \(outcome)." }
    return requirements.isAllRequired
      ? "Everything else is required: \(outcome)." : "Nothing else can give: \(outcome)."
  }

  /// “gives all 120”, or “gives 40 of the 120” when others pay as well.
  private var share: String {
    let verb = isStretched ? "takes" : "gives"
    let missing = abs(contest.wantedTotal - contest.availableTotal)
    let isAll = contest.wantedCount == 0 || amount >= missing - 1e-6
    if scale > 1 {
      let total = Wording.number(missing * scale)
      return
        "\(verb) \(Wording.number(amount)), which counts \(Wording.times(Int(scale.rounded()))): "
        + (isAll ? "all \(total)" : "\(Wording.number(amount * scale)) of the \(total)")
    }
    if isAll { return "\(verb) all \(Wording.number(amount))" }
    return words.isGone(contest.view, contest.axis)
      ? "\(verb) all it has, \(Wording.number(amount)) of the \(Wording.number(missing))"
      : "\(verb) \(Wording.number(amount)) of the \(Wording.number(missing))"
  }

  private var tie: String {
    let verb = isStretched ? "hug" : "resist"
    let (all, any) = rivals.tied.count == 2 ? ("both", "either") : ("all", "any")
    return "\(words.names(rivals.tied)) \(all) \(verb) at \(contest.priority), so \(any) of them "
      + "could yield. The last listed yields first: \(name) \(share)."
  }

  /// “sampleView.width == 120 is required, label2 and label3 resist at 1000”
  private var steadfast: String {
    var clauses = requirements.clauses
    if rivals.resisters.count > 0 { clauses.append(words.list(rivals.resisters, verb: "resist")) }
    if rivals.huggers.count > 0 { clauses.append(words.list(rivals.huggers, verb: "hug")) }
    if rivals.exhausted.count > 0 {
      clauses.append("\(words.names(rivals.exhausted)) cannot give any more")
    }
    let verb = isStretched ? "hugs" : "resists"
    clauses += rivals.leveraged.map { rival in
      let other = "\(words.name(rival.view)) \(verb) at \(rival.priority), too, but one point of"
      let leverage = Wording.number(rival.leverage)
      return rival.leverage > 1
        ? "\(other) \(name) saves \(saved(rival))"
        : "one point of \(name) counts for \(leverage) of \(words.name(rival.view))"
    }
    return clauses.joined(separator: ", ")
  }

  /// “two of title”, “1.5 of title”
  private func saved(_ rival: Contest.Rival) -> String {
    let points = Wording.number(rival.leverage)
    return (Int(points).map(Wording.count) ?? points)
      + " of \(words.name(rival.view))"
  }

  /// In how many lines a label is set, where its width is what made it wrap and it shows less than
  /// its text; the headline tells of one that shows all.
  var wrapping: String {
    guard let lines = words.wrappedLines(contest), lines.areCut else { return "" }
    return "Its text takes \(lines.count) lines and is cut."
  }
}
