import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// Translates a report of a log into the nodes of a scene file.
struct LogTranslation {
  let report: LogReport
  let title: String
  let tree: LogTree
  let platform: Platform
  /// The constraints of the scene, in an order that is not that of the log.
  private(set) var equations: [LogEquation] = []
  /// The constraints that a scene cannot have.
  private(set) var unsupported: [LogConstraint] = []

  /// - Parameter dumps: the view trees in the same log.
  init(_ report: LogReport, title: String, dumps: [[LoggedView]]) {
    self.report = report
    self.title = title
    let constraints = LogMargins(report).applied(to: Self.completed(Self.inOrder(report)))
    tree = LogTree(
      report, constraints, dumps: report.kind == .hierarchy ? [report.views] : dumps)
    let isMac = tree.nodes.contains { $0.item.shortClassName.hasPrefix("NS") }
    platform = isMac ? .macOS : .iOS
    for constraint in constraints where constraint.isActive && !constraint.isContentSize {
      if let equation = LogEquation(constraint, tree, platform) {
        equations.append(equation)
      } else {
        unsupported.append(constraint)
      }
    }
    for constraint in constraints where constraint.isContentSize {
      guard let axis = constraint.first.attribute.axis else { continue }
      tree[constraint.first.item]?.contentSize[axis] = constraint
    }
  }

  /// The constraints of a report, the broken one included. UIKit's order is that of a hash table and
  /// means nothing, so nothing may depend on it.
  private static func inOrder(_ report: LogReport) -> [LogConstraint] {
    let listed = report.rows.contains { $0.key == report.broken?.key }
    let rows = report.rows + (listed ? [] : [report.broken].compactMap(\.self))
    return rows.map { row in
      guard let masked = row.maskedItem, masked != row.first.item else { return row }
      return row.swapped
    }.sorted { $0.sortKey < $1.sortKey }
  }

  /// The rows. The last address of a truncated row is completed if it is the prefix of exactly one
  /// other address.
  private static func completed(_ rows: [LogConstraint]) -> [LogConstraint] {
    guard rows.contains(where: \.isTruncated) else { return rows }
    let whole = rows.filter { !$0.isTruncated }
    let items = whole.flatMap { $0.items + [$0.container].compactMap(\.self) }
    let keys = Set(items.map(\.key))
    return rows.map { row in
      guard row.isTruncated, var container = row.container else { return row }
      let matches = keys.filter { $0.hasPrefix(container.key) }
      guard matches.count == 1, container.key.count > 4 else { return row }
      let cut = container
      container.key = matches.first ?? container.key
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

  /// The line in the log and its message: “Line 7: unable to satisfy …”.
  private var subtitle: String {
    let constraints = report.rows.count.counting("constraint")
    let what =
      report.kind == .conflict
      ? "unable to simultaneously satisfy \(constraints)" : report.summary
    // In an article, edits above the log must not change the picture.
    let line = report.range.source.ownNumber(ofLine: report.range.start.line)
    return "Line \(line): \(what)"
  }

  private func constraints() -> [YAMLNode] {
    var taken: Set<String> = []
    return equations.map { equation in
      let row = equation.constraint
      let text = YAMLNode.string(equation.text, at: row.range)
      guard let identifier = row.sceneIdentifier else { return text }
      let unique = taken.take(identifier) { "\(identifier)-\($0)" }
      return .mapping(
        [("id", .string(unique, at: row.range)), ("constraint", text)], at: row.range)
    }
  }

  // MARK: Views

  private func view(_ node: LogNode) -> YAMLNode {
    let viewClass = viewClass(of: node)
    let range = range(of: node)
    var pairs = MappingBuilder(at: report.range)
    if node === tree.root, node.name != "view" { pairs.set("name", node.name) }
    pairs.set("class", viewClass.rawValue)
    if let text = node.item.text, let key = viewClass.textKey {
      pairs.set(key, .string(text.printable, at: range))
    }
    setFrame(of: node, into: &pairs)
    setContentSize(of: node, into: &pairs)
    let guides = node.children.filter(\.isGuide).map { guide in
      (guide.name, YAMLNode.mapping([], at: self.range(of: guide)))
    }
    if !guides.isEmpty { pairs.set("layoutGuides", .mapping(guides, at: range)) }
    let subviews = node.subviews.map { ($0.name, view($0)) }
    if !subviews.isEmpty { pairs.set("subviews", .mapping(subviews, at: range)) }
    return pairs.node(at: range)
  }

  /// Sets the frame and the mask from a tree of views. With constraints they are redundant.
  private func setFrame(of node: LogNode, into pairs: inout MappingBuilder) {
    guard let line = node.line else { return }
    if line.isHidden { pairs.set("hidden", true) }
    guard node !== tree.root, let frame = line.frame, let size = node.parent?.printedSize
    else { return }
    pairs.set("frame", frame)
    pairs.set("autoresizingMask", line.mask.compactMap { Self.maskNames[$0] })
    pairs.set("superviewSize", size)
  }

  private static let maskNames: [Substring: String] = [
    "LM": "flexibleLeftMargin", "W": "flexibleWidth", "RM": "flexibleRightMargin",
    "TM": "flexibleTopMargin", "H": "flexibleHeight", "BM": "flexibleBottomMargin",
  ]

  func range(of node: LogNode) -> SourceRange { node.range ?? report.range }
}

extension String {
  /// The text without control characters, which views do not show.
  fileprivate var printable: String {
    String(unicodeScalars.filter { $0.properties.generalCategory != .control })
  }
}

extension LogConstraint {
  /// The identifier of the constraint, or one from its class and its mask.
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
