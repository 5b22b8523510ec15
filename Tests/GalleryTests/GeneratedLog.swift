import SnugTestSupport
import Testing

/// A report of rows along one axis that cannot all hold, made without the reader.
///
/// A view is a start and a size, so the variables are `2 * view` and `2 * view + 1`; the first view is
/// the superview of the others, and its start is 0.
struct GeneratedLog: CustomTestStringConvertible, Sendable {
  struct Row: Sendable {
    /// Factors by variable.
    var factors: [Int: Fraction] = [:]
    var relation: Relation = .equal
    var constant: Fraction = 0
    /// The descriptions of the row after its address, one for each notation.
    var notations: [String] = []
    fileprivate var templates: [String] = []
    /// Whether the row relates sizes by a factor, or a center.
    var isScaled = false
  }

  enum Relation: CaseIterable { case equal, atLeast, atMost }

  var rows: [Row]
  let viewCount: Int
  let isHorizontal: Bool
  /// The number of the broken row; `nil` if the log ends before.
  var broken: Int?
  var seed: Int

  var testDescription: String { "seed \(seed):\n\(text())" }

  // MARK: Making

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    isHorizontal = random.chance(0.5)
    viewCount = random.int(in: 2...4)
    rows = []
    // The rows hold for these places, until some constants are changed.
    var starts = [0]
    var sizes = [random.int(in: 10...40) * 2]
    for _ in 1..<viewCount {
      starts.append(random.int(in: 0...20) * 2)
      sizes.append(random.int(in: 0...20) * 2)
    }
    let count = random.int(in: 2...6)
    while rows.count < count {
      rows.append(row(starts, sizes, &random))
    }
    for _ in 0..<random.int(in: 1...2) {
      let index = random.int(in: 0...rows.count - 1)
      let shift = random.int(in: 1...60) * (random.chance(0.5) ? 1 : -1)
      rows[index] = rows[index].shifted(by: shift)
    }
    broken = random.chance(0.8) ? random.int(in: 0...rows.count - 1) : nil
  }

  private func row(_ starts: [Int], _ sizes: [Int], _ random: inout SeededGenerator) -> Row {
    let view = random.int(in: 1...viewCount - 1)
    let other = viewCount > 2 ? 1 + view % (viewCount - 1) : 0
    let (near, far, size, center) =
      isHorizontal
      ? ("leading", "trailing", "width", "centerX") : ("top", "bottom", "height", "centerY")
    let relation: Relation = random.chance(0.75) ? .equal : random.choose([.atLeast, .atMost])
    func end(_ view: Int) -> Int { starts[view] + sizes[view] }
    switch random.int(in: 0...(other == 0 ? 5 : 7)) {
    case 0:
      return Row(
        [2 * view: 1, 0: -1], relation, starts[view], "H:|-(R#)-[@\(view)]", .superview,
        "@\(view).\(near) R @0.\(near) + #")
    case 1:
      return Row(
        [1: 1, 2 * view: -1, 2 * view + 1: -1, 0: 1], relation, sizes[0] - end(view),
        "H:[@\(view)]-(R#)-|", .superview, "@0.\(far) R @\(view).\(far) + #")
    case 2:
      let who = random.chance(0.5) ? 0 : view
      return Row(
        [2 * who + 1: 1], relation, sizes[who], "H:[@\(who)(R#)]", .none, "@\(who).\(size) R #")
    case 3:
      return Row(
        [2 * view: 1, 2 * view + 1: Fraction(1, 2), 0: -1, 1: Fraction(-1, 2)], relation,
        starts[view] + sizes[view] / 2 - sizes[0] / 2, nil, .none,
        "@\(view).\(center) R @0.\(center) + #", isScaled: true)
    case 4:
      return Row(
        [2 * view + 1: 1, 1: Fraction(-1, 2)], relation, sizes[view] - sizes[0] / 2, nil, .none,
        "@\(view).\(size) R "
          + random.choose(["0.5*@0.\(size)", "@0.\(size) * 0.5", "@0.\(size) / 2"]) + " + #",
        isScaled: true)
    case 5:
      return Row(
        [2 * view + 1: 1, 1: -1], relation, sizes[view] - sizes[0], nil, .none,
        "@\(view).\(size) R @0.\(size) + #")
    case 6:
      return Row(
        [2 * other: 1, 2 * view: -1, 2 * view + 1: -1], relation, starts[other] - end(view),
        "H:[@\(view)]-(R#)-[@\(other)]", .none, "@\(other).\(near) R @\(view).\(far) + #")
    default:
      return Row(
        [2 * other + 1: 1, 2 * view + 1: -1], relation, sizes[other] - sizes[view], nil, .none,
        "@\(other).\(size) R @\(view).\(size) + #")
    }
  }

  // MARK: Printing

  /// - Parameter order: the order of the rows in the list.
  func text(in order: [Int]? = nil, cutAfterAddress: Bool = false) -> String {
    var random = SeededGenerator(seed: seed + 7)
    let lines = rows.indices.map { index -> String in
      let notation = random.choose(rows[index].notations)
      let canBeOfMask = rows[index].relation == .equal && !rows[index].isScaled
      let name = random.choose(
        ["NSLayoutConstraint", "MASLayoutConstraint", "SnapKit.LayoutConstraint"]
          + (canBeOfMask ? ["NSAutoresizingMaskLayoutConstraint"] : []))
      let location =
        name.hasPrefix("Snap")
        ? "@Orbit.swift#\(10 + index)" : name.hasPrefix("NSAuto") ? " h=--& v=-&-" : ""
      var body = notation
      for view in 0..<viewCount { body = body.replacing("@\(view)", with: Self.view(view)) }
      if !isHorizontal { body = body.replacing("H:", with: "V:") }
      return "\(name):\(address(index))\(location) \(body)"
    }
    let form = random.int(in: 0...6)
    func printed(_ line: String) -> String {
      switch form {
      case 0: "    \"<\(line)   (active)>\","
      case 1: "    \"<\(line)>\","
      case 2:
        "    &quot;&lt;\(line.replacing(">", with: "&gt;").replacing("<", with: "&lt;"))"
          + "   (active)&gt;&quot;,"
      case 3: "    \u{201C}<\(line)   (active)>\u{201D},"
      case 4:
        "    \"<\(line.replacing("[", with: "\\[").replacing("]", with: "\\]"))   (active)>\","
      case 5:
        // A tab after the address.
        "    \"<\(line.replacing("0 ", with: "0\t", maxReplacements: 1))   (active)>\","
      default: "    \(line)   (active),"
      }
    }
    /// The names are inside the parentheses of the state.
    func joined(_ text: String) -> String {
      text.replacing("~   (active)", with: "   (active, names: '|':\(Self.view(0)) )")
        .replacing("~", with: "   (Names: '|':\(Self.view(0)) )")
    }
    var text = "Unable to simultaneously satisfy constraints.\n(\n"
    for index in order ?? Array(rows.indices) { text += joined(printed(lines[index])) + "\n" }
    text += ")\n"
    if let broken {
      text += "\nWill attempt to recover by breaking constraint \n"
      text +=
        cutAfterAddress
        ? "<\(lines[broken].prefix { $0 != " " }) UIV"
        : joined(printed(lines[broken])) + "\n"
    }
    return text
  }

  func address(_ index: Int) -> String {
    // Not in the order of the list.
    "0x60000" + String(7 * (index + 3) % 16, radix: 16) + "c" + String(index, radix: 16) + "0"
  }

  private static func view(_ index: Int) -> String {
    index == 0 ? "Planets.OrbitView:0x7fa0010" : "UIView:0x7fa00\(index + 1)0"
  }

  /// The first line of the list.
  static let firstLine = 3
}

extension GeneratedLog.Row {
  enum Names { case none, superview }

  init(
    _ factors: [Int: Fraction], _ relation: GeneratedLog.Relation, _ constant: Int,
    _ format: String?, _ names: Names, _ equation: String, isScaled: Bool = false
  ) {
    // The superview starts at 0.
    self.factors = factors.filter { $0.key != 0 }
    self.relation = relation
    self.constant = Fraction(constant, 1)
    self.isScaled = isScaled
    templates = [format.map { $0 + (names == .superview ? "~" : "") }, equation]
      .compactMap(\.self)
    print()
  }

  func shifted(by shift: Int) -> Self {
    var row = self
    row.constant = row.constant + Fraction(shift, 1)
    row.print()
    return row
  }

  private mutating func print() {
    let sign = ["==", ">=", "<="][[.equal, .atLeast, .atMost].firstIndex(of: relation)!]
    let number = constant.numerator / constant.denominator
    notations = templates.map { template in
      if template.contains("H:") {
        let short = relation == .equal ? "" : sign
        return template.replacing("R#", with: short + "\(number)")
      }
      return template.replacing(" R ", with: " \(sign) ")
        .replacing("+ #", with: number < 0 ? "- \(-number)" : "+ \(number)")
        .replacing(" #", with: number < 0 ? " - \(-number)" : " \(number)")
    }
  }
}

extension GeneratedLog: Shrinkable {
  enum Simplification { case leavingOut }

  static let simplifications = [Simplification.leavingOut]

  func indexCount(for simplification: Simplification) -> Int { rows.count }

  func simplified(by simplification: Simplification, at index: Int) -> Self? {
    guard rows.count > 1, index != broken else { return nil }
    var log = self
    log.rows.remove(at: index)
    log.broken = broken.map { $0 > index ? $0 - 1 : $0 }
    return log
  }
}

// MARK: - The check

extension GeneratedLog {
  /// Some of the rows and of the sizes that are at least 0.
  struct Selection: Hashable {
    var rows: Set<Int>
    var sizes: Set<Int>
  }

  var whole: Selection { Selection(rows: Set(rows.indices), sizes: Set(0..<viewCount)) }

  private func inequalities(_ selection: Selection) -> Inequalities {
    var inequalities = Inequalities()
    for row in selection.rows { inequalities.add(rows[row]) }
    for view in selection.sizes { inequalities.add([2 * view + 1: -1], atMost: 0) }
    return inequalities
  }

  func canHold(_ selection: Selection) -> Bool { inequalities(selection).canHold }

  /// The sets of sizes with which some rows cannot hold, although they can without any one of them.
  func sizesMakingIrreducible(_ rows: Set<Int>) -> [Set<Int>] {
    Self.subsets(of: Set(0..<viewCount)).filter { sizes in
      !canHold(Selection(rows: rows, sizes: sizes))
        && rows.allSatisfy { canHold(Selection(rows: rows.subtracting([$0]), sizes: sizes)) }
    }
  }

  /// Whether a row is a member of a conflict, by trying all.
  func isMember(_ row: Int) -> Bool {
    Self.subsets(of: whole.rows.subtracting([row])).contains { others in
      Self.subsets(of: whole.sizes).contains { sizes in
        !canHold(Selection(rows: others.union([row]), sizes: sizes))
          && canHold(Selection(rows: others, sizes: sizes))
      }
    }
  }

  /// How far a row is from holding if the others of a selection do.
  func violation(of row: Int, besides selection: Selection) -> Fraction? {
    var others = selection
    others.rows.remove(row)
    guard let range = inequalities(others).range(of: rows[row].factors) else { return nil }
    let constant = rows[row].constant
    if let least = range.least, constant < least, rows[row].relation != .atLeast {
      return least + -constant
    }
    if let greatest = range.greatest, greatest < constant, rows[row].relation != .atMost {
      return constant + -greatest
    }
    return nil
  }

  private static func subsets(of elements: Set<Int>) -> [Set<Int>] {
    elements.sorted().reduce([[]]) { sets, element in sets + sets.map { $0.union([element]) } }
      .sorted { ($0.count, $0.sorted().description) < ($1.count, $1.sorted().description) }
  }
}
