import AutoLayout
import Diagnostics
import Geometry
import SceneFormat

/// Says one report of a log as a scene file would.
struct LogTranslation {
  let report: LogReport
  let title: String
  let tree: LogTree
  let names: LogViewNames
  let platform: Platform
  /// What is laid out, the constraint that was broken last.
  private(set) var equations: [LogEquation] = []
  /// Rows of the list that no constraint of a scene can stand for.
  private(set) var unsupported: [LogConstraint] = []
  /// The sizes that trees of views in the same log print, in points.
  private(set) var printedSizes: [String: Size] = [:]
  private(set) var frames: [String: LoggedView] = [:]
  /// The constraints that state the intrinsic content size of a view and its priorities.
  private(set) var contentSizes: [String: PerAxis<LogConstraint?>] = [:]
  /// Where each item is first named.
  private let ranges: [String: SourceRange]

  /// - Parameter dumps: the view trees in the same log.
  init(_ report: LogReport, title: String, dumps: [[LoggedView]]) {
    self.report = report
    self.title = title
    let constraints = Self.completed(Self.inOrder(report))
    let own = report.kind == .hierarchy ? [report.views] : dumps
    let items = LogItems(constraints, views: report.views)
    tree = LogTree(items, constraints, dumps: own)
    names = LogViewNames(tree)
    platform = items.all.contains { $0.shortClassName.hasPrefix("NS") } ? .macOS : .iOS
    for view in own.joined() {
      printedSizes[view.item.key] = view.frame?.size
      if report.kind == .hierarchy { frames[view.item.key] = view }
    }
    for constraint in constraints where constraint.isActive && !constraint.isContentSize {
      if let equation = LogEquation(constraint, tree, platform) {
        equations.append(equation)
      } else {
        unsupported.append(constraint)
      }
    }
    for constraint in constraints where constraint.isContentSize {
      guard let axis = constraint.first.attribute.axis else { continue }
      contentSizes[constraint.first.item.key, default: PerAxis(both: nil)][axis] = constraint
    }
    let locations =
      constraints.flatMap { row in row.items.map { ($0.key, row.range) } }
      + report.views.map { ($0.item.key, $0.range) }
    ranges = Dictionary(locations, uniquingKeysWith: { first, _ in first })
  }

  /// The constraints of a report, the broken one last: of a conflict a scene breaks the last one.
  private static func inOrder(_ report: LogReport) -> [LogConstraint] {
    guard let broken = report.broken else { return report.rows }
    let listed = report.rows.first { $0.key == broken.key }
    return report.rows.filter { $0.key != broken.key } + [listed ?? broken]
  }

  /// The rows, the last address of one that is cut off completed to the only one that begins like it.
  private static func completed(_ rows: [LogConstraint]) -> [LogConstraint] {
    guard rows.contains(where: \.isTruncated) else { return rows }
    let whole = rows.filter { !$0.isTruncated }
    let keys = LogItems(whole).keys
    return rows.map { row in
      guard row.isTruncated, var container = row.container else { return row }
      let matches = keys.filter { $0.hasPrefix(container.key) }
      guard matches.count == 1, container.key.count > 4 else { return row }
      let cut = container
      container.key = matches[0]
      var row = row
      row.container = container
      if row.first.item == cut { row.first.item = container }
      if row.second?.item == cut { row.second?.item = container }
      return row
    }
  }

  // MARK: The scene file

  func node() -> YAMLNode {
    var pairs = MappingBuilder(at: report.range)
    pairs.set("title", title)
    pairs.set("subtitle", subtitle)
    if platform == .macOS { pairs.set("platform", "macOS") }
    if report.kind == .conflict { pairs.set("expect", "conflict") }
    pairs.set("designTime", true)
    var fitting = MappingBuilder(at: report.range)
    fitting.set("targetSize", placeholder(of: tree.root))
    pairs.set("fitting", fitting.node())
    pairs.set("view", view(tree.root))
    pairs.set("constraints", YAMLNode(.sequence(constraints()), at: report.range))
    return pairs.node()
  }

  /// Its line in the log, and what the log says there: “Line 7: unable to satisfy …”.
  private var subtitle: String {
    let constraints = LogReport.count(report.rows.count, "constraint")
    let what =
      report.kind == .conflict
      ? "unable to simultaneously satisfy \(constraints)" : report.summary
    // Around a log in an article lines come and go, and its picture stays.
    let line = report.range.source.ownNumber(ofLine: report.range.start.line)
    return "Line \(line): \(what)"
  }

  private func constraints() -> [YAMLNode] {
    var taken: Set<String> = []
    return equations.map { equation in
      let row = equation.constraint
      let text = YAMLNode.string(equation.text(names), at: row.range)
      guard let identifier = row.sceneIdentifier else { return text }
      let unique = taken.take(identifier) { "\(identifier)-\($0)" }
      return .mapping(
        [("id", .string(unique, at: row.range)), ("constraint", text)], at: row.range)
    }
  }

  // MARK: Views

  private func view(_ key: String) -> YAMLNode {
    let item = tree.items[key]
    let viewClass = item.map(viewClass) ?? .plainView(on: platform)
    let range = range(of: key)
    var pairs = MappingBuilder(at: report.range)
    if key == tree.root, names[key] != "view" { pairs.set("name", names[key]) }
    pairs.set("class", viewClass.rawValue)
    if let text = item?.text, let key = viewClass.textKey {
      pairs.set(key, .string(text.printable, at: range))
    }
    setFrame(of: key, into: &pairs)
    setContentSize(of: key, into: &pairs)
    let guides = tree.guides(of: key).map { guide in
      (names[guide], YAMLNode.mapping([], at: self.range(of: guide)))
    }
    if !guides.isEmpty { pairs.set("layoutGuides", .mapping(guides, at: range)) }
    let subviews = tree.subviews(of: key).map { (names[$0], view($0)) }
    if !subviews.isEmpty { pairs.set("subviews", .mapping(subviews, at: range)) }
    return pairs.node(at: range)
  }

  /// The frame and the mask that a tree of views prints; with constraints they say nothing new.
  private func setFrame(of key: String, into pairs: inout MappingBuilder) {
    guard let view = frames[key] else { return }
    if view.isHidden { pairs.set("hidden", true) }
    guard key != tree.root, let frame = view.frame, let parent = tree.parents[key],
      let size = printedSizes[parent]
    else { return }
    pairs.set("frame", frame)
    pairs.set("autoresizingMask", view.mask.compactMap { Self.maskNames[$0] })
    pairs.set("superviewSize", size)
  }

  private static let maskNames: [Substring: String] = [
    "LM": "flexibleLeftMargin", "W": "flexibleWidth", "RM": "flexibleRightMargin",
    "TM": "flexibleTopMargin", "H": "flexibleHeight", "BM": "flexibleBottomMargin",
  ]

  func range(of key: String) -> SourceRange { ranges[key] ?? report.range }
}

extension String {
  /// The text without control characters, which no view shows.
  fileprivate var printable: String {
    String(unicodeScalars.filter { $0.properties.generalCategory != .control })
  }
}

extension LogConstraint {
  /// What the constraint is known by: its identifier, or what its class and its mask say of it.
  var sceneIdentifier: String? {
    if let identifier, !identifier.isEmpty { return identifier }
    if isAutoresizingMask {
      return shortClassName + (mask.map { "(\($0))" } ?? "")
    }
    let isUsual = ["NSLayoutConstraint", "LayoutConstraint", "MASLayoutConstraint"]
      .contains(shortClassName)
    return isUsual ? nil : shortClassName
  }
}
