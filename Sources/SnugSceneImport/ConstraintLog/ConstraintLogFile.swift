public import SnugDiagnostics
public import SnugLayout
import SnugSceneFormat

/// A console log with reports about constraints and with trees of views.
///
/// Apple does not document the format. Source: logs in public issues and questions, from iOS 6 to 18 and
/// from OS X 10.8 to macOS 15.
public struct ConstraintLogFile {
  /// A report: conflicting constraints, a list of constraints, or a tree of views.
  public struct Report {
    /// A unique name to select the report by: `report-2`.
    public let name: String
    /// Other names: its number, and the address of the broken constraint.
    public let names: [String]
    fileprivate let found: LogReport

    /// The number of its first line.
    public var line: Int { found.range.start.line }
    /// A summary of its content: `4 constraints`.
    public var summary: String { found.summary }
  }

  /// In the order of the log, without duplicates.
  public let reports: [Report]

  private let source: SourceText
  private let scanner: LogScanner

  /// Reads a log.
  ///
  /// - Throws: an error if the log has no constraints and no views.
  public init(_ source: SourceText) throws(Diagnostics) {
    self.source = source
    scanner = LogScanner(source)
    let found = scanner.reports
    guard !found.isEmpty else { throw Diagnostics([.notALog(source)]) }
    guard found.contains(where: { !$0.isEmpty }) else {
      throw Diagnostics(found.map { $0.isRedacted ? .redacted($0) : .unread($0) })
    }
    // A tree with views of the constraints adds to their report and is not a separate scene.
    let constrained = Set(
      found.flatMap { $0.rows + [$0.broken].compactMap(\.self) }
        .flatMap { $0.items.map(\.key) })
    let relevant = found.filter { report in
      // A report without its list is useful only if there are no others.
      !report.isEmpty && (found.count == 1 || !report.rows.isEmpty || !report.views.isEmpty)
        && !(report.kind == .hierarchy
          && report.views.contains { constrained.contains($0.item.key) })
    }
    reports = relevant.enumerated().map { number, report in
      let broken = report.broken.map { [$0.key] } ?? []
      return Report(
        name: "report-\(number + 1)", names: ["\(number + 1)"] + broken, found: report)
    }
  }

  /// Whether a text has constraints or views in the console's format, and not first the key `view`
  /// of a scene file.
  public static func isLog(_ source: SourceText) -> Bool {
    var isLog: Bool?
    source.forEachLine { _, offsets in
      guard isLog == nil else { return }
      let line = source.utf8[offsets]
      if line.starts(with: "view:".utf8) { isLog = false }
      // A comment of a scene file may quote a log.
      if line.first(where: { !$0.isBlank }) == UInt8(ascii: "#") { return }
      if LogEvent.identifiesLog(line) { isLog = true }
    }
    return isLog ?? !LogScanner(source).reports.isEmpty
  }

  /// The report with a name, a number, or the address of its broken constraint; for `nil` the only
  /// report.
  public func report(named name: String?) throws(Diagnostic) -> Report {
    if name == nil, reports.count == 1 { return reports[0] }
    if let report = reports.first(where: { $0.name == name || $0.names.contains { $0 == name } }) {
      return report
    }
    throw .unknownScene(
      name, "report", among: reports.map(\.name), of: "log", source, listing: 10)
  }

  /// The scene of a report.
  public func scene(of report: Report) throws(Diagnostics) -> Checked<Scene> {
    let title = reports.count == 1 ? source.logTitle : "\(source.logTitle), \(report.name)"
    let dumps = scanner.reports.filter { $0.kind == .hierarchy }.map(\.views)
    let translation = LogTranslation(report.found, title: title, dumps: dumps)
    var scene = try SceneReader.read(translation.node(), besides: translation.remarks)
    scene.value.canStateExpectation = false
    scene.value.consoleReport = translation.consoleReport(of: scene.value)
    scene.value.consoleReport?.name = report.name
    translation.order(&scene.value)
    scene.warnings.append(translation.incompleteness(skipping: scanner.skippedLineCount))
    return scene
  }
}

extension SourceText {
  fileprivate var logTitle: String {
    guard name != "-" else { return "Console log" }
    // `cell-height.log` has the title "Cell height".
    let words = defaultTitle.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
