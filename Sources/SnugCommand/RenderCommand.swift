public import ArgumentParser
public import Snug
import SnugPlatform
import SnugPublishing

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as annotated diagrams.",
    usage: """
      snug [render] SCENE|DIR... [-o FILE | --output-dir DIR] [--format svg|png|pdf|html|marks]
                  [--preset docc|github|web|phone] [--appearance light|dark|pair|auto] [--scale N]
                  [--check | --watch] [--annotate NAMES] [--widths SIZES] [--animate] ...
      """,
    discussion: """
      Without -o or --output-dir, each picture is written beside its scene. For a folder, every \
      scene in it and below it is drawn: .yaml, .yml, .xib, .storyboard, and .log with constraints. \
      --output-dir keeps its subfolders. A scene's variants, and the sizes of its sweep, are drawn \
      as panels of one picture.

      Several scenes are drawn in parallel.

      A layout with an error, such as a conflict, is drawn; the error is printed and the exit status \
      is 1. A scene that cannot be drawn, because it cannot be read or has a mistake, keeps its old \
      picture and ends the run; the pictures of earlier scenes are written.

      A .swift that you name is compiled with Snug's UIKit and run with all your permissions: use \
      only code you trust. Each view and controller in it that can be made is drawn. In a folder, no \
      .swift is run.

      --check draws the pictures but writes nothing. It lists the pictures that don't match their \
      scenes; the exit status is then 1.

      --format html writes a page, one self-contained file, in which the root can be dragged: from \
      half its width to one and a half times, over --widths A...B, or over the sizes of the scene's \
      sweep. The picture, ribbon and reasons follow.

      --format marks prints the picture as JSON: each mark's kind and box in points, its text, its \
      role in the diagram and the view or constraint it is about.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; - is standard input.", valueName: "scene"),
    completion: .scene)
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("The folder to write into; created if missing.", valueName: "dir"),
    completion: .directory)
  var outputDir: String?

  @Option(
    help: "svg, png, pdf, html or marks; by default, the extension of -o decides, else svg.")
  var format: OutputFormat?

  @Option(
    help: """
      Where the pictures are shown: docc and github need a light one and a dark one, web an SVG \
      that follows the reader's appearance, or one PNG. phone is web for a narrow page. github \
      prints the <picture> element.
      """)
  var preset: Preset?

  @Option(
    help: """
      The theme: light, dark, pair, which is a light picture and a dark one named NAME~dark, or \
      auto, an SVG that follows the reader's. By default, the preset's, or light.
      """)
  var appearance: AppearanceChoice?

  @Option(help: "Pixels per point of a PNG; by default, 2.")
  var scale: Double?

  @Option(
    help: """
      The ID of the SVG's root element; by default, from its file's name. Name one if two pictures \
      with the same name are in the same HTML page.
      """)
  var id: PictureID?

  // Of options equally near to a misspelled one, the first is suggested: '--widths' for '--width',
  // and not '--with'.
  @OptionGroup var panels: PanelOptions
  @OptionGroup(title: "Scene options") var selection: SelectionOptions
  @OptionGroup var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Many pictures") var many: ManyOptions
  @OptionGroup(title: "Many pictures") var work: JobOptions
  @OptionGroup(title: "Advanced") var build: BuildOptions

  @Flag(help: "With --watch: run a .swift again whenever it changes.")
  var runSwift = false

  @Flag(help: "List the files that were written.")
  var verbose = false

  func validate() throws {
    if let output {
      guard outputDir == nil else {
        throw ValidationError("-o and --output-dir exclude each other.")
      }
      guard !output.hasSuffix("/") else {
        throw ValidationError("-o takes a file; use --output-dir for a folder.")
      }
      let isOtherPicture = Self.otherPictures.contains(outputExtension.lowercased())
      guard formatOfOutput != nil || outputExtension.isEmpty || format != nil && !isOtherPicture
      else {
        throw ValidationError(
          "'\(output)': there is no format '\(outputExtension)'; use .svg, .png, "
            + (isOtherPicture ? ".pdf, .html or .json." : ".pdf, .html or .json, or set --format."))
      }
    }
    if let output, let format, let named = formatOfOutput, named != format {
      throw ValidationError(
        "'\(output)' is for \(named.rawValue), but --format is \(format.rawValue).")
    }
    if build.deps != nil, many.check || many.watch {
      throw ValidationError("--deps excludes --check and --watch.")
    }
    if let scale {
      guard scale > 0, scale <= 100 else {
        throw ValidationError("--scale takes a number above 0 and up to 100.")
      }
      guard form.format == .png else {
        throw ValidationError("--scale is for PNGs, not for \(form.format.rawValue).")
      }
    }
    if selection.variant != nil, panels.noVariants {
      throw ValidationError("--variant and --no-variants exclude each other.")
    }
    if let error = form.error { throw ValidationError(error) }
    // Checked here and in run(): for an error there, ArgumentParser shows another command's usage.
    if let files = try? SceneFiles(scenes, root: selection.scene) {
      let plan = try plan(files)
      if id != nil, plan.items.count > 1 {
        throw ValidationError("--id is for one picture, not for \(plan.items.count).")
      }
      try checkStreams(plan)
      try checkRules(plan)
    }
  }

  /// Throws an error if `--deps` would overwrite a scene or a picture.
  private func checkRules(_ plan: PicturePlan) throws {
    guard let deps = build.deps, deps != "-" else { return }
    let path = SceneFiles.standardPath(of: deps)
    let files = plan.items.flatMap { [$0.scene] + $0.pictures }
    if let file = files.first(where: { SceneFiles.standardPath(of: $0) == path }) {
      throw ValidationError("--deps would overwrite '\(file)'.")
    }
  }

  /// Throws an error for options that standard input and output don't support.
  private func checkStreams(_ plan: PicturePlan) throws {
    let printed = plan.items.contains { $0.pictures.contains("-") }
    if many.watch, printed || scenes.contains("-") {
      throw ValidationError("--watch needs files, not standard input or output.")
    }
    if many.check, printed {
      throw ValidationError("--check compares with files: name one, or a folder.")
    }
  }

  func run() throws {
    var session = try Session(verbose: verbose, diagnostics: diagnostics.diagnostics)
    var selection = selection.selection
    // Code is run only on request and not whenever a file is saved.
    if many.watch, !runSwift { selection.swift = nil }
    if scenes.contains(where: { $0.hasSuffix(".swift") }) { session.announceBuild(selection) }
    let maker = PictureMaker(session.pipeline, as: form, for: selection)
    guard !many.watch else {
      var loop = WatchLoop(
        paths: scenes, root: selection.name, maker: maker, outputFolder: outputDir, plan: plan)
      try loop.run(in: &session)
      return
    }
    do {
      let plan = try plan(try SceneFiles(scenes, root: selection.name))
      var run = RenderRun(
        session: session, maker: maker, options: many, deps: build.deps, outputFolder: outputDir)
      run.draw(plan, on: work.threads)
      session = run.session
    } catch let error as Diagnostics {
      session.report(error.all)
    }
    try session.finish()
  }

  var form: PictureForm {
    PictureForm(
      preset: preset, format: format ?? formatOfOutput ?? .svg, appearance: appearance,
      scale: scale ?? 2, panels: panels.choice, isAnimated: panels.animate, id: id)
  }

  private func plan(_ files: SceneFiles) throws -> PicturePlan {
    let target: PicturePlan.Target =
      output.map { .file($0) } ?? outputDir.map { .folder($0) } ?? .besideScenes
    do { return try PicturePlan(files, as: form, to: target) } catch {
      throw ValidationError(error.message)
    }
  }

  /// Extensions that promise a format other than the one `--format` names.
  private static let otherPictures = ["gif", "jpg", "jpeg", "webp", "tif", "tiff", "bmp", "heic"]

  private var outputExtension: String {
    output.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
  }

  private var formatOfOutput: OutputFormat? { output.flatMap { OutputFormat(ofFile: $0) } }
}

extension OutputFormat: ExpressibleByArgument {}
extension Preset: ExpressibleByArgument {}

extension PictureID: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
extension AppearanceChoice: ExpressibleByArgument {}
