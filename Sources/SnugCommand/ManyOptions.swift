import ArgumentParser

struct ManyOptions: ParsableArguments {
  @Flag(help: "Write nothing; list pictures that don't match their scenes, and why.")
  var check = false

  @Flag(help: "Redraw when a scene, or an image in it, changes; Ctrl-C ends it.")
  var watch = false

  @Flag(help: "Continue after a scene that cannot be drawn.")
  var keepGoing = false

  func validate() throws {
    if watch, check { throw ValidationError("--watch and --check exclude each other.") }
  }
}

/// Options for build systems.
struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the dependencies of each picture as rules for make.", valueName: "file"),
    completion: .file())
  var deps: String?
}
