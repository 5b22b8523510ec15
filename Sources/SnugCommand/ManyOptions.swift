import ArgumentParser

/// Options for several pictures.
struct ManyOptions: ParsableArguments {
  @Flag(help: "Write nothing; list pictures that don't match their scenes, and why.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "With --check: write stale pictures here, old and new, with a page to compare them.",
      valueName: "dir"),
    completion: .directory)
  var differences: String?

  @Flag(help: "Redraw when a scene, or an image in it, changes; Ctrl-C ends it.")
  var watch = false

  @Flag(help: "Continue after a scene that cannot be drawn.")
  var keepGoing = false

  func validate() throws {
    if watch, check { throw ValidationError("--watch and --check exclude each other.") }
    if differences != nil, !check { throw ValidationError("--differences needs --check.") }
  }
}

/// Options for build systems.
struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the dependencies of each picture as rules for make.", valueName: "file"),
    completion: .file())
  var deps: String?

  @Option(
    help: ArgumentHelp(
      "Draw one part of several: 2/4 is every fourth scene, from the second.", valueName: "n/n"))
  var shard: Shard?

  /// `2/4`
  struct Shard: ExpressibleByArgument {
    let number: Int
    let count: Int

    init?(argument: String) {
      let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        number > 0, number <= count
      else { return nil }
      self.number = number
      self.count = count
    }
  }
}
