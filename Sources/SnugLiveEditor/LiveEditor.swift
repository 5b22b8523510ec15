import CSnugResources
package import Snug
package import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugPlatform
import SnugSceneFormat

/// Serves the editor of one scene to a browser, and answers the page's requests.
package final class LiveEditor: Sendable {
  let file: EditedFile
  let pipeline: Pipeline
  /// The scene to edit in a file with several.
  let selection: SceneSelection
  let server: LoopbackServer

  /// The address to open, with the token that every request needs.
  package var address: String { server.gate.address }

  /// Listens on a free port of the loopback interface.
  ///
  /// - Parameter name: a scene in a file with several.
  package init(
    _ file: EditedFile, _ pipeline: Pipeline, scene name: String? = nil
  ) throws(Diagnostic) {
    self.file = file
    self.pipeline = pipeline
    selection = SceneSelection(name: name)
    let page = [
      "": ("text/html", editor_html), "editor.css": ("text/css", editor_css),
      "editor.svg": ("image/svg+xml", editor_svg), "editor.js": ("text/javascript", editor_js),
      "dragging.js": ("text/javascript", dragging_js),
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
  package func run() async throws {
    try await server.run { question in
      guard let request = try? JSONDecoder().decode(Request.self, from: Data(question.utf8)) else {
        return (["error": "The page sent an invalid request."] as JSON).compact
      }
      return self.answer(to: request).compact
    }
  }
}
