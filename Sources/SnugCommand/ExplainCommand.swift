public import ArgumentParser
public import Snug

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what happened to each view of a scene, and why.",
    usage: """
      snug explain SCENE [VIEW] [--variant TITLE] [--format text|json|markdown]
      snug explain SCENE [VIEW] --what-if [--format text|json|markdown]
      snug explain SCENE [VIEW] --widths A...B | --heights A...B
                   [--format text|json|markdown]
      snug explain SCENE [VIEW] --constraints
      """,
    discussion: """
      --what-if tells, for each view that is stretched or compressed, at which other \
      priorities another one would give way. --widths and --heights tell at which sizes of \
      the root the state of a view changes.
      """)

  @OptionGroup var options: SceneOptions

  @Argument(help: "The name of a view: only it is explained.", completion: .view)
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Text to read, JSON for tools ('snug schema --explanation'), Markdown to paste.",
      valueName: "text|json|markdown"))
  var format: ExplanationFormat?

  @Flag(help: "Say which other priorities would make a difference, and which one.")
  var whatIf = false

  @Option(
    help: ArgumentHelp(
      "Say at which widths of the root a view changes its state: 160...480, in points.",
      valueName: "a...b"))
  var widths: SizeRange?

  @Option(
    help: ArgumentHelp(
      "Say at which heights of the root a view changes its state: 60...200, in points.",
      valueName: "a...b"))
  var heights: SizeRange?

  @Flag(
    help: ArgumentHelp(
      "List the constraints instead, as UIKit's console prints them: satisfied or not."))
  var constraints = false

  func validate() throws {
    let questions = [whatIf, widths != nil, heights != nil, constraints].filter(\.self).count
    guard questions <= 1 else {
      throw ValidationError("--what-if, --widths, --heights and --constraints exclude each other.")
    }
    if constraints, format != nil {
      throw ValidationError("--constraints prints text: --format does not go with it.")
    }
  }

  func run() throws {
    var session = try Session()
    if let explanation = options.explain(in: &session) {
      do {
        let view = try explanation.view(named: view, in: options.scene)
        let diagnostics = session.pipeline.diagnostics(of: explanation)
        session.report(diagnostics)
        let text = answer(about: view, in: explanation, diagnostics, session.pipeline)
        session.write(Array(text.utf8), to: "-")
      } catch {
        session.report([error])
      }
    }
    try session.finish()
  }

  private func answer(
    about view: ViewID?, in explanation: Explanation, _ diagnostics: [Diagnostic],
    _ pipeline: Pipeline
  ) -> String {
    let format = format ?? .text
    let scene = explanation.layout.scene
    for (axis, sizes) in [(Axis.horizontal, widths), (.vertical, heights)] {
      guard let range = sizes?.range else { continue }
      return pipeline.resizeTable(of: scene, axis, over: range, about: view)
        .written(as: format)
    }
    if constraints { return explanation.constraintText(about: view) }
    if whatIf { return pipeline.whatIf(explanation, about: view).written(as: format) }
    return explanation.written(as: format, about: view, diagnostics: diagnostics)
  }
}

extension ExplanationFormat: ExpressibleByArgument {}

/// `160...480`: sizes in points, the smaller one first.
struct SizeRange: ExpressibleByArgument {
  let range: ClosedRange<Double>

  init?(argument: String) {
    let ends = argument.replacing("…", with: "...").split(
      separator: "...", omittingEmptySubsequences: false
    ).map { Double($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low < high,
      (0...SceneSchema.lengthLimit).contains(low), (0...SceneSchema.lengthLimit).contains(high)
    else { return nil }
    range = low...high
  }
}
