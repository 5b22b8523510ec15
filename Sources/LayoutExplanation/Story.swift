import AutoLayout
import Diagnostics
import Geometry

/// What had to come out, and by whom: the reason that several contests may have in common.
struct Story: Sendable {
  /// Everything that has a part in it, in the order of the system.
  let shares: [Contest.Share]
  /// The shares whose numbers count in the sum one way, and those that count the other way, in the
  /// order of the picture: edge-to-edge constraints add nothing.
  let terms: [Summand]
  let oppositeTerms: [Summand]
  /// What either come to.
  let total: Double
  let oppositeTotal: Double
  /// How often numbers count, each multiple once, from the smallest on.
  let multiples: [Double]
  /// The shares that are content sizes, in the order of their views.
  let contentSizes: [ContentSize]
  /// The shares that a sentence may have to name: neither content sizes on this axis nor constraints
  /// that only put one edge beside another.
  let notable: [Contest.Share]
  /// The first few lines those other constraints are written in.
  let plainLines: [Int]
  /// How many of the shares are not required.
  let optionalCount: Int
  /// The content sizes by what they did.
  let rivals: StoryRivals

  /// A number in the sum.
  struct Summand: Sendable {
    var entry: Int
    /// How often the number counts, and which way.
    var factor: Double
    /// In points; never negative.
    var value: Double
  }

  struct ContentSize: Sendable {
    var view: ViewID
    var role: ConstraintSystem.ContentSizeRole
    var entry: Int
    var factor: Double
  }

  init(_ reason: [LayoutReasons.Term], _ axis: Axis, in layout: Layout) {
    var factors: [Int: Double] = [:]
    for term in reason {
      switch term.part {
      case .constraint(let index): factors[index, default: 0] += term.multiplier
      case .nonnegativeSize(let view, let axis):
        // A size of zero counts as the intrinsic size it gave up.
        let given = layout.system.entry(.contentSize(view, axis, .compressionResistance))
        if let given { factors[given, default: 0] += term.multiplier }
      }
    }
    let entries = layout.system.entries
    shares = factors.sorted { $0.key < $1.key }.map {
      Contest.Share(entry: $0.key, factor: $0.value)
    }
    let summands = shares.compactMap { share -> (summand: Summand, place: Double)? in
      let target = entries[share.entry].target
      let contribution = share.factor * target
      guard abs(contribution) > 1e-6 else { return nil }
      let factor = contribution < 0 ? -abs(share.factor) : abs(share.factor)
      return (
        Summand(entry: share.entry, factor: factor, value: abs(target)),
        Self.place(of: share.entry, axis, in: layout)
      )
    }
    let inOrder = summands.sorted { ($0.place, $0.summand.entry) < ($1.place, $1.summand.entry) }
      .map(\.summand)
    terms = inOrder.filter { $0.factor > 0 }
    oppositeTerms = inOrder.filter { $0.factor < 0 }
    total = terms.reduce(0) { $0 + $1.factor * $1.value }
    oppositeTotal = oppositeTerms.reduce(0) { $0 - $1.factor * $1.value }
    multiples = Set(inOrder.map { abs($0.factor) }).sorted()
    let contentSizes = shares.compactMap { share -> ContentSize? in
      guard case .contentSize(let view, axis, let role) = entries[share.entry].origin else {
        return nil
      }
      return ContentSize(view: view, role: role, entry: share.entry, factor: share.factor)
    }.sorted { ($0.view, $0.entry) < ($1.view, $1.entry) }
    self.contentSizes = contentSizes
    rivals = StoryRivals(contentSizes, axis, in: layout)
    optionalCount = shares.count { !entries[$0.entry].priority.isRequired }
    notable = shares.filter { Self.isNotable(entries[$0.entry], axis) }
    var lines: [Int] = []
    for share in shares where lines.count < Wording.most {
      let entry = entries[share.entry]
      guard case .author = entry.origin, !Self.isNotable(entry, axis),
        let line = entry.range?.start.line, !lines.contains(line)
      else { continue }
      lines.append(line)
    }
    plainLines = lines
  }

  private static func isNotable(_ entry: ConstraintSystem.Entry, _ axis: Axis) -> Bool {
    switch entry.origin {
    case .contentSize(_, let other, _): other != axis
    case .author: !entry.priority.isRequired || entry.constraint.isTelling(true)
    case .rootSize, .fittingSize, .guide: entry.constraint.multiplier != 1
    case .autoresizingMask, .stackView: true
    }
  }

  /// What a constraint is multiplied by; `nil` when it has no part in it.
  func factor(of entry: Int) -> Double? {
    var low = 0
    var high = shares.count
    while low < high {
      let middle = (low + high) / 2
      if shares[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    return low < shares.count && shares[low].entry == entry ? shares[low].factor : nil
  }

  /// Where on the axis a constraint is at work: the middle of what it speaks of.
  private static func place(of entry: Int, _ axis: Axis, in layout: Layout) -> Double {
    let constraint = layout.system.entries[entry].constraint
    if constraint.firstAttribute.isSize, constraint.secondItem == nil {
      let span = layout.rect(of: constraint.firstItem)[axis]
      return constraint.firstItem == .root ? span.end : span.middle
    }
    let direction = layout.direction(of: constraint)
    let first = layout.location(
      of: constraint.firstAttribute, of: constraint.firstItem, direction)
    guard let secondItem = constraint.secondItem else { return first }
    return (first + layout.location(of: constraint.secondAttribute, of: secondItem, direction)) / 2
  }
}

/// The stories of a layout, each told once.
struct Stories {
  private let layout: Layout
  private var reasons: LayoutReasons
  private var known: [Int: Story] = [:]

  init(of layout: Layout) {
    self.layout = layout
    reasons = LayoutReasons(layout)
  }

  /// The story of a content-size constraint that could not be satisfied; `nil` when rounding hides
  /// it.
  mutating func story(ofEntry entry: Int, _ axis: Axis) -> Story? {
    guard let number = reasons.reason(forEntry: entry) else { return nil }
    if let story = known[number] { return story }
    let story = Story(reasons.terms(ofReason: number), axis, in: layout)
    known[number] = story
    return story
  }
}
