import AutoLayout
import CResources
public import Diagnostics
import Geometry
import LayoutExplanation
import Platform
import SceneFormat
public import Snug

/// Serves the editor of one scene to a browser, and answers its page's questions.
public final class LiveEditor: Sendable {
  let file: EditedFile
  let pipeline: Pipeline
  /// Which scene of a file that holds several.
  let selection: SceneSelection
  let server: LoopbackServer

  /// The address to open, with the token without which nothing is answered.
  public var address: String { server.gate.address }

  /// Listens on a free port of the loopback interface.
  ///
  /// - Parameter name: one scene of a file that holds several.
  public init(
    _ file: EditedFile, _ pipeline: Pipeline, scene name: String? = nil
  ) throws(Diagnostic) {
    self.file = file
    self.pipeline = pipeline
    selection = SceneSelection(name: name)
    let page = [
      "": ("text/html", editor_html), "editor.css": ("text/css", editor_css),
      "editor.svg": ("image/svg+xml", editor_svg), "editor.js": ("text/javascript", editor_js),
    ]
    do {
      server = try LoopbackServer(
        resources: page.mapValues { type, text in
          .init(type: type, bytes: Array(String(cString: text).utf8))
        })
    } catch {
      throw Diagnostic(
        .error, .unwritableFile, "cannot listen on the loopback interface: \(error)",
        file: file.name)
    }
  }

  /// Serves until the task is cancelled.
  public func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.server.run { self.reply(to: $0) } }
      group.addTask { try await self.watch() }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Tells every page when the file is another one.
  private func watch() async throws {
    var known = file.read().revision
    while true {
      try await Task.sleep(for: .milliseconds(400))
      let revision = file.read().revision
      guard revision != known else { continue }
      known = revision
      server.sendToAll(changedElsewhere(revision ?? "").compact)
    }
  }

  private func reply(to text: String) -> String {
    guard let request = try? JSONDecoder().decode(Request.self, from: Data(text.utf8)) else {
      return (["error": "The page sent something that is no request."] as JSON).compact
    }
    return answer(to: request).appending(["id": .count(request.id)]).compact
  }
}
