import ArgumentParser
import Snug

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the format of scene files as a JSON Schema for editors.")

  @Flag(help: "Print the format of 'snug solve' and 'snug explain --format json' instead.")
  var explanation = false

  @Flag(help: "Print a Markdown reference instead.")
  var markdown = false

  func run() throws {
    try Session.print(
      explanation
        ? (markdown ? ExplanationFormat.reference : ExplanationFormat.jsonSchema)
        : (markdown ? SceneReference.markdown : SceneReference.jsonSchema))
  }
}
