import SnugGeometry
import SnugLayout
import SnugTestSupport

/// Generates scenes unlike those of authors: crowded, nested, overlapping, ambiguous, conflicting.
///
/// A seed produces the same scene on all platforms.
struct SceneGenerator {
  private var random: SeededGenerator
  private var views: [View] = []
  private var constraints: [Constraint] = []
  /// Whether most views have positions. Otherwise most pictures would only show ambiguities.
  private var isPlaced = false

  static func scene(seed: Int) -> Scene {
    var generator = SceneGenerator(random: SeededGenerator(seed: seed))
    return generator.scene()
  }

  private mutating func scene() -> Scene {
    isPlaced = random.chance(0.93)
    let size = rootSize()
    var root = View(name: "view", superview: nil)
    root.requiredSize = size
    views = [root]
    // Most scenes are small, like most of those that authors write.
    let count = random.int(in: 1...random.choose([4, 4, 4, 8, 8, 8, 12, 12, 20, 60]))
    fill(.root, depth: 1, count: count)
    return Scene(
      title: text(words: random.int(in: 1...random.choose([4, 40]))),
      subtitle: random.chance(0.6) ? text(words: random.int(in: 1...30)) : nil,
      pixelGrid: PixelGrid(scale: Double(random.int(in: 1...3))), views: views,
      constraints: constraints)
  }

  private mutating func rootSize() -> PerAxis<Double?> {
    if random.chance(0.08) {
      return random.choose([
        PerAxis(horizontal: 0, vertical: 0), PerAxis(horizontal: 1, vertical: 1),
        PerAxis(horizontal: 10_000, vertical: 20), PerAxis(horizontal: 20, vertical: 10_000),
        PerAxis(horizontal: nil, vertical: nil), PerAxis(horizontal: 4000, vertical: 3000),
      ])
    }
    return PerAxis(
      horizontal: Double(random.int(in: 20...600)), vertical: Double(random.int(in: 10...400)))
  }

  /// Adds a number of subviews, most of them side by side.
  private mutating func fill(_ superview: ViewID, depth: Int, count: Int) {
    var left = count
    var siblings: [ViewID] = []
    while left > 0 {
      let id = ViewID(index: views.count)
      let nests = depth < 6 && left > 2 && random.chance(0.3)
      views.append(view(id, in: superview, isContainer: nests))
      siblings.append(id)
      left -= 1
      if nests {
        let inner = random.int(in: 1...left)
        fill(id, depth: depth + 1, count: inner)
        left -= inner
      }
    }
    arrange(siblings, in: superview)
  }

  private mutating func view(_ id: ViewID, in superview: ViewID, isContainer: Bool) -> View {
    let name = random.chance(0.1) ? "aVeryLongNameThatNobodyCanRead\(id.index)" : "v\(id.index)"
    guard !isContainer else { return View(name: name, superview: superview) }
    let (viewClass, content) = content()
    var view = View(
      name: name, viewClass: viewClass, superview: superview, content: content,
      contentHuggingPriority: PerAxis(horizontal: priority(250), vertical: priority(250)),
      contentCompressionResistancePriority: PerAxis(
        horizontal: priority(750), vertical: priority(750)))
    if case .label = content, random.chance(0.2) {
      view.contentInsets = EdgeInsets(all: Double(random.int(in: 1...12)))
    }
    if random.chance(0.1) {
      let size = random.choose([0.0, 1, 24, 90])
      view.intrinsicContentSizeOverride = PerAxis(
        horizontal: size, vertical: random.chance(0.5) ? nil : size)
    }
    return view
  }

  private mutating func priority(_ usual: Int) -> LayoutPriority {
    LayoutPriority(
      Double(random.choose([usual, usual, usual - 1, usual + 1, usual + random.int(in: 2...200)])))
      ?? .required
  }

  private mutating func content() -> (ViewClass, ViewContent) {
    switch random.int(in: 0...9) {
    case 0...4:
      return (
        .uiLabel,
        .label(LabelContent(text: styled(lines: random.choose([1, 1, 1, 0, 2, 3]))))
      )
    case 5: return (.uiButton, .button(ButtonContent(title: styled(lines: 1))))
    case 6:
      return (
        .uiTextField,
        .textField(
          TextFieldContent(
            text: random.chance(0.5) ? styled(lines: 1) : nil, placeholder: styled(lines: 1),
            borderStyle: random.choose([.none, .roundedRect])))
      )
    case 7:
      let size = Size(
        width: Double(random.int(in: 0...80)), height: Double(random.int(in: 0...80)))
      return (.uiImageView, .image(random.chance(0.8) ? ImageContent(size: size) : nil))
    case 8: return (.uiSwitch, .toggle(isOn: random.chance(0.5)))
    default: return (.uiView, .none)
    }
  }

  // MARK: - Texts

  private mutating func styled(lines: Int) -> StyledText {
    StyledText(
      text(words: random.int(in: 0...12), most: 80),
      font: Font(
        size: random.choose([8, 11, 13, 17, 17, 17, 28]),
        weight: random.choose([.regular, .regular, .semibold])),
      alignment: random.choose([.natural, .natural, .left, .center, .right]),
      lineLimit: LineLimit(
        numberOfLines: lines,
        lineBreakMode: random.choose([.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping])))
  }

  private static let vocabularies = [
    ["Hello", "a", "incomprehensibilities", "row", "label", "two\nlines", "x", "(1)", "12 %"],
    ["일리삼사", "오늘", "오후", "만나요", "강변"], ["你好", "世界", "这是一段很长的文字", "二"],
    ["مرحبا", "الاسم", "الكامل", "فاطمة"], ["שלום", "עולם", "טקסט", "ארוך"],
  ]

  private mutating func text(words count: Int, most: Int = .max) -> String {
    let vocabulary = random.choose(Self.vocabularies)
    var words: [String] = []
    for _ in 0..<count { words.append(random.choose(vocabulary)) }
    return String(words.joined(separator: " ").prefix(most))
  }

  // MARK: - Constraints

  private mutating func arrange(_ siblings: [ViewID], in superview: ViewID) {
    for axis in Axis.allCases {
      let (start, end): (Constraint.Attribute, Constraint.Attribute) =
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
      if random.chance(axis == .horizontal ? 0.5 : 0.2) {
        chain(siblings, start, end, in: superview)
      } else {
        for id in siblings where !random.chance(isPlaced ? 0.005 : 0.1) {
          add(id, start, superview, start, constant: random.int(in: -30...300))
          if random.chance(0.3) {
            add(superview, end, id, end, constant: random.int(in: -20...40))
          }
        }
      }
      for id in siblings where random.chance(0.2) { size(id, axis) }
    }
  }

  /// Side by side, from one edge to the other, so that a view has to give way.
  private mutating func chain(
    _ siblings: [ViewID], _ start: Constraint.Attribute, _ end: Constraint.Attribute,
    in superview: ViewID
  ) {
    add(siblings[0], start, superview, start, constant: random.int(in: 0...20))
    for (one, next) in zip(siblings, siblings.dropFirst()) {
      add(next, start, one, end, constant: random.choose([0, 0, 4, 8, 30]))
    }
    if random.chance(0.8), let last = siblings.last {
      add(superview, end, last, end, constant: random.int(in: 0...20))
    }
  }

  private mutating func size(_ id: ViewID, _ axis: Axis) {
    constraints.append(
      Constraint(
        firstItem: .view(id), firstAttribute: axis == .horizontal ? .width : .height,
        relation: relation(), constant: Double(random.choose([0, 1, 5, 20, 60, 200])),
        priority: anyPriority()))
  }

  private mutating func add(
    _ one: ViewID, _ first: Constraint.Attribute, _ other: ViewID,
    _ second: Constraint.Attribute, constant: Int
  ) {
    constraints.append(
      Constraint(
        firstItem: .view(one), firstAttribute: first, relation: relation(),
        secondItem: .view(other),
        secondAttribute: second, constant: Double(constant), priority: anyPriority()))
  }

  private mutating func relation() -> Constraint.Relation {
    isPlaced && random.chance(0.97)
      ? .equal
      : random.choose([.equal, .equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual])
  }

  private mutating func anyPriority() -> LayoutPriority {
    random.choose([.required, .required, .required, .required, 750, 500])
  }
}
