import ArgumentParser
import Snug
import SnugPublishing

struct MarkdownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown",
    abstract: "Draw the scenes in Markdown and DocC articles.",
    discussion: """
      A fenced block marked snug or yaml snug holds a scene. Its picture is written beside the \
      article, and a reference to it, with alternative text, into the article after the block. \
      Running the command again changes nothing. In folders, it looks for .md and .markdown files \
      with such blocks.

      After the mark you can write name=... for the picture, variant="...", and hidden, which \
      keeps the scene in a comment so that only the picture shows. A block with file=... draws the \
      scene of that file; scene=... selects one of several in a .xib or .storyboard. excerpt says \
      that a log is incomplete on purpose. In DocC, write colons: name:...

      Messages have the lines of the article as it was written. Pictures and pages of a block that \
      its reference no longer shows, such as the dark one after --preset web, are deleted.

      Exit status: 0 done; 1 a block or its layout has an error, or with --check something is stale; \
      2 a file could not be read or written; 64 wrong arguments.
      """)

  @Argument(
    help: ArgumentHelp(
      "Articles, or folders of them; - is standard input, and the result is standard output.",
      valueName: "article"),
    completion: .file(extensions: ["md", "markdown"]))
  var articles: [String]

  @Option(
    help:
      "Where the articles are read: docc, github, web or phone; by default, docc in a .docc folder, else github."
  )
  var preset: Preset?

  @Option(
    help: ArgumentHelp(
      "The folder for the pictures, relative to each article; created if missing.",
      valueName: "dir"),
    completion: .directory)
  var pictures: String?

  @Option(help: "The format of pictures: svg or png; with --preset web, png is one light picture.")
  var format: Format = .svg

  enum Format: String, ExpressibleByArgument, CaseIterable { case svg, png }

  @Flag(
    help:
      "Link each picture to a page beside it in which the root can be dragged. Not for DocC, where pictures cannot be links."
  )
  var interactive = false

  @Flag(help: "Write nothing; list what is stale, and why.")
  var check = false

  @Flag(help: "Continue after an article that cannot be drawn.")
  var keepGoing = false

  @OptionGroup var work: JobOptions
  @OptionGroup var diagnostics: DiagnosticOptions

  @Flag(help: "List the files that were written.")
  var verbose = false

  private var form: ArticleForm {
    ArticleForm(
      preset: preset, format: format == .svg ? .svg : .png, folder: pictures ?? "",
      isInteractive: interactive)
  }

  func validate() throws {
    if let error = form.error { throw ValidationError(error) }
    if articles.contains("-"), pictures == nil {
      throw ValidationError(
        "an article from standard input has no folder for its pictures; name one with --pictures.")
    }
  }

  func run() throws {
    var run = Run(
      session: try Session(verbose: verbose, diagnostics: diagnostics.diagnostics),
      isCheck: check)
    do {
      let plan = ArticlePlan(try ArticleFiles.paths(articles), as: form)
      if !plan.hasWork {
        Session.print(
          error: "no article in \(articles.joined(separator: ", ")) has a block marked snug: "
            + "'```yaml snug' begins one")
      }
      run.waiting = plan.entries.count
      ArticleMaker.draw(
        plan, with: run.session.pipeline,
        on: work.threads, into: &run
      ) { run, drawing in
        run.take(drawing)
        // A check reports everything.
        return !drawing.isFailure && run.session.status != 2 || keepGoing || check
      }
    } catch {
      run.session.report(error.all)
    }
    if !keepGoing { Session.print(skipped: run.waiting, "article") }
    try run.session.finish()
  }

  private struct Run: Sendable {
    var session: Session
    let isCheck: Bool
    /// The number of remaining articles.
    var waiting = 0

    mutating func take(_ drawing: ArticleDrawing) {
      waiting -= 1
      if isCheck || drawing.isFailure {
        session.report(drawing.diagnostics)
        if isCheck { session.report(drawing.staleDiagnostics) }
      } else {
        session.report(drawing.located(drawing.diagnostics + drawing.orphans(.warning)))
        session.write(drawing.changedFiles, into: drawing.entry.folder)
        if session.status != 2 { session.remove(drawing.abandonedFiles) }
      }
    }
  }
}
