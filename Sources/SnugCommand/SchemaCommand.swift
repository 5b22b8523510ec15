import ArgumentParser
import Snug

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print what a scene file can say, as a JSON Schema for editors.")

  @Flag(help: "Print what 'snug solve' and 'snug explain --format json' print instead.")
  var explanation = false

  @Flag(help: "Print the reference for people instead, as Markdown.")
  var markdown = false

  func run() throws {
    try Session.print(
      explanation
        ? (markdown ? ExplanationFormat.reference : ExplanationFormat.jsonSchema)
        : (markdown ? SceneReference.markdown : SceneReference.jsonSchema))
  }
}
