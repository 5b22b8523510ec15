import SnugTestSupport

/// Random scenes like those people build, as scene files: cells, forms, bars, cards, stack views.
///
/// The same seed always makes the same text, which `snug explain` reads.
package struct EverydaySceneGenerator {
  private var random: SeededGenerator
  private var lines: [String] = []
  private var constraints: [String] = []
  private var count = 0

  private static let texts = [
    "OK", "Edit", "Price", "Settings", "Sunday walk", "First name and surname",
    "Meet at the north gate of the park at ten",
  ]
  private static let gaps = [0, 4, 8, 8, 8, 12, 16]

  package static func text(seed: Int) -> String {
    var generator = EverydaySceneGenerator(random: SeededGenerator(seed: seed))
    return generator.screen(seed)
  }

  private init(random: SeededGenerator) { self.random = random }

  // MARK: - The screen

  private mutating func screen(_ seed: Int) -> String {
    let width = random.choose([120, 200, 280, 320, 375])
    let isFitting = random.chance(0.6)
    let height = isFitting ? "fit" : "\(random.choose([44, 60, 120, 240]))"
    let direction = random.chance(0.15) ? "layoutDirection: rightToLeft\n" : ""
    let sections = (0..<random.choose([1, 1, 1, 2])).map { _ in section() }
    var above = "screen.top"
    for section in sections {
      constraints.append("\(section).top == \(above) + \(random.choose(Self.gaps))")
      above = "\(section).bottom"
      addWidth(of: section)
    }
    let relation = isFitting || random.chance(0.5) ? "==" : "<="
    let priority = isFitting ? "" : random.choose(["", "", " @ 999", " @ 749", " @ 250"])
    constraints.append("\(above) \(relation) screen.bottom - 8\(priority)")
    return """
      title: everyday \(seed)
      \(direction)view:
        name: screen
        size: [\(width), \(height)]
        subviews:
      \(lines.joined(separator: "\n"))
      constraints:
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))

      """
  }

  /// Adds the width of a section, in one of the usual ways.
  private mutating func addWidth(of section: String) {
    switch random.int(in: 0...7) {
    case 0:
      constraints += [
        "\(section).centerX == screen.centerX",
        "\(section).width == screen.width - 32 @ \(random.choose([749, 751, 999]))",
        "\(section).width <= \(random.choose([100, 180, 280]))",
      ]
    case 1:
      constraints += [
        "\(section).trailing == screen.trailing - 16",
        "\(section).width <= 0.75 * screen.width",
      ]
    case 2:
      let priority = random.choose(["", " @ 999", " @ 749"])
      constraints += [
        "\(section).leading == screen.leading + 16",
        "\(section).trailing == screen.trailing - 16 @ \(random.choose([250, 749, 999]))",
        "\(section).width <= \(random.choose([100, 180, 280]))\(priority)",
      ]
    case 3:
      constraints += [
        "\(section).leading == screen.leading + 16",
        "\(section).trailing <= screen.trailing - 16",
      ]
    default:
      constraints += [
        "\(section).leading == screen.leading + 16",
        "\(section).trailing == screen.trailing - 16",
      ]
    }
  }

  private mutating func section() -> String {
    switch random.int(in: 0...7) {
    case 0, 1: cell()
    case 2: form()
    case 3: bar()
    case 4: card()
    default: stack(depth: 0)
    }
  }

  // MARK: - Sections

  /// An icon, a title above a subtitle, and an accessory.
  private mutating func cell() -> String {
    let cell = open("cell")
    let (icon, title) = (image("icon"), label("title"))
    let accessory = random.chance(0.5) ? label("value") : image("chevron")
    let subtitle = random.chance(0.6) ? label("subtitle") : nil
    let relation = random.choose(["==", "==", ">="])
    constraints += [
      "\(icon).leading == \(cell).leading + 16", "\(icon).centerY == \(cell).centerY",
      "\(title).leading == \(icon).trailing + \(random.choose([8, 12]))",
      "\(accessory).leading \(relation) \(title).trailing + \(random.choose(Self.gaps))",
      "\(accessory).trailing == \(cell).trailing - 16", "\(accessory).centerY == \(cell).centerY",
    ]
    if random.chance(0.4) { constraints.append("\(icon).width == \(random.choose([29, 44]))") }
    if random.chance(0.3) {
      constraints.append("\(cell).height >= 44" + random.choose(["", " @ 999"]))
    }
    guard let subtitle else {
      constraints += [
        "\(title).centerY == \(cell).centerY", "\(title).top >= \(cell).top + 8",
        "\(icon).top >= \(cell).top + 8",
      ]
      return cell
    }
    let edge = random.chance(0.5) ? "== \(title).trailing" : "<= \(accessory).leading - 8"
    constraints += [
      "\(subtitle).leading == \(title).leading", "\(subtitle).trailing \(edge)",
      "\(title).top == \(cell).top + 8", "\(subtitle).top == \(title).bottom + 2",
      "\(subtitle).bottom \(random.choose(["==", "==", "<="])) \(cell).bottom - 8",
    ]
    return cell
  }

  /// Captions of equal widths, and a field beside each.
  private mutating func form() -> String {
    let form = open("form")
    var first: String?
    var above = "\(form).top"
    let priority = random.choose(["", "", "", " @ 999", " @ 751", " @ 749"])
    for _ in 0..<random.int(in: 2...3) {
      let (caption, field) = (label("caption"), random.chance(0.7) ? field() : label("field"))
      constraints += [
        "\(caption).leading == \(form).leading + 8",
        "\(field).leading == \(caption).trailing + 8",
        "\(field).trailing == \(form).trailing - 8", "\(field).top == \(above) + 8",
        "\(caption).firstBaseline == \(field).firstBaseline",
      ]
      if let first { constraints.append("\(caption).width == \(first).width\(priority)") }
      first = first ?? caption
      above = "\(field).bottom"
    }
    constraints.append("\(above) <= \(form).bottom - 8")
    return form
  }

  /// A title centered between two buttons.
  private mutating func bar() -> String {
    let bar = open("bar")
    let (back, title, done) = (button("back"), label("title"), button("done"))
    let priority = random.choose(["", "", " @ 700", " @ 750", " @ 250", " @ 999"])
    constraints += [
      "\(back).leading == \(bar).leading + 8", "\(title).leading >= \(back).trailing + 8",
      "\(title).trailing <= \(done).leading - 8", "\(done).trailing == \(bar).trailing - 8",
      "\(title).centerX == \(bar).centerX\(priority)", "\(bar).height >= 44",
    ]
    constraints += [back, title, done].map { "\($0).centerY == \(bar).centerY" }
    if random.chance(0.3) { constraints.append("\(done).width == \(back).width") }
    return bar
  }

  /// A picture of a fixed aspect ratio above a text.
  private mutating func card() -> String {
    let card = open("card")
    let (photo, text) = (image("photo", sizes: [40, 96, 240, 600]), label("text"))
    let ratio = random.choose(["1.5", "2", "0.75"])
    let gap = random.choose(Self.gaps)
    constraints += [
      "\(photo).width == \(ratio) * \(photo).height" + random.choose(["", "", " @ 999"]),
      "\(photo).leading == \(card).leading + \(gap)", "\(photo).top == \(card).top + \(gap)",
      "\(text).leading == \(card).leading + 8", "\(text).trailing == \(card).trailing - 8",
      "\(text).top == \(photo).bottom + 8", "\(text).bottom == \(card).bottom - 8",
    ]
    let relation = random.choose(["==", "<="])
    constraints.append("\(photo).trailing \(relation) \(card).trailing - \(gap)")
    if random.chance(0.5) {
      let priority = random.choose(["", " @ 999", " @ 749"])
      constraints.append("\(photo).height <= \(random.choose([40, 90, 160]))\(priority)")
    }
    return card
  }

  // MARK: - Stack views

  private mutating func stack(depth: Int) -> String {
    let isVertical = random.chance(0.45)
    var alignments = isVertical ? ["leading", "trailing"] : ["top", "bottom", "firstBaseline"]
    alignments += ["fill", "fill", "center"]
    let distributions = [
      "fill", "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    var keys = [
      "axis: \(isVertical ? "vertical" : "horizontal")",
      "distribution: \(random.choose(distributions))",
      "alignment: \(random.choose(alignments))",
      "spacing: \(random.choose(Self.gaps + [-8]))",
    ]
    if random.chance(0.1) { keys.append("isLayoutMarginsRelativeArrangement: true") }
    let stack = name("stack")
    add("\(stack):", depth)
    for key in ["class: UIStackView"] + keys { add("  \(key)", depth) }
    add("  arrangedSubviews:", depth)
    var leaves: [String] = []
    for _ in 0..<random.int(in: 2...4) {
      if depth < 2, random.chance(0.2) {
        _ = self.stack(depth: depth + 2)
      } else {
        leaves.append(leaf(depth: depth + 2))
      }
    }
    if leaves.count > 1, random.chance(0.25) {
      let attribute = random.choose(["width", "height"])
      let factor = random.choose(["", "", "", "2 * "])
      constraints.append(
        "\(leaves[1]).\(attribute) == \(factor)\(leaves[0]).\(attribute)"
          + random.choose(["", "", " @ 999", " @ 749"]))
    }
    return stack
  }

  private mutating func leaf(depth: Int) -> String {
    switch random.int(in: 0...9) {
    case 0, 1: return image("image", depth: depth)
    case 2: return button("button", depth: depth)
    case 3:
      let box = name("box")
      add("\(box): {}", depth)
      constraints.append("\(box).width == \(random.choose([1, 20, 60]))" + self.optional())
      if random.chance(0.6) { constraints.append("\(box).height >= 20") }
      return box
    default: return label("text", depth: depth)
    }
  }

  // MARK: - Views

  private mutating func optional() -> String { random.choose(["", "", " @ 999", " @ 750"]) }

  private mutating func name(_ stem: String) -> String {
    count += 1
    return "\(stem)\(count)"
  }

  /// Lines of a view at the first level are indented by four spaces.
  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth + 2) + line)
  }

  private mutating func open(_ stem: String) -> String {
    let name = name(stem)
    add("\(name):", 0)
    add("  subviews:", 0)
    return name
  }

  private mutating func label(_ stem: String, depth: Int = 2) -> String {
    var keys = ["class: UILabel", "text: \(random.choose(Self.texts))"]
    if random.chance(0.3) { keys.append("numberOfLines: \(random.choose([0, 0, 2]))") }
    if random.chance(0.2) { keys.append("font: \(random.choose([13, 20]))") }
    return view(stem, keys, depth)
  }

  private mutating func button(_ stem: String, depth: Int = 2) -> String {
    view(stem, ["class: UIButton", "title: \(random.choose(Array(Self.texts.prefix(5))))"], depth)
  }

  private mutating func field(depth: Int = 2) -> String {
    view("field", ["class: UITextField", "placeholder: \(random.choose(Self.texts))"], depth)
  }

  private mutating func image(
    _ stem: String, sizes: [Int] = [13, 24, 44], depth: Int = 2
  ) -> String {
    let size = random.choose(sizes)
    return view(
      stem, ["class: UIImageView", "image: [\(size), \(random.choose([size, size / 2]))]"], depth)
  }

  private mutating func view(_ stem: String, _ keys: [String], _ depth: Int) -> String {
    var keys = keys
    if random.chance(0.25) { keys.append("hugging: \(random.choose([1, 249, 251, 252, 750]))") }
    if random.chance(0.3) {
      keys.append("compressionResistance: \(random.choose([1, 250, 749, 751, 1000]))")
    }
    if random.chance(0.03) { keys.append("hidden: true") }
    let name = name(stem)
    add("\(name): { \(keys.joined(separator: ", ")) }", depth)
    return name
  }
}
