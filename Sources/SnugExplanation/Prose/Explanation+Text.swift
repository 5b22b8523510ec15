import SnugDiagnostics
import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The layout as text: a line for each view, and then the numbered reasons.
  ///
  /// With a view, only that view and its reasons.
  public func text(about view: ViewID? = nil) -> String {
    let shown = view.map { [$0] } ?? layout.scene.viewIDs.filter { $0 != .root || isEventful($0) }
    let events = events
    var paragraphs: [String] = []
    if view == nil { paragraphs.append("\(layout.scene.title.onOneLine)\n\(verdict)") }
    let eventful = shown.filter { !events[$0.index].isUneventful }
    // A line for one other view is as short as its own.
    let listed =
      shown.count > Self.mostViews && eventful.count < shown.count - 1 ? eventful : shown
    var lines = listed.map { line(about: $0, events[$0.index]) }
    if listed.count < shown.count {
      let count = Wording.grouped(shown.count - listed.count)
      lines.append("The other \(count) views have their intrinsic size, or none.")
    }
    if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
    for reason in reasons(about: view) {
      // Only contests include the lines of constraints.
      let prose =
        reason.contest == nil
        ? prose(for: reason) : wording(of: reason, includingLines: true).prose
      var lines = ["\(reason.number). \(prose.headline)", prose.body]
      if let conflict = reason.conflict { lines += consoleLines(of: conflict) }
      paragraphs.append(lines.joined(separator: "\n   "))
    }
    let remarks = viewRemarks(about: view, includingLines: true).map(\.text)
    if !remarks.isEmpty { paragraphs.append(remarks.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The limit for listing all views. In larger scenes only views with changes are listed.
  private static let mostViews = 20

  /// Whether the root needs a line. Its size is already part of the verdict.
  private func isEventful(_ id: ViewID) -> Bool {
    layout[id].intrinsicContentSize.size != PerAxis(both: nil)
      || reasons.contains { views(in: $0).contains(id) }
  }

  // MARK: - A line for each view

  /// The changes of a view, each with the number of its reason.
  private struct Events {
    var changes: [(number: Int?, payer: Contest.Payer, axis: Axis)] = []
    var ambiguities: [(number: Int, what: String)] = []
    var conflicts: [Int] = []
    var isSuperview = false

    var isUneventful: Bool { changes.isEmpty && ambiguities.isEmpty && conflicts.isEmpty }
  }

  private var events: [Events] {
    var events = Array(repeating: Events(), count: layout.scene.views.count)
    for superview in layout.scene.views.compactMap(\.superview) {
      events[superview.index].isSuperview = true
    }
    var numberOfEntry: [EntryID: Int] = [:]
    for reason in reasons {
      let number = reason.number
      if let conflict = reason.conflict {
        for view in conflict.views { events[view.index].conflicts.append(number) }
        numberOfEntry[conflict.broken] = number
      }
      for payer in reason.contests.flatMap(\.payers) { numberOfEntry[payer.entry] = number }
      for (ambiguity, view) in reason.ambiguities.flatMap({ own in own.views.map { (own, $0) } }) {
        let own = layout[view].ambiguity
        if ambiguity.kind == .contentSize, !own.size[ambiguity.axis], !own.origin[ambiguity.axis] {
          events[view.index].ambiguities.append(
            (number, "content's \(Wording.dimension(ambiguity.axis))"))
          continue
        }
        let part = FramePart(
          view: view, axis: ambiguity.axis,
          isSize: ambiguity.kind != .position && own.size[ambiguity.axis])
        events[view.index].ambiguities.append((number, part.name))
      }
    }
    // A view's numbers are in order. Changes with only a remark are last.
    let changes = (payersOfViews + brokenSizes).map { (numberOfEntry[$0.payer.entry], $0) }
      .sorted { ($0.0 ?? .max, $0.1.payer.entry) < ($1.0 ?? .max, $1.1.payer.entry) }
    for (number, (view, payer, axis)) in changes {
      events[view.index].changes.append((number, payer, axis))
    }
    return events
  }

  /// The views that are stretched or compressed because a conflict breaks their content size. They
  /// are in no contest.
  private var brokenSizes: [(view: ViewID, payer: Contest.Payer, axis: Axis)] {
    layout.conflicts.compactMap { conflict in
      let payer = layout.payer(conflict.broken)
      guard let (view, axis, _) = layout.system[conflict.broken].contentSize,
        payer.amount != 0
      else { return nil }
      return (view, payer, axis)
    }
  }

  /// “field (UITextField): 262 × 34 at (97, 13), 102 points wider than its placeholder (1).”
  private func line(about id: ViewID, _ events: Events) -> String {
    let view = layout.scene[id]
    let laidOut = layout[id]
    let loggedClass = layout.scene.consoleReport?.className(of: id)?.onOneLine
    var clauses = [
      "\(view.name) (\(loggedClass ?? view.shownClass)): \(Wording.size(laidOut.frame)) at "
        + "(\(Wording.number(laidOut.frame.minX)), \(Wording.number(laidOut.frame.minY)))"
    ]
    if laidOut.alignmentRect.size != laidOut.frame.size {
      clauses.append("alignment rect \(Wording.size(laidOut.alignmentRect))")
    }
    let isHidden = layout.scene.isHidden(id)
    if isHidden { clauses.append("hidden") }
    let differences = differences(of: events, id)
    if !differences.isEmpty {
      clauses.append(differences)
    } else if !isHidden {
      let state = intrinsicState(of: id, isSuperview: events.isSuperview)
      if let state { clauses.append(state) }
    }
    if words.linesBeforeCut(id) != nil, !isHidden {
      clauses.append(words.cutting(of: id))
    }
    if !isHidden, let protrusion = layout.protrusion(of: id) {
      clauses.append(words.protrusion([protrusion]))
    }
    if !events.ambiguities.isEmpty {
      let open = events.ambiguities
      clauses.append(
        open.count == 1
          ? "its \(open[0].what) is ambiguous (\(open[0].number))"
          : "its \(words.list(open.map { "\($0.what) (\($0.number))" })) are ambiguous")
    }
    if !events.conflicts.isEmpty {
      let numbers = words.list(events.conflicts.map(String.init))
      clauses.append("part of a conflict (\(numbers))")
    }
    return clauses.joined(separator: ", ") + "."
  }

  /// “12 points narrower than its text (1)”; two changes relative to the same content mention it
  /// once.
  private func differences(of events: Events, _ id: ViewID) -> String {
    let clauses = events.changes.map { number, payer, axis in
      let number = number.map { " (\($0))" } ?? ""
      if axis == .horizontal, let wrapping = words.wrapping(of: id) {
        return (difference: wrapping, joint: "", content: "", number: number)
      }
      let (difference, joint, content) =
        words.isZero(id, axis)
        ? ("no \(Wording.dimension(axis)) left", " for ", words.shownContent(of: id, axis))
        : (
          words.difference(layout.deformation(of: id, axis), axis), " than ",
          words.content(of: id, axis)
        )
      return (difference, joint, content, number)
    }
    if clauses.count == 2, clauses[0].content == clauses[1].content,
      clauses[0].joint == clauses[1].joint
    {
      return "\(clauses[0].difference)\(clauses[0].number) and \(clauses[1].difference)"
        + "\(clauses[1].number)\(clauses[0].joint)\(clauses[0].content)"
    }
    let phrases = clauses.map { "\($0.difference)\($0.joint)\($0.content)\($0.number)" }
    // “wraps to 3 lines (1), 33 points shorter than its text (2)”
    return clauses.contains { $0.joint.isEmpty }
      ? phrases.joined(separator: ", ") : words.list(phrases)
  }

  /// The intrinsic sizes that a view has; `nil` if there is nothing to report. A view with subviews
  /// usually has none, and a console log does not include those of other views.
  private func intrinsicState(of id: ViewID, isSuperview: Bool) -> String? {
    let isLog = layout.scene.consoleReport != nil
    let measured = Axis.allCases.filter { layout[id].intrinsicContentSize.size[$0] != nil }
    let intrinsic = measured.filter { layout.deformation(of: id, $0) == .intrinsic }
    let missing = Axis.allCases.filter {
      !measured.contains($0) || layout.deformation(of: id, $0) == .noIntrinsicMetric
    }
    if layout.hugsLongestLine(id), let wrapping = words.wrapping(of: id) {
      return "\(wrapping), as wide as the longest"
    }
    let kinds = intrinsic.map { words.kindOfSize(of: id, $0) }
    switch (intrinsic.count, missing.count) {
    case (2, _):
      return kinds[0] == kinds[1]
        ? "its \(kinds[0]) size" : "its \(kinds[0]) width, its \(kinds[1]) height"
    case (1, 1) where !isLog:
      return "its \(kinds[0]) \(Wording.dimension(intrinsic[0])), no intrinsic "
        + Wording.dimension(missing[0])
    case (1, _): return "its \(kinds[0]) \(Wording.dimension(intrinsic[0]))"
    case (_, 2): return isSuperview || isLog ? nil : "no intrinsic size"
    default: return nil
    }
  }

  /// A view's content-size constraints in the format of UIKit's log, with the view's name instead
  /// of its address: `H:[UILabel:greeting'Hello'(39)] Hug:250 CompressionResistance:750`.
  public func contentSizeConstraints(of id: ViewID) -> [String] {
    let view = layout.scene[id]
    let text = view.quotedText.map { "'\($0)'" } ?? ""
    return Axis.allCases.compactMap { axis in
      guard let size = layout[id].intrinsicContentSize.size[axis] else { return nil }
      return (axis == .horizontal ? "H" : "V")
        + ":[\(view.viewClass.rawValue):\(view.name)\(text)(\(size.shortDescription))]"
        + " Hug:\(view.contentHuggingPriority[axis])"
        + " CompressionResistance:\(view.contentCompressionResistancePriority[axis])"
    }
  }

  /// The views of a reason.
  public func views(in reason: Reason) -> [ViewID] {
    switch reason.subject {
    case .contest:
      Set(
        reason.contests.flatMap(\.payers).compactMap(\.view) + reason.ambiguities.flatMap(\.views)
      ).sorted()
    case .ambiguity(let ambiguity): ambiguity.views
    case .conflict(let conflict): conflict.views
    }
  }

  /// The reasons that concern a view; all reasons for `nil`.
  public func reasons(about view: ViewID?) -> [Reason] {
    guard let view else { return reasons }
    return reasons.filter { views(in: $0).contains(view) }
  }

  /// Why each view has its size, one line per view, in the order of the views.
  public var tooltips: [String] {
    var tooltips = layout.scene.viewIDs.map {
      "\(layout.scene[$0].name): \(Wording.size(layout[$0].frame))"
    }
    for reason in reasons {
      let headline = self.wording(of: reason).headline.withoutStop
      let wording = reason.contest.map { ContestWording(contest: $0, explanation: self) }
      for view in views(in: reason) {
        let payer = reason.contests.lazy.compactMap { $0.payer(view) }.first
        let own = payer.flatMap { wording?.deformed($0) }
        tooltips[view.index] += ". \(own ?? headline)"
      }
    }
    return tooltips
  }
}

extension View {
  /// The text of a view as in UIKit's log: at most 25 characters.
  fileprivate var quotedText: String? {
    let text = content.mainText?.string
    guard let text, !text.isEmpty else { return nil }
    let line = text.replacing("\n", with: " ").onOneLine
    return line.count > 25 ? line.prefix(25) + "..." : line
  }
}
