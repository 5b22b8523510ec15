import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation

/// Writes an explanation as JSON, with the keys ``ExplanationSchema`` lists.
struct ExplanationReport {
  let explanation: Explanation
  /// The view it is about; `nil` for all of them.
  let view: ViewID?

  /// Raised when a key changes its meaning or goes; new keys may come without.
  static let version = 1
  /// Of more open views than these the ranges are not worked out: each is a search of its own.
  static let mostRanges = 100

  var layout: Layout { explanation.layout }
  private typealias Members = [(key: String, value: JSON)]

  var json: JSON {
    let views = view.map { [$0] } ?? layout.scene.viewIDs
    let reasons = explanation.reasons(about: view)
    var reasonsOfView: [ViewID: [JSON]] = [:]
    for reason in reasons {
      for id in explanation.views(in: reason) {
        reasonsOfView[id, default: []].append(.number(Double(reason.number)))
      }
    }
    let entries =
      view.map { view in
        Set(Axis.allCases.flatMap { explanation.entries(affecting: view, $0) }).sorted()
      } ?? Array(layout.system.entries.indices)
    return .object([
      ("version", .number(Double(Self.version))),
      ("title", .string(layout.scene.title)),
      ("status", .string(layout.status.rawValue)),
      ("verdict", .string(explanation.verdict)),
      ("views", .array(views.map { self.view($0, reasonsOfView[$0] ?? []) })),
      ("reasons", .array(reasons.map(reason))),
      ("levels", .array(levels(of: entries, Set(views)))),
      ("remarks", .array(view == nil ? explanation.remarks.map(JSON.string) : [])),
      ("constraints", .array(entries.map(constraint))),
    ])
  }

  // MARK: Views

  private func view(_ id: ViewID, _ reasons: [JSON]) -> JSON {
    let view = layout.scene[id]
    let laidOut = layout[id]
    return .object([
      ("id", .string(view.name)),
      ("class", .string(view.viewClass.rawValue)),
      ("parent", view.superview.map(name) ?? .null),
      ("frame", rect(laidOut.frame)),
      ("alignmentRect", rect(laidOut.alignmentRect)),
      ("hidden", .bool(layout.scene.isHidden(id))),
      ("horizontal", axis(.horizontal, of: id)),
      ("vertical", axis(.vertical, of: id)),
      ("reasons", .array(reasons)),
    ])
  }

  private func axis(_ axis: Axis, of id: ViewID) -> JSON {
    let view = layout.scene[id]
    let ambiguity = layout[id].ambiguity
    return .object([
      ("state", .string(state(of: id, axis))),
      ("intrinsic", length(layout[id].intrinsicContentSize.size[axis])),
      ("laidOut", .number(layout[id].alignmentRect.size[axis])),
      ("difference", .number(layout.deformation(of: id, axis).delta)),
      ("hugging", .number(view.contentHuggingPriority[axis].rawValue)),
      (
        "compressionResistance",
        .number(view.contentCompressionResistancePriority[axis].rawValue)
      ),
      ("sizeAmbiguous", .bool(ambiguity.size[axis])),
      ("positionAmbiguous", .bool(ambiguity.origin[axis])),
    ])
  }

  private func state(of id: ViewID, _ axis: Axis) -> String {
    switch layout.deformation(of: id, axis) {
    case .noIntrinsicMetric: "none"
    case .intrinsic: "intrinsic"
    case .stretched: "stretched"
    case .compressed: "compressed"
    }
  }

  // MARK: Reasons

  private func reason(_ reason: Reason) -> JSON {
    let prose = explanation.prose(for: reason)
    let subject: (key: String, value: JSON) =
      switch reason.subject {
      case .contest(let contest): ("contest", self.contest(contest))
      case .ambiguity(let ambiguity): ("ambiguity", self.ambiguity(ambiguity))
      case .conflict(let conflict): ("conflict", self.conflict(conflict))
      }
    return .object([
      ("number", .number(Double(reason.number))),
      ("kind", .string(subject.key)),
      ("headline", .string(prose.headline)),
      ("body", .string(prose.body)),
      ("views", .array(explanation.views(in: reason).map(name))),
      subject,
    ])
  }

  private func contest(_ contest: Contest) -> JSON {
    .object([
      ("axis", .string(contest.axis.name)),
      ("wanted", sum(contest.wanted, contest.wantedTotal)),
      ("room", sum(contest.room, contest.roomTotal)),
      ("excess", .number(contest.excess)),
      ("payers", .array(contest.payers.map(payer))),
      ("kept", .array(contest.kept.map(reference))),
      ("constraints", .array(contest.constraints.map(reference))),
      ("tied", .array((contest.tie?.entries ?? []).map(reference))),
      ("decidedBy", .array((contest.tie?.deciding ?? []).map(reference))),
      ("others", .array(numbers(of: contest.others))),
      ("ambiguity", contest.ambiguity.map(ambiguity) ?? .null),
    ])
  }

  private func numbers(of contests: [Int]) -> [JSON] {
    explanation.reasons.filter { reason in
      reason.contest.map { contests.contains($0.index) } ?? false
    }.map { .number(Double($0.number)) }
  }

  private func payer(_ payer: Contest.Payer) -> JSON {
    .object([
      ("view", payer.view.map(name) ?? .null),
      ("constraint", reference(payer.entry)),
      ("priority", .number(payer.priority.rawValue)),
      ("difference", .number(payer.amount)),
    ])
  }

  private func sum(_ pieces: [Contest.Piece], _ total: Double) -> JSON {
    .object([
      ("total", .number(total)),
      (
        "pieces",
        .array(
          pieces.map { piece in
            .object([
              ("view", piece.view.map(name) ?? .null),
              ("wanted", .number(piece.wanted)), ("got", .number(piece.got)),
              ("factor", .number(piece.factor)),
              ("constraint", piece.entry.map(reference) ?? .null),
            ])
          })
      ),
    ])
  }

  private func ambiguity(_ ambiguity: Ambiguity) -> JSON {
    .object([
      ("axis", .string(ambiguity.axis.name)),
      ("rule", .string(ambiguity.kind.rawValue)),
      (
        "views",
        .array(
          ambiguity.views.enumerated().map { index, open in
            let range =
              index < Self.mostRanges ? explanation.sizes(of: open, in: ambiguity) : nil
            return .object([
              ("view", name(open.view)),
              (
                "sizes",
                range.map {
                  .object([
                    ("from", .number($0.lowerBound)), ("to", .number($0.upperBound)),
                  ])
                } ?? .null
              ),
            ])
          })
      ),
      (
        "alternative",
        .array(
          explanation.alternative(to: ambiguity).map {
            .object([("view", name($0.view)), ("frame", rect($0.frame))])
          })
      ),
      (
        "settlements",
        .array(
          explanation.settlements(of: ambiguity).map {
            .object([("changes", .array($0.amendments.map(change)))])
          })
      ),
    ])
  }

  private func conflict(_ conflict: ConflictReport) -> JSON {
    .object([
      ("constraints", .array(conflict.entries.map(reference))),
      ("broken", reference(conflict.broken)),
      (
        "repairs",
        .array(
          explanation.repairs(of: conflict).map { repair in
            .object([
              ("change", change(repair.amendment)),
              ("payments", .array(repair.payments.map(payment))),
            ])
          })
      ),
    ])
  }

  /// A change, and what the scene says then: an equation, or a property and its value.
  private func change(_ amendment: Amendment) -> JSON {
    let kind: String
    var priority: LayoutPriority?
    var constant: Double?
    switch amendment {
    case .priority(_, let new):
      kind = "priority"
      priority = new
    case .constant(_, let new):
      kind = "constant"
      constant = new
    case .removal: kind = "removal"
    case .addition: kind = "addition"
    }
    return .object([
      ("kind", .string(kind)),
      ("constraint", amendment.entry.map(reference) ?? .null),
      ("priority", length(priority?.rawValue)),
      ("constant", length(constant)),
      ("result", explanation.text(of: amendment).map(JSON.string) ?? .null),
    ])
  }

  func payment(_ payment: Payment) -> JSON {
    .object([
      ("constraint", reference(payment.entry)), ("violation", .number(payment.violation)),
    ])
  }

  // MARK: Values

  func name(_ id: ViewID) -> JSON { .string(layout.scene[id].name) }

  func length(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }

  private func rect(_ rect: Rect) -> JSON {
    .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }
}

extension Axis {
  /// `horizontal` or `vertical`.
  fileprivate var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
