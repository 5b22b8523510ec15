import SnugGeometry
package import SnugLayout
import SnugTestSupport

/// Random scenes that look like layouts: rows and columns inside each other.
///
/// Lengths and priorities come from small sets, so that equal texts, equal priorities and exactly
/// full rows are far more frequent than by chance.
package struct SceneGenerator: Sendable {
  package struct Options: Sendable {
    /// The number of views besides the root.
    package var viewCount = 1...12
    /// The probability of leaving out a piece of a layout, which makes it ambiguous.
    package var loose = 0.1
    /// The probability of adding required constraints without regard to existing ones.
    package var conflict = 0.15
    /// Whether views show text; otherwise they have a given intrinsic size.
    package var hasTexts = true
    /// Whether a width may depend on a height.
    package var hasAspectRatios = true
    /// Whether some of the inner containers are stack views.
    package var hasStackViews = false

    package init() {}
  }

  private let options: Options
  private var random: SeededGenerator
  private var views: [View] = []
  private var constraints: [Constraint] = []
  private var budget: Int
  /// The priorities of this scene; 1000 is required.
  private let priorities: [Double]

  private static let lengths: [Double] = [0, 8, 10, 16, 20, 40, 40, 60, 96, 96, 120]
  private static let gaps: [Double] = [0, 8, 8, 16]
  private static let words = [
    "a", "to be", "twelve chars", "twelve chars", "the longest text of all",
  ]
  private static let prioritySets: [[Double]] = [
    [250, 750], [250, 251, 750], [250, 251, 749.5, 750, 751], [250, 500, 750, 1000],
    [249, 250, 749, 750, 999], [50, 250, 750],
  ]

  /// The scene of a seed, always the same for the same options.
  package static func scene(seed: Int, options: Options = Options()) -> Scene {
    var generator = SceneGenerator(options: options, random: SeededGenerator(seed: seed))
    return generator.generate(seed)
  }

  private init(options: Options, random: SeededGenerator) {
    var random = random
    self.options = options
    // The lesser of two draws, because large scenes cost much and find little more than small ones.
    budget = min(random.int(in: options.viewCount), random.int(in: options.viewCount))
    priorities = random.choose(Self.prioritySets)
    self.random = random
  }

  private mutating func generate(_ seed: Int) -> Scene {
    var root = View(name: "view", superview: nil)
    root.layoutMargins = random.choose([EdgeInsets(all: 8), EdgeInsets(all: 16), .zero])
    root.requiredSize = PerAxis { _ in
      random.chance(0.1) ? nil : random.choose([60, 120, 200, 320])
    }
    views = [root]
    fill(.root, depth: 0)
    for _ in 0..<random.int(in: 0...2) { addWhim() }
    if random.chance(options.conflict) {
      for _ in 0..<random.int(in: 1...2) { addDemand() }
    }
    return Scene(
      title: "seed \(seed)", pixelGrid: PixelGrid(scale: 2), views: views,
      constraints: constraints)
  }

  // MARK: Rows and columns

  private mutating func fill(_ container: ViewID, depth: Int) {
    let axis: Axis = random.chance(0.6) ? .horizontal : .vertical
    var children: [ViewID] = []
    for _ in 0..<random.int(in: 1...4) where budget > 0 {
      budget -= 1
      if depth < 2, budget > 0, random.chance(0.25) {
        let child = addView(leaf: false, in: container)
        fill(child, depth: depth + 1)
        children.append(child)
      } else {
        children.append(addView(leaf: true, in: container))
      }
    }
    if options.hasStackViews, container != .root, random.chance(0.7) {
      return stack(children, along: axis, in: container)
    }
    string(children, along: axis, in: container)
    for child in children { place(child, across: axis.cross, in: container) }
    if random.chance(0.2), children.count > 1 {
      add(children[0], .size(axis), .equal, children[1], .size(axis), at: .optional)
    }
  }

  /// Edge to edge, with gaps, from the container's start to its end.
  private mutating func string(_ children: [ViewID], along axis: Axis, in container: ViewID) {
    let gap = random.choose(Self.gaps)
    let isInMargins = random.chance(0.4)
    guard let first = children.first, let last = children.last else { return }
    if !random.chance(options.loose) {
      let edge = isInMargins ? Self.startMargin[axis] : Self.start[axis]
      add(first, Self.start[axis], .equal, container, edge, constant: isInMargins ? 0 : gap)
    }
    for (child, next) in zip(children, children.dropFirst()) {
      let relation: Constraint.Relation = random.chance(0.8) ? .equal : .greaterThanOrEqual
      add(next, Self.start[axis], relation, child, Self.end[axis], constant: gap)
    }
    if !random.chance(options.loose * 2) {
      let relation: Constraint.Relation = random.chance(0.75) ? .equal : .lessThanOrEqual
      let edge = isInMargins ? Self.endMargin[axis] : Self.end[axis]
      add(
        last, Self.end[axis], relation, container, edge, constant: isInMargins ? 0 : -gap,
        at: random.chance(0.85) ? .required : .any)
    }
  }

  /// Makes the container a stack view of its subviews.
  private mutating func stack(_ children: [ViewID], along axis: Axis, in container: ViewID) {
    var alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
    if axis == .horizontal, options.hasTexts { alignments += [.firstBaseline, .lastBaseline] }
    var stack = StackView(
      axis: axis, distribution: random.choose(StackView.Distribution.allCases),
      alignment: random.choose(alignments), spacing: random.choose(Self.gaps),
      arrangedSubviews: children)
    if let first = children.first, random.chance(0.2) {
      stack.customSpacing[first] = random.choose(Self.gaps)
    }
    stack.isLayoutMarginsRelativeArrangement = random.chance(0.2)
    for child in children { views[child.index].isHidden = random.chance(0.15) }
    views[container.index].viewClass = .uiStackView
    views[container.index].content = .stack(stack)
  }

  private mutating func place(_ child: ViewID, across axis: Axis, in container: ViewID) {
    if random.chance(options.loose) { return }
    if random.chance(0.3) {
      add(child, Self.middle[axis], .equal, container, Self.middle[axis])
      add(child, Self.start[axis], .greaterThanOrEqual, container, Self.start[axis], at: .optional)
      return
    }
    add(child, Self.start[axis], .equal, container, Self.start[axis], constant: 8)
    if random.chance(0.7) {
      let relation: Constraint.Relation = random.chance(0.6) ? .equal : .lessThanOrEqual
      add(child, Self.end[axis], relation, container, Self.end[axis], constant: -8, at: .optional)
    }
  }

  private mutating func addView(leaf: Bool, in container: ViewID) -> ViewID {
    let id = ViewID(index: views.count)
    var view = View(name: "v\(id.index)", superview: container)
    view.contentHuggingPriority = PerAxis { _ in priority() }
    view.contentCompressionResistancePriority = PerAxis { _ in priority() }
    if leaf, options.hasTexts, random.chance(0.6) {
      view.viewClass = .uiLabel
      let limit = LineLimit(numberOfLines: random.choose([0, 1, 1, 2]))
      view.content = .label(
        LabelContent(
          text: StyledText(random.choose(Self.words), font: Font(size: 16), lineLimit: limit)))
      if random.chance(0.1) { view.contentInsets = EdgeInsets(all: 4) }
    } else if leaf, random.chance(0.8) {
      view.intrinsicContentSizeOverride = PerAxis { _ in
        random.chance(0.9) ? random.choose(Self.lengths) : nil
      }
    }
    views.append(view)
    return id
  }

  // MARK: Whims and demands

  /// A constraint that an author might add without regard to the rest.
  private mutating func addWhim() {
    guard views.count > 1 else { return }
    let view = ViewID(index: random.int(in: 1...views.count - 1))
    let other = ViewID(index: random.int(in: 0...views.count - 1))
    let axis = random.choose(Axis.allCases)
    let relation = random.choose([Constraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let factor = random.choose([1, 1, 2, 0.5])
    switch random.int(in: 0...3) {
    case 0:
      addSize(of: view, axis, relation, random.choose(Self.lengths), at: .optional)
    case 1 where options.hasAspectRatios:
      add(view, .width, relation, view, .height, multiplier: factor, at: .optional)
    case 2:
      add(view, Self.middle[axis], relation, other, Self.middle[axis], at: .optional)
    default:
      add(
        view, .size(axis), relation, other, .size(axis), multiplier: factor,
        at: .optional)
    }
  }

  /// A required constraint that ignores the others.
  private mutating func addDemand() {
    guard views.count > 1 else { return }
    let view = ViewID(index: random.int(in: 1...views.count - 1))
    let relation = random.choose([Constraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let axis = random.choose(Axis.allCases)
    if random.chance(0.6) {
      addSize(of: view, axis, relation, random.choose([-10, 0, 40, 120, 400]), at: .required)
    } else {
      add(view, Self.end[axis], .equal, .root, Self.middle[axis])
    }
  }

  // MARK: Pieces

  private enum Strength { case required, optional, any }

  private mutating func priority() -> LayoutPriority {
    LayoutPriority(random.choose(priorities)) ?? .required
  }

  private mutating func strength(_ strength: Strength) -> LayoutPriority {
    switch strength {
    case .required: .required
    case .optional: random.chance(0.5) ? .required : priority()
    case .any: priority()
    }
  }

  private mutating func addSize(
    of view: ViewID, _ axis: Axis, _ relation: Constraint.Relation, _ length: Double,
    at priority: Strength
  ) {
    constraints.append(
      Constraint(
        firstItem: .view(view), firstAttribute: .size(axis), relation: relation,
        constant: length,
        priority: strength(priority)))
  }

  private mutating func add(
    _ first: ViewID, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation,
    _ second: ViewID, _ secondAttribute: Constraint.Attribute, multiplier: Double = 1,
    constant: Double = 0, at priority: Strength = .required
  ) {
    constraints.append(
      Constraint(
        firstItem: .view(first), firstAttribute: attribute, relation: relation,
        secondItem: .view(second),
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: strength(priority)))
  }

  private static let start = PerAxis<Constraint.Attribute>(horizontal: .leading, vertical: .top)
  private static let end = PerAxis<Constraint.Attribute>(horizontal: .trailing, vertical: .bottom)
  private static let middle = PerAxis<Constraint.Attribute>(
    horizontal: .centerX, vertical: .centerY)
  private static let startMargin = PerAxis<Constraint.Attribute>(
    horizontal: .leadingMargin, vertical: .topMargin)
  private static let endMargin = PerAxis<Constraint.Attribute>(
    horizontal: .trailingMargin, vertical: .bottomMargin)
}
