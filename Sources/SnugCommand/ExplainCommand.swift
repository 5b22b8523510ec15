public import ArgumentParser
public import Snug

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what happened to each view of a scene, and why.",
    usage: """
      snug explain <scene> [<view>] [--variant <title>] [--format text|json|markdown]
                   [--what-if | --widths <sizes> | --heights <sizes> | --constraints]
                   [--scene <name>] [--size <WxH>] [--device <name>] [--with <file>] [--assets <dir>]
      """,
    discussion: """
      --what-if shows, for each view that is stretched or compressed, at which other priorities \
      another view would give way. --widths and --heights take a range, as in 160...480, and show \
      at which sizes of the root the state of a view changes; or a list, as in 200,260, and explain \
      the layout at each size. Several text sizes, as in --content-size-category all, show which \
      texts are cut at which size.
      """)

  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var scene: String

  @Argument(help: "The name of a view: only it is explained.", completion: .view)
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Text to read, JSON for tools ('snug schema --explanation'), Markdown to paste.",
      valueName: "text|json|markdown"))
  var format: ExplanationFormat?

  @Flag(help: "Show which other priorities would change the layout, and how.")
  var whatIf = false

  @Option(
    help: ArgumentHelp(
      "Explain a range or a list of widths of the root, in points: 160...480 or 200,260.",
      valueName: "sizes"), transform: PanelChoice.Sweep.widths)
  var widths: PanelChoice.Sweep?

  @Option(
    help: ArgumentHelp("The same for heights.", valueName: "sizes"),
    transform: PanelChoice.Sweep.heights)
  var heights: PanelChoice.Sweep?

  @Flag(
    help: ArgumentHelp(
      "List the constraints instead, as UIKit's console prints them: satisfied or not."))
  var constraints = false

  // After '--widths', which is then suggested for '--width' in place of '--with'.
  @OptionGroup(title: "Scene options") var selection: SelectionOptions

  func validate() throws {
    let questions = [whatIf, widths != nil, heights != nil, constraints, textSizes > 1]
      .filter(\.self).count
    guard questions <= 1 else {
      throw ValidationError(
        "--what-if, --widths, --heights, --constraints and several text sizes exclude each other.")
    }
    if [widths, heights].contains(PanelChoice.Sweep.none) {
      throw ValidationError(
        "--widths and --heights need sizes; leave them out for the scene's own size.")
    }
    if format == .json {
      switch widths ?? heights {
      case .over(let sweep) where sweep.sizes.count > 1:
        throw ValidationError("--format json explains one size; run it once for each.")
      case .across: throw ValidationError("--format json explains one size, not a range.")
      default: break
      }
      if textSizes > 1 {
        throw ValidationError("--format json explains one text size; run it once for each.")
      }
      if whatIf { throw ValidationError("--what-if prints text or Markdown, not JSON.") }
    }
    if constraints, format != nil {
      throw ValidationError("--constraints prints text; leave out --format.")
    }
  }

  private var textSizes: Int { selection.selection.contentSizeCategories.count }

  func run() throws {
    var session = try Session()
    let scenes = session.scenes(scene, of: selection.selection)
    var answers: [String] = []
    for scene in scenes { answers += try self.answers(about: scene, in: &session) }
    if !answers.isEmpty { session.write((format ?? .text).joined(answers)) }
    try session.finish()
  }

  private func answers(about scene: Scene, in session: inout Session) throws -> [String] {
    let explanation = session.pipeline.explain(scene)
    let view: ViewID?
    do { view = try explanation.view(named: self.view, in: self.scene) } catch {
      session.report([error])
      throw ExitCode(ExitCode.validationFailure.rawValue)
    }
    return resized(explanation, in: session).map { size, explanation in
      let diagnostics = session.pipeline.diagnostics(of: explanation)
      session.report(unexplained(diagnostics, by: explanation, about: view))
      let heading = size.map { "At \($0.shortDescription):\n\n" } ?? ""
      return (format == .json ? "" : heading)
        + answer(about: view, in: explanation, diagnostics, session.pipeline)
    }
  }

  /// The diagnostics without what the answer repeats: warnings that a reason tells are left out, and
  /// of an error the note with the reason.
  private func unexplained(
    _ diagnostics: [Diagnostic], by explanation: Explanation, about view: ViewID?
  ) -> [Diagnostic] {
    guard givesReasons, format != .json else { return diagnostics }
    let explained = explanation.reasons(about: view).flatMap(explanation.diagnostics)
    return diagnostics.compactMap { diagnostic in
      guard explained.contains(diagnostic) else { return diagnostic }
      var rest = diagnostic
      rest.notes.removeFirst()
      return rest.severity == .error ? rest : nil
    }
  }

  /// Whether the answer consists of reasons.
  private var givesReasons: Bool {
    if case .across = widths ?? heights { return false }
    return !whatIf && !constraints && textSizes < 2
  }

  private func resized(
    _ explanation: Explanation, in session: Session
  ) -> [(size: Double?, explanation: Explanation)] {
    guard case .over(let sweep) = widths ?? heights else { return [(nil, explanation)] }
    return sweep.sizes.map {
      ($0, session.pipeline.explain(explanation.layout.scene.resized(sweep.axis, to: $0)))
    }
  }

  private func answer(
    about view: ViewID?, in explanation: Explanation, _ diagnostics: [Diagnostic],
    _ pipeline: Pipeline
  ) -> String {
    let format = format ?? .text
    let scene = explanation.layout.scene
    if case .across(let axis, let range) = widths ?? heights {
      let table = pipeline.resizeTable(of: scene, axis, over: range, about: view)
      return format == .markdown ? table.markdown : table.text
    }
    if textSizes > 1 {
      let table = TextSizeTable(([scene] + scene.variants).map { pipeline.layout($0) })
      return format == .markdown ? table.markdown : table.text
    }
    if constraints { return explanation.constraintText(about: view) }
    if whatIf {
      let answer = pipeline.whatIf(explanation, about: view)
      return format == .markdown ? answer.markdown : answer.text
    }
    return explanation.written(as: format, about: view, diagnostics: diagnostics)
  }
}

extension ExplanationFormat: ExpressibleByArgument {}
