import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension LogTranslation {
  /// Warnings about parts of the report that could not be read or are not in the scene.
  var remarks: [Diagnostic] {
    report.unread.map { .unreadable(.warning, $0) }
      + unsupported.map { row in
        Diagnostic(
          .warning, .unreadableConstraint, "this constraint is left out of the scene",
          at: row.range,
          notes: ["it relates a view to one that the log does not show, or to another axis"]
        )
      }
      + equations.map(\.constraint).filter(\.isTruncated).map { row in
        Diagnostic(
          .warning, .unreadableConstraint, "the description of this constraint is cut off",
          at: row.range, notes: ["it was read up to that point"])
      }
  }

  /// The console's report, with the views of the scene.
  func consoleReport(of scene: Scene) -> ConsoleReport {
    let nodes = Dictionary(
      tree.nodes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let nodeOfView = scene.views.map { nodes[$0.name] }
    var report = ConsoleReport(
      isUnsatisfiable: self.report.kind == .conflict, namesBrokenConstraint: broken != nil,
      classNames: nodeOfView.map { $0?.item.knownClassName },
      assumedSizes: PerAxis { axis in
        Set(
          scene.viewIDs.filter { id in
            nodeOfView[id.index].map { $0.line?.frame == nil && isAssumed($0, axis) } ?? true
          })
      })
    report.isWhole = self.report.isWhole && unsupported.isEmpty
    for row in equations.map(\.constraint) {
      report.origins[row.range] = row.library.map { .init(library: $0, place: row.place) }
    }
    for id in scene.viewIDs {
      guard let line = nodeOfView[id.index]?.line, line.isAmbiguous else { continue }
      report.ambiguities[id] = Layout.FrameAmbiguity(
        origin: PerAxis { line.isAmbiguous($0, size: false) },
        size: PerAxis { line.isAmbiguous($0, size: true) })
      report.ambiguityRanges[id] = line.range
    }
    return report
  }

  /// The index of the broken constraint among the equations, if the log names it and a scene can have
  /// it.
  private var broken: Int? {
    report.broken.flatMap { broken in equations.firstIndex { $0.constraint.key == broken.key } }
  }

  /// Puts the constraints of the system before the author's, the author's sizes before distances, those
  /// at trailing and bottom edges at the end, and the broken one last, because a layout breaks the last
  /// constraint of a conflict.
  func order(_ scene: inout Scene) {
    let constraints = scene.constraints
    let places = constraints.indices.filter { $0 != broken }
    let groups = constraints.map { constraint in
      if SystemConstraint(constraint, in: scene) != nil { return 0 }
      if constraint.firstAttribute.isSize { return 1 }
      return [.trailing, .right, .bottom].contains(constraint.firstAttribute.withoutMargins) ? 3 : 2
    }
    let inOrder = (0...3).flatMap { group in places.filter { groups[$0] == group } }
    scene.constraints = (inOrder + [broken].compactMap(\.self)).map { constraints[$0] }
  }

  /// The warning that lists missing information in the log and the assumptions instead.
  ///
  /// - Parameter skipped: the number of lines that are not about constraints or views.
  func incompleteness(skipping skipped: Int) -> Diagnostic {
    var notes: [String] = []
    let views = tree.nodes.filter { node in
      !node.isGuide && node.printedSize == nil && Axis.allCases.contains { isAssumed(node, $0) }
    }
    if !views.isEmpty {
      notes.append(
        "it does not state the content size of \(list(views)): where no constraint "
          + "gives a size, a placeholder is drawn")
    }
    let cut = report.views.map(\.item).filter { $0.className == nil }.compactMap { tree[$0] }
    if !cut.isEmpty {
      notes.append(
        cut.count == 1
          ? "the line of \(list(cut)) is cut off" : "the lines of \(list(cut)) are cut off")
    }
    if tree.nodes.contains(where: { $0.item.text != nil && viewClass(of: $0).textKey != nil }) {
      notes.append("it does not name fonts: texts are measured in the system font")
    }
    let sentences = tree.nodes.compactMap { parent in
      let guesses = parent.children.filter(\.isGuess)
      return guesses.isEmpty ? nil : "\(list(guesses)) in \(parent.name)"
    }
    if !sentences.isEmpty {
      notes.append("guessed superviews: \(sentences.joined(separator: "; "))")
    }
    if tree.hasAddedRoot {
      notes.append("the superview of these views is not in it: '\(tree.root.name)' was added")
    }
    if equations.contains(where: \.constraint.usesMargins) {
      let isPartial = equations.contains { $0.constraint.isMarginRow }
      notes.append(
        "it does not state \(isPartial ? "all " : "")layout margins: "
          + "\(isPartial ? "the others" : "they") are assumed to be 8 points")
    }
    if report.kind == .conflict, report.broken == nil {
      notes.append("it does not say which constraint was broken")
    }
    if report.isRedacted {
      notes.append("constraints that it shows as <private> are missing")
    }
    if report.excess > 0 {
      notes.append(
        "there are too many constraints or views: the last \(report.excess) are left out")
    }
    if report.count > 1 { notes.append("it holds this report \(report.count) times") }
    if skipped > 0 { notes.append("skipped \(skipped.counting("other line"))") }
    return Diagnostic(
      .warning, .incompleteLog, "the log shows only a part of the layout",
      at: report.range, notes: notes)
  }

  private func list(_ nodes: [LogNode]) -> String {
    let shown = nodes.prefix(8).map(\.name)
    let rest = nodes.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    return (shown.dropLast(2) + [shown.suffix(2).joined(separator: " and ")])
      .joined(separator: ", ")
  }
}

extension LogItem {
  /// Its class, or the name of a system view whose name is its class.
  fileprivate var knownClassName: String? {
    className ?? name.flatMap { $0.hasPrefix("SystemInput") ? $0 : nil }
  }
}

extension LogConstraint {
  fileprivate var usesMargins: Bool {
    [first, second].contains { $0?.attribute.isOfMargins ?? false }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(
    _ severity: Severity, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      severity, .unreadableConstraint, "this cannot be read as the description of a constraint",
      at: range,
      notes: ["a description is '<NSLayoutConstraint:0x… H:[UILabel:0x…]-(8)-[UIView:0x…]>'"])
  }

  /// The error for a report without readable constraints.
  static func unread(_ report: LogReport) -> Diagnostic {
    guard let range = report.unread.first else {
      return Diagnostic(
        .error, .unreadableConstraint, "this report lists no constraints", at: report.range,
        notes: ["a web page may have left them out, because they are in '<' and '>'"])
    }
    return unreadable(.error, range)
  }

  static func redacted(_ report: LogReport) -> Diagnostic {
    Diagnostic(
      .error, .redactedLog, "the system's log shows these constraints as <private>",
      at: report.range,
      notes: ["run the app from Xcode and paste its console, which shows them"])
  }

  /// The error for a text that is not a log, with the begin of the text.
  static func notALog(_ source: SourceText) -> Diagnostic {
    do { try source.checkEncoding() } catch { return error }
    var lines: [String] = []
    source.forEachLine { _, offsets in
      guard lines.count < 3 else { return }
      let line = source.text(in: offsets).prefix(60)
      if line.contains(where: { !$0.isWhitespace }) { lines.append("'\(line)'") }
    }
    let beginning =
      lines.isEmpty
      ? "the text is empty" : "the text begins with \(lines.joined(separator: ", "))"
    return Diagnostic(
      .error, .notALog, "this is neither a scene nor a log with constraints or views",
      file: source.name,
      notes: [
        "a log must contain 'Unable to simultaneously satisfy constraints', "
          + "'<NSLayoutConstraint:0x…>' or a tree of views",
        "a scene file has the key 'view'", beginning,
      ])
  }
}
