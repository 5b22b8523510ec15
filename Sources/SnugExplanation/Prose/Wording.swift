import SnugDiagnostics
package import SnugGeometry
package import SnugLayout

/// The elements of sentences about a layout: numbers, names, lists.
package struct Wording {
  package let layout: Layout
  /// The files with which lines are cited, by their paths: the names, or the paths of those that share one. Empty if
  /// all lines are in one file.
  private var files: [String: String] = [:]

  package init(layout: Layout) { self.layout = layout }

  /// Cites lines with their files, if there are several.
  mutating func citeFiles(_ paths: Set<String>) {
    guard paths.count > 1 else { return }
    let names = paths.map { path in path.split(separator: "/").last.map(String.init) ?? path }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    files = Dictionary(
      uniqueKeysWithValues: zip(paths, names).map { ($0, counts[$1] == 1 ? $1 : $0) })
  }

  /// The framework of the scene's platform.
  package var framework: String { layout.scene.platform == .macOS ? "AppKit" : "UIKit" }

  package func name(_ id: ViewID) -> String { layout.scene[id].name }

  /// The limit for the items of a list in a sentence.
  package static let most = 6

  /// `a`, `a and b`, `a, b and c`. A long list has the first items and the number of the others.
  package func list(
    _ items: some Collection<String>, most: Int = most, joining conjunction: String = "and"
  ) -> String {
    guard items.count <= most else {
      return items.prefix(most - 1).joined(separator: ", ")
        + " \(conjunction) \(Self.grouped(items.count - most + 1)) others"
    }
    return Self.joined(Array(items), by: conjunction)
  }

  /// The panel of a sheet for a size of the root: `200 wide`.
  package static func title(of size: Double, _ axis: Axis) -> String {
    "\(number(size)) \(axis == .horizontal ? "wide" : "high")"
  }

  /// A list of all items, without a limit.
  package static func joined(_ items: [String], by conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The items without duplicates, in the order of their first occurrences.
  package static func distinct<Item: Hashable>(_ items: [Item]) -> [Item] {
    var seen: Set<Item> = []
    return items.filter { seen.insert($0).inserted }
  }

  package func names(_ ids: [ViewID]) -> String { list(ids.lazy.map(name)) }

  /// “change photo.height == 160 to photo.height == 86.5”
  func change(of entry: EntryID, to constant: Double) -> String {
    "change \(layout.system[entry].description) to \(layout.equation(of: entry, constant: constant))"
  }

  func change(of entry: EntryID, to relation: Constraint.Relation) -> String {
    "change \(layout.system[entry].description) to \(layout.equation(of: entry, relation))"
  }

  /// A constraint as an equation, optionally with its line, if it is known.
  func constraint(_ entry: ConstraintSystem.Entry, includingLine: Bool) -> String {
    entry.description + (includingLine ? lines(of: entry.range.map { [$0] } ?? []) : "")
  }

  /// “ (lines 10 and 12)”, or where the scene's constraints are in several files
  /// “ (Row.swift lines 10 and 12; Theme.swift line 3)”.
  func lines(of ranges: [SourceRange]) -> String {
    guard !ranges.isEmpty else { return "" }
    let parts = Self.distinct(ranges.map(\.source.name)).map { file in
      let lines = Self.distinct(ranges.filter { $0.source.name == file }.map(\.start.line))
      return (files[file].map { "\($0) " } ?? "")
        + "line\(lines.count == 1 ? "" : "s") \(list(lines.sorted().map(String.init)))"
    }
    return " (\(parts.joined(separator: "; ")))"
  }

  /// Whether the size of a view is 0.
  func isZero(_ id: ViewID, _ axis: Axis) -> Bool {
    layout[id].alignmentRect.size[axis] == 0
  }

  /// “a and b have no width left”
  func nothingLeft(of views: [ViewID], _ axis: Axis) -> String {
    "\(names(views)) \(views.count == 1 ? "has" : "have") no \(Self.dimension(axis)) left"
  }

  /// “12 points narrower”.
  package func difference(_ deformation: Deformation, _ axis: Axis) -> String {
    let isStretched = deformation.delta > 0
    let adjective =
      switch axis {
      case .horizontal: isStretched ? "wider" : "narrower"
      case .vertical: isStretched ? "taller" : "shorter"
      }
    return "\(Self.points(abs(deformation.delta))) \(adjective)"
  }

  /// “sticks out of cell”, “stick out”: what some views do.
  func protrusion(_ protrusions: [Protrusion]) -> String {
    let superviews = Self.distinct(protrusions.map(\.superview))
    return (protrusions.count == 1 ? "sticks out" : "stick out")
      + (superviews.count == 1 ? " of \(name(superviews[0]))" : "")
  }

  /// The number of decimals of lengths. Two are enough for readers; an interactive page calculates
  /// with the numbers in sentences and needs more.
  @TaskLocal package static var decimals = 2

  /// A length in points.
  package static func number(_ value: Double, decimals: Int? = nil) -> String {
    value.description(decimals: decimals ?? Self.decimals).replacing("-", with: "−")
  }

  /// “photo's”, “buttons'”
  package static func possessive(_ name: String) -> String {
    name + (name.hasSuffix("s") ? "'" : "'s")
  }

  func possessive(_ id: ViewID) -> String { Self.possessive(name(id)) }

  /// A count with separators: `9,994`.
  static func grouped(_ count: Int) -> String { Double(count).groupedDescription }

  /// A small number as a word.
  static func count(_ number: Int) -> String {
    let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(number - 2) ? words[number - 2] : String(number)
  }

  package static func points(_ value: Double) -> String {
    let number = number(value)
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// “50 to 90”
  package static func range(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (number(range.lowerBound), number(range.upperBound))
    if !range.upperBound.isFinite { return "\(low) or more" }
    return range.lowerBound.isFinite ? "\(low) to \(high)" : "\(high) or less"
  }

  /// “320 × 44”
  package static func size(_ rect: Rect) -> String {
    "\(number(rect.width)) × \(number(rect.height))"
  }

  /// “wide” or “high”.
  public static func adjective(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

  package static func dimension(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  /// What a view's intrinsic size comes from: “its text”.
  package func content(of id: ViewID, _ axis: Axis) -> String {
    axis == .horizontal && layout.hasLeastWidth(id) ? "its least width" : shownContent(of: id, axis)
  }

  /// “intrinsic”, or “assumed” for a size that was not measured.
  func kindOfSize(of id: ViewID, _ axis: Axis) -> String {
    isAssumed(id, axis) ? "assumed" : "intrinsic"
  }

  /// Whether the content size of a view was not measured. A log has its own words for this.
  package func isAssumed(_ id: ViewID, _ axis: Axis) -> Bool {
    let view = layout.scene[id]
    return layout.scene.consoleReport == nil && view.hasAssumedContentSize
      && view.intrinsicContentSizeOverride?[axis] != nil
  }

  /// What a view shows: “its title”, also for a button that is wider.
  package func shownContent(of id: ViewID, _ axis: Axis) -> String {
    let view = layout.scene[id]
    guard view.intrinsicContentSizeOverride == nil, let part = view.content.traits.shows[axis]
    else { return "its \(kindOfSize(of: id, axis)) \(Self.dimension(axis))" }
    // A text that shrinks to fit is smaller, but not cut.
    let isScaled = layout[id].intrinsicContentSize.fontScale < 1
    return "its \(part)\(isScaled ? " at full size" : "")"
  }

  /// “3 : 2”, width to height; `nil` unless an entry makes the sizes of one view proportional.
  package func ratio(_ entry: ConstraintSystem.Entry) -> String? {
    let constraint = entry.constraint
    guard constraint.relation == .equal, constraint.constant == 0,
      constraint.firstItem == constraint.secondItem, constraint.firstAttribute.isSize,
      constraint.secondAttribute.isSize, constraint.firstAttribute != constraint.secondAttribute
    else { return nil }
    let quotient =
      constraint.firstAttribute == .width ? constraint.multiplier : 1 / constraint.multiplier
    if let (wide, high) = quotient.fraction, wide > 0 { return "\(wide) : \(high)" }
    return quotient < 1
      ? "1 : \((1 / quotient).multiplierDescription)" : "\(quotient.multiplierDescription) : 1"
  }
}
