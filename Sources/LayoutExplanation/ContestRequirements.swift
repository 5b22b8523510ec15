import AutoLayout
import Diagnostics
import Geometry

/// The constraints that have a part in a contest and are nobody's content: the author's that a
/// reader must know to understand the number, and what stack views ask for.
struct ContestRequirements {
  /// “a.width == 40 and b.width == 8 are required”, “c.width == a.width is wanted at 800”.
  private(set) var clauses: [String] = []
  /// “ (lines 10 and 12)”: where the author's other constraints in it are written, those that only
  /// make the sum; empty unless asked for.
  private(set) var linesOfSum = ""
  /// Whether a multiplier was written, or made for a stack view's proportions.
  private(set) var hasMultiplier = false
  /// Whether all but the view's own content is required.
  private(set) var isAllRequired = true

  init(of contest: Contest, in layout: Layout, tellingLines: Bool) {
    guard let story = contest.story else { return }
    let words = Wording(layout: layout)
    let entries = layout.system.entries
    let tellsCentres = story.multiples.contains { abs($0 / abs(contest.factor) - 1) > 1e-9 }
    isAllRequired = story.optionalCount == 1
    var required: [String] = []
    var wanted: [String] = []
    var across: [String] = []
    var unnamed = (required: 0, wanted: 0)
    var lines = tellingLines ? story.plainLines : []
    var toldLines: [Int] = []
    for share in story.notable {
      let entry = entries[share.entry]
      if entry.constraint.multiplier != 1 { hasMultiplier = true }
      if case .contentSize(let view, let axis, let role) = entry.origin, axis != contest.axis {
        // An aspect ratio takes the contest across.
        let verb = role == .hugging ? "hugs" : "resists"
        let dimension = Wording.dimension(axis)
        across.append("\(words.name(view)) \(verb) at \(entry.priority) for its \(dimension)")
      }
      guard case .author = entry.origin else { continue }
      if !entry.priority.isRequired {
        guard wanted.count < Wording.most else {
          unnamed.wanted += 1
          continue
        }
        toldLines.append(entry.range?.start.line ?? 0)
        let adverb = entry.priority == contest.priority ? ", too" : ""
        wanted.append(
          words.constraint(entry, tellingLine: tellingLines)
            + " is wanted at \(entry.priority)\(adverb)")
      } else if entry.constraint.isTelling(tellsCentres) {
        guard required.count < Wording.most else {
          unnamed.required += 1
          continue
        }
        toldLines.append(entry.range?.start.line ?? 0)
        required.append(words.constraint(entry, tellingLine: tellingLines))
      } else if tellingLines, lines.count < Wording.most, let line = entry.range?.start.line,
        !lines.contains(line)
      {
        lines.append(line)
      }
    }
    if !required.isEmpty {
      let verb = required.count == 1 ? "is" : "are"
      clauses.append(
        "\(words.list(required, of: required.count + unnamed.required)) \(verb) required")
    }
    clauses += wanted
    if unnamed.wanted > 0 { clauses.append("\(Wording.grouped(unnamed.wanted)) more are wanted") }
    if !across.isEmpty { clauses.append(words.list(across)) }
    clauses += words.arrangements(in: story.notable.map(\.entry))
    lines.removeAll(where: toldLines.contains)
    if let lead = lines.min() {
      let noun = lines == [lead] ? "line" : "lines"
      linesOfSum = " (\(noun) \(words.list(lines.sorted().map(String.init))))"
    }
  }
}

extension Constraint {
  /// Whether a reader must know it: a size, a multiplier, and what makes a point count twice; that
  /// views stand beside each other they see.
  func isTelling(_ tellsCentres: Bool) -> Bool {
    firstAttribute.isSize || multiplier != 1
      || tellsCentres && (firstAttribute.isCentre || secondItem != nil && secondAttribute.isCentre)
  }
}

extension Constraint.Attribute {
  fileprivate var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
