public import ArgumentParser
public import Snug

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print the layout of a scene as JSON.",
    discussion: """
      --fitting lays the scene out as UIKit's systemLayoutSizeFitting does: the root's size is not \
      fixed, but as close to the target as the priorities allow. The result is the 'fittingSize'.
      """)

  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var scene: String

  @OptionGroup(title: "Scene options") var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      "The target size, in points; compressed means 0x0, expanded 10000x10000.",
      valueName: "compressed|expanded|WxH"))
  var fitting: FittingOption?

  @Option(
    help: ArgumentHelp(
      "The priority of the target's width; by default, 50.", valueName: "priority"))
  var horizontal: LayoutPriority?

  @Option(
    help: ArgumentHelp(
      "The priority of its height; by default, 50.", valueName: "priority"))
  var vertical: LayoutPriority?

  @OptionGroup(title: "Advanced") var advanced: Advanced

  struct Advanced: ParsableArguments {
    @Flag(help: "Check the layout against the solver's proofs.")
    var verify = false
  }

  func validate() throws {
    try selection.validateSingleTextSize()
    if fitting == nil, horizontal != nil || vertical != nil {
      throw ValidationError("--horizontal and --vertical need --fitting.")
    }
  }

  func run() throws {
    var session = try Session()
    if let scene = selection.read(scene, in: &session) {
      let explanation = session.pipeline.explain(fitted(scene))
      let diagnostics = session.pipeline.diagnostics(of: explanation)
      session.report(diagnostics)
      session.write(explanation.layoutJSON(diagnostics: diagnostics))
      if advanced.verify { session.report(explanation.layout.verify()) }
    }
    try session.finish()
  }

  private func fitted(_ scene: Scene) -> Scene {
    guard var target = fitting?.target else { return scene }
    if let horizontal { target.horizontal.priority = horizontal }
    if let vertical { target.vertical.priority = vertical }
    return scene.fitting(target)
  }
}

/// `compressed`, `expanded`, or a size as in `320x0`.
struct FittingOption: ExpressibleByArgument {
  let target: PerAxis<FittingTarget>

  init?(argument: String) {
    switch argument {
    case "compressed": target = PerAxis(both: .compressed)
    case "expanded": target = PerAxis(both: .expanded)
    default:
      guard let size = Size(argument: argument) else { return nil }
      target = PerAxis { FittingTarget(size: size[$0]) }
    }
  }
}

extension LayoutPriority: ExpressibleByArgument {
  public init?(argument: String) {
    if let number = Double(argument) {
      self.init(number)
    } else {
      self.init(named: argument)
    }
  }
}
