import SnugGeometry
import SnugLayout

extension Explanation {
  /// Why a root with a fitting size along an axis has its size.
  ///
  /// - Parameter inFull: whether to include the reason even if the author set no limit, so that it
  ///   is only the sum of the lengths.
  func fitting(includingLines: Bool, inFull: Bool) -> [String] {
    fittings.compactMap { contest in
      let wording = ContestWording(
        contest: contest, explanation: self, includesLines: includingLines)
      let limits = limits(contest.axis)
      let size = layout[.root].alignmentRect.size[contest.axis]
      let opening =
        "\(words.name(.root)) is \(Wording.number(size)) \(Wording.adjective(contest.axis))"
      if let limit = limits.first(where: contest.constraints.contains) {
        let entry = layout.system[limit]
        let priority = entry.priority.isRequired ? "" : " at \(entry.priority)"
        let least = Trial(
          layout, limits.map { .removal(entry: $0) }, about: [.root], on: [contest.axis], .unbroken,
          in: parts
        ).size(of: .root, contest.axis)
        let constraint = words.constraint(entry, includingLine: includingLines)
        return "\(opening) because of \(constraint)\(priority)"
          + (least < size - 0.005 ? "; its content needs only \(Wording.number(least))." : ".")
      }
      guard inFull || !limits.isEmpty else { return nil }
      let equations = limits.map {
        words.constraint(layout.system[$0], includingLine: includingLines)
      }
      let comparison =
        equations.isEmpty
        ? ""
        : ", more than \(words.list(equations)) \(equations.count == 1 ? "asks" : "ask") for"
      let why = wording.fitting
      return why.isEmpty && equations.isEmpty
        ? nil : opening + comparison + (why.isEmpty ? "." : why)
    }
  }

  /// The author's constraints on the root's minimal size.
  private func limits(_ axis: Axis) -> [EntryID] {
    layout.constraints.filter {
      $0.entry.isWritten && $0.entry.isSize && $0.constraint.firstItem == .root
        && $0.constraint.firstAttribute == .size(axis)
        && $0.constraint.relation != .lessThanOrEqual && $0.isSatisfied
    }.map(\.id)
  }
}
