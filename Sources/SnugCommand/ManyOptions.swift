import ArgumentParser

/// Options for several pictures.
struct ManyOptions: ParsableArguments {
  @Flag(help: "Write nothing; list pictures that differ from what their scenes give, and why.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "With --check: write stale pictures here, as they are and as they should be, with a page.",
      valueName: "dir"),
    completion: .directory)
  var differences: String?

  @Flag(help: "Redraw when a scene, or an image in it, changes; Ctrl-C ends it.")
  var watch = false

  @Flag(help: "Go on after a scene that cannot be drawn.")
  var keepGoing = false

  @Flag(help: "Redraw everything; ignore the cache.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The cache directory.", valueName: "dir"),
    completion: .directory)
  var cacheDir: String?

  func validate() throws {
    if watch, check { throw ValidationError("--watch and --check exclude each other.") }
    if differences != nil, !check { throw ValidationError("--differences goes with --check.") }
    if noCache, cacheDir != nil {
      throw ValidationError("--no-cache and --cache-dir exclude each other.")
    }
  }
}

/// Options for build systems.
struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write which files each picture is made from, as rules for make.", valueName: "file"),
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
