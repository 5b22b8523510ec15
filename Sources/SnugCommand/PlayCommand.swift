import ArgumentParser
import Snug
import SnugLiveEditor
import SnugPlatform
import SnugProcesses
import Synchronization

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Edit a scene in a browser, with its layout beside it.",
    discussion: """
      Serves a page only to this computer, prints its address and opens a browser. Without a \
      scene, it begins with an example. A file that was changed elsewhere is not overwritten. A \
      .xib, a .storyboard and a console log are shown, and can be converted. Ctrl-C ends it.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene file, which need not exist yet; or another file with a scene.", valueName: "scene"),
    completion: .scene)
  var file: String?

  @Option(
    help: ArgumentHelp(
      "A scene of a .xib, .storyboard or log, by name, class, identifier or object id.",
      valueName: "name"),
    completion: .sceneName)
  var scene: String?

  @Flag(help: "Print the address without opening a browser.")
  var noOpen = false

  func run() throws {
    var session = try Session()
    do throws(Diagnostic) {
      let editor = try LiveEditor(try EditedFile(file), session.pipeline, scene: scene)
      session.write("\(editor.address)\n")
      Session.print(error: "Ctrl-C ends")
      if !noOpen { open(editor.address) }
      serve(editor)
    } catch {
      session.report([error])
    }
    try session.finish()
  }

  /// Serves until it is interrupted.
  private func serve(_ editor: LiveEditor) {
    let interruption = Interruption()
    let hasEnded = Atomic(false)
    let server = Task {
      defer { hasEnded.store(true, ordering: .relaxed) }
      do { try await editor.run() } catch is CancellationError {} catch {
        Session.print(error: "the server stopped: \(error)")
      }
    }
    while !interruption.hasOccurred, !hasEnded.load(ordering: .relaxed) { usleep(20_000) }
    server.cancel()
  }

  private func open(_ address: String) {
    do { try ChildProcess(HostSystem.openingProgram, [address]).start() } catch {
      Session.print(error: "there is no browser to open: open the address yourself")
    }
  }
}
